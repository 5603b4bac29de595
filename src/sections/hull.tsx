/** The hull of the brand's own pages, once with its parts numbered and explained. */
import type { Hull as HullData } from "../page.ts";
import { hull } from "../shell/lines.tsx";
import { water } from "./drawings/pen.ts";
import { Frame } from "./frame.tsx";

/** Where the numbers stand on the hull, in the order of its parts: keel, sections, waterlines, deck. */
const marks = [
  [340, 296],
  [176, 186],
  [566, 204],
  [102, 40],
] as const;

/** Renders the hull beside its parts. */
export function Hull({ section }: { section: HullData }) {
  const { id, label, title, text, description, parts } = section;
  return (
    <Frame kind="hull" id={id} label={label} title={title} text={text}>
      <div className="hull">
        <svg className="hull-drawing" viewBox="0 0 680 340" role="img" aria-label={title} aria-describedby="hull-said">
          <title>{title}</title>
          <desc id="hull-said">{description}</desc>
          <path d={hull} />
          <path className="hull-water" d={water} />
          <path className="hull-keel" d="M340 0v340" />
          {parts.map((part, index) => {
            const [x, y] = marks[index] ?? [0, 0];
            return (
              <g key={part.title}>
                <circle cx={x} cy={y} r={21} />
                <text x={x} y={y + 9} textAnchor="middle">
                  {index + 1}
                </text>
              </g>
            );
          })}
        </svg>
        <ol className="hull-parts">
          {parts.map((part) => (
            <li key={part.title}>
              <h3>{part.title}</h3>
              <p>{part.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Frame>
  );
}
