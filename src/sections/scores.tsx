/** The results of a case in large type: what each counts, and its earlier value. */
import type { Score } from "../page.ts";

/** Renders the results. */
export function Scores({ scores }: { scores: Score[] }) {
  return (
    <dl className="stats scores">
      {scores.map(({ value, words, before }) => (
        <div key={words}>
          <dt>
            {words}
            {before && <span className="score-before">Before: {before}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
