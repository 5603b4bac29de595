/** An error budget that burns: slowly, then fast enough to page. */
import { count, type Place, round, type Sketch, through, water } from "./pen.ts";

/** The budget that is left at a time of the month, as a y coordinate between 60 (all) and 290 (none). */
const budget = (x: number): number => {
  const slow = 60 + Math.max(0, x - 90) * 0.22;
  return x < 350 ? slow : x < 450 ? slow + ((x - 350) / 100) ** 2 * 84 + (x - 350) * 0.3 : slow + 114;
};
const moments = count(27).map((index): Place => [70 + index * 20, budget(70 + index * 20)]);

export const burnRate: Sketch = {
  title: "An error budget that burns",
  description:
    "A curve falls slowly, then steeply: there an alert rings, and after the fix it falls slowly again, above the ground.",
  lines: [
    through(...moments),
    ...moments.map(([x, y]) => `M${x} ${Math.round(y)}V290`),
    "M50 290H620",
    ...[18, 34, 52].map((radius) => round([430, budget(430)], radius)),
  ].join(""),
  faint: `${water}M70 60L620 290M70 40V300`,
  keel: `${through(...moments.filter(([x]) => x >= 350 && x <= 450))}${round([430, budget(430)], 7)}M430 20V${Math.round(budget(430) - 60)}`,
};
