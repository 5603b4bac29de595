/** The months of a case as a strip, all cases at one scale: the work, and what its numbers are measured over. */
import type { CaseStudy } from "../page.ts";

const count = (many: number): number[] => Array.from({ length: many }, (_, index) => index + 1);

/**
 * Renders the months.
 * @throws where a timeline does not begin with a number of months
 */
export function Months({ timeline, measured }: Pick<CaseStudy, "timeline" | "measured">) {
  const work = Number(/^(\d+) months?$/.exec(timeline)?.[1]);
  if (!work) throw new Error(`a timeline is "1 month" or "2 months", not "${timeline}"`);
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
