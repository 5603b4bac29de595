/** Longer blocks: what is done, how, and what the client has in the end. */
import { Card } from "react-bootstrap";
import type { PageData } from "../content/page-data.ts";
import type { Solutions as SolutionsData } from "../page.ts";
import { Unbroken } from "../shell/unbroken.tsx";
import { Action } from "./action.tsx";
import { Figure } from "./figure.tsx";
import { Frame } from "./frame.tsx";
import { Points } from "./points.tsx";
import { Sheet } from "./sheet.tsx";

type Item = SolutionsData["items"][number];

const Outcome = ({ words }: { words?: string }) =>
  words && (
    <p className="solution-outcome">
      <span>
        <Unbroken text={words} />
      </span>
    </p>
  );

function Slab({ id, title, text, sheet, points, outcome, action }: Item) {
  return (
    <Card as="article" className="solution" id={id}>
      <div>
        <h3>{title}</h3>
        <p>
          <Unbroken text={text} />
        </p>
        {sheet && <Sheet {...sheet} />}
        {action && (
          <p className="actions">
            <Action link={action} first={false} />
          </p>
        )}
      </div>
      <div>
        <Points points={points} />
      </div>
      <Outcome words={outcome} />
    </Card>
  );
}

function FoldedSlab({ id, title, text, points, outcome }: Item) {
  return (
    <Card as="details" className="solution solution-folded" id={id}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <p>
        <Unbroken text={text} />
      </p>
      <Points points={points} />
      <Outcome words={outcome} />
    </Card>
  );
}

/** Renders the blocks. */
export function Solutions({ section, data }: { section: SolutionsData; data: PageData }) {
  const { id, label, title, text, items, folded, figure } = section;
  const Block = folded ? FoldedSlab : Slab;
  return (
    <Frame kind="solutions" id={id} label={label} title={title} text={text}>
      {figure && <Figure name={figure} data={data} />}
      {items.map((item) => (
        <Block key={item.title} {...item} />
      ))}
    </Frame>
  );
}
