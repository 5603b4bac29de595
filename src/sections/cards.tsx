/** Cards side by side. */
import type { ComponentProps } from "react";
import { Card } from "react-bootstrap";
import type { Card as CardData, Cards as CardsData } from "../page.ts";
import { Icon } from "../shell/icon.tsx";
import { Unbroken } from "../shell/unbroken.tsx";
import { Frame } from "./frame.tsx";
import { Points } from "./points.tsx";

const FramedTile = (props: ComponentProps<"li">) => <Card as="li" {...props} />;

function CardView({ card, framed, columns }: { card: CardData; framed: boolean; columns: number }) {
  const { icon, title, text, points, link, label, id } = card;
  const Tile = framed ? FramedTile : "li";
  return (
    <Tile className="tile" id={id}>
      <span className="tile-icon">
        <Icon name={icon} />
      </span>
      {label && <p className="tile-label">{label}</p>}
      <h3>
        <Unbroken text={title} />
      </h3>
      <p>
        <Unbroken text={text} looseEnd={columns === 4} />
      </p>
      {points && <Points points={points} />}
      {link && (
        <p className="tile-link">
          <a href={link.href}>
            {link.label}
            <span className="visually-hidden">: {title}</span>
          </a>
        </p>
      )}
    </Tile>
  );
}

/** The number of columns, chosen so that no card is alone in its row. */
function columnsFor(count: number, look: string): number {
  if (look === "wide" || count === 2) return 2;
  return count % 4 === 0 ? 4 : 3;
}

/** Renders the cards. */
export function Cards({ section }: { section: CardsData }) {
  const { id, label, title, text, look = "framed", items, action } = section;
  const columns = columnsFor(items.length, look);
  return (
    <Frame kind="cards" id={id} label={label} title={title} text={text} action={action}>
      <ul className={`tiles tiles-${look} tiles-${columns}`}>
        {items.map((card) => (
          <CardView key={card.title} card={card} framed={look !== "plain"} columns={columns} />
        ))}
      </ul>
    </Frame>
  );
}
