/** Text beside its heading. */
import type { Text as TextData } from "../page.ts";
import { Action } from "./action.tsx";
import { Frame } from "./frame.tsx";

/** Draws the text. */
export function Text({ section }: { section: TextData }) {
  const { id, label, title, paragraphs, points, action } = section;
  return (
    <Frame kind="text" id={id}>
      <div className="beside">
        <div>
          {label && <p className="section-label">{label}</p>}
          <h2>{title}</h2>
        </div>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && (
            <ul className="ticks">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {action && (
            <p>
              <Action link={action} first={false} />
            </p>
          )}
        </div>
      </div>
    </Frame>
  );
}
