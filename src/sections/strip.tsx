/** An engagement at a glance: the weeks of its steps on one strip, each marked with the step's number. */
import type { Process } from "../page.ts";

/** The first and the last week that a step's time names: "Week 2", "Weeks 3-4". */
const written = /^Weeks? (\d+)(?:-(\d+))?$/;

interface Span {
  first: number;
  last: number;
}

/** The weeks of all steps; undefined if a step names none. */
function spansOf(steps: Process["steps"]): Span[] | undefined {
  const spans = steps.flatMap(({ when = "" }) => {
    const [, first, last = first] = written.exec(when) ?? [];
    return first ? [{ first: Number(first), last: Number(last) }] : [];
  });
  return spans.length === steps.length ? spans : undefined;
}

/** Renders the strip, which only repeats what the steps below it say, and so is hidden from screen readers. */
export function Strip({ steps }: { steps: Process["steps"] }) {
  const spans = spansOf(steps);
  if (!spans) return null;
  const weeks = Math.max(...spans.map(({ last }) => last));
  const at = (week: number) => `${Math.round((week / weeks) * 1e4) / 100}%`;
  return (
    <svg className="strip" aria-hidden="true" height="92">
      <text className="strip-week" y="14">
        {`Weeks 1 to ${weeks}`}
      </text>
      {spans.map(({ first, last }, index) => (
        <g key={first} className={index % 2 ? "strip-odd" : undefined}>
          <rect x={at(first - 1)} width={at(last - first + 1)} y="26" height="40" />
          <text x={at((first - 1 + last) / 2)} y="52">
            {index + 1}
          </text>
          <text className="strip-week" x={at(first - 1)} y="86">
            {first}
          </text>
        </g>
      ))}
    </svg>
  );
}
