/** A short table of two columns, such as opening hours. */
import type { PageData } from "../content/page-data.ts";
import type { Hours as HoursData } from "../page.ts";
import { Island } from "../shell/island.tsx";
import { Unbroken } from "../shell/unbroken.tsx";
import { Figure } from "./figure.tsx";
import { Frame } from "./frame.tsx";

/** Renders the table. */
export function Hours({ section, data }: { section: HoursData; data: PageData }) {
  const { id, title, text, items, figure, ownClock } = section;
  // Sentences are aligned left, times right.
  const told = items.some(({ value }) => value.length > 40);
  const drawn = figure && <Figure name={figure} data={data} />;
  return (
    <Frame kind="hours" id={id}>
      <div className="beside">
        <div>
          <h2>{title}</h2>
          {text && (
            <p>
              <Unbroken text={text} />
            </p>
          )}
          {ownClock && (
            <Island kind="hours">
              <p className="own-clock">
                <Unbroken text={ownClock} />
              </p>
            </Island>
          )}
          {told && drawn}
        </div>
        <div>
          <dl className={told ? "hours hours-told" : "hours"}>
            {items.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Unbroken text={value} />
                </dd>
              </div>
            ))}
          </dl>
          {!told && drawn}
        </div>
      </div>
    </Frame>
  );
}
