/** The timeline of a case as a strip of months, the same scale for all cases: the work, and the period its numbers cover. */
import { quote, refusal } from "../engine/check/problem.ts";
import type { CaseStudy } from "../page.ts";

const count = (many: number): number[] => Array.from({ length: many }, (_, index) => index + 1);

/**
 * Renders the months.
 * @throws DocumentError if a timeline is not a number of months
 */
export function Months({ study: { title, timeline, measured } }: { study: CaseStudy }) {
  const work = Number(/^(\d+) months?$/.exec(timeline)?.[1]);
  if (!work)
    throw refusal(`the timeline of the case study ${quote(title)}`, {
      expected: 'a number of months, which are drawn: "1 month", "2 months"',
      found: quote(timeline),
      fix: "write whole months; a text can say it more exactly",
    });
  const { before = 0, after = 0 } = measured ?? {};
  return (
    <ol className="months" aria-label="The months of the work, and those before and after it that were measured">
      {count(before).map((month) => (
        <li key={-month}>before</li>
      ))}
      {count(work).map((month) => (
        <li className="month-work" key={month}>
          {month}
        </li>
      ))}
      {count(after).map((month) => (
        <li key={`+${month}`}>{month === 1 ? "after 1" : month}</li>
      ))}
    </ol>
  );
}
