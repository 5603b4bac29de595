/** Numbers, each with what it counts. */
import type { Stats as StatsData } from "../page.ts";
import { Unbroken } from "../shell/unbroken.tsx";
import { Frame } from "./frame.tsx";

/** Renders the numbers. */
export function Stats({ section }: { section: StatsData }) {
  const { id, title, text, items, action } = section;
  const notes = items.filter(({ note }) => note);
  return (
    <Frame kind="stats" id={id} title={title} text={text} action={action}>
      <dl className={`stats stats-${items.length}`}>
        {items.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && (
        <ul className={`stats-notes stats-notes-${notes.length}`}>
          {notes.map(({ value, note }) => (
            <li key={value}>
              <strong>{value}</strong> <Unbroken text={note ?? ""} />
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}
