/** Short words about something, side by side. */
import { Badge } from "react-bootstrap";

/** Draws the words as a list; its label is what they are. */
export function Tags({ label, items }: { label?: string; items: string[] }) {
  return (
    <ul className="tags" aria-label={label}>
      {items.map((item) => (
        <Badge as="li" bg="" key={item}>
          {item}
        </Badge>
      ))}
    </ul>
  );
}
