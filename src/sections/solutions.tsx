/** Longer blocks: what is done, how, and what the client has afterwards. */
import { Card } from "react-bootstrap";
import type { Solutions as SolutionsData } from "../page.ts";
import type { PageData } from "../page-data.ts";
import { Action } from "./action.tsx";
import { Figure } from "./figure.tsx";
import { Frame } from "./frame.tsx";

/** Draws the blocks. */
export function Solutions({ section, data }: { section: SolutionsData; data: PageData }) {
  const { id, label, title, text, items, figure } = section;
  return (
    <Frame kind="solutions" id={id} label={label} title={title} text={text}>
      {figure && <Figure name={figure} data={data} />}
      {items.map((item) => (
        <Card as="article" className="solution" key={item.title}>
          <div>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            {item.action && (
              <p>
                <Action link={item.action} first={false} />
              </p>
            )}
          </div>
          <div>
            <ul className="ticks">
              {item.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
          {item.outcome && <p className="solution-outcome">{item.outcome}</p>}
        </Card>
      ))}
    </Frame>
  );
}
