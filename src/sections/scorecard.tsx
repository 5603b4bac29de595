/** One case at a glance: its results in large type, its chart beside them, and a link to the whole story. */
import type { PageData } from "../content/page-data.ts";
import type { Scorecard as ScorecardData } from "../page.ts";
import { Action } from "./action.tsx";
import { Figure } from "./figure.tsx";
import { Scores } from "./scores.tsx";

/** Renders the case. */
export function Scorecard({ section, data }: { section: ScorecardData; data: PageData }) {
  const { id, label, title, text, results, figure, action } = section;
  return (
    <section className="section section-scorecard" id={id}>
      <div className="container scorecard">
        <div>
          <p className="section-label">{label}</p>
          <h2>{title}</h2>
          <p>{text}</p>
          <p className="actions">
            <Action link={action} first={false} />
          </p>
        </div>
        <Scores scores={results} />
        <Figure name={figure} data={data} />
      </div>
    </section>
  );
}
