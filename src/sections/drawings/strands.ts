/** Three ways to work beside a team: met at intervals, handed over, woven together. */
import { count, flow, type Place, type Sketch, through, water } from "./pen.ts";

/** A wave along a level: its height at a fraction of its length. */
const along = (level: number, heightAt: (share: number) => number): string =>
  through(...count(41).map((step): Place => [40 + step * 15, level - heightAt(step / 40)]));

const sizes = [36, 27, 18];

export const strands: Sketch = {
  title: "Three ways to work beside a team",
  description:
    "Three pairs of strands. The upper ones touch at intervals, in the middle one begins where the other ends, and below they are woven into each other.",
  lines: [
    ...sizes.map((size) => along(68, (share) => 5 + size * Math.sin(share * 4 * Math.PI) ** 2)),
    ...sizes.map(
      (size, index) =>
        `M40 ${165 - index * 9}H${400 - index * 30}${flow([400 - index * 30, 165 - index * 9], [560 - index * 30, 165 - size * 1.4]).replace(/^M[\d.]+ [\d.]+/, "")}`,
    ),
    ...sizes.map((size) => along(276, (share) => size * Math.sin(share * 5 * Math.PI))),
  ].join(""),
  faint: `${water}M400 0v340`,
  keel: [
    "M40 68H640",
    `${flow([220, 212], [400, 170])}H640`,
    along(276, (share) => -36 * Math.sin(share * 5 * Math.PI)),
  ].join(""),
};
