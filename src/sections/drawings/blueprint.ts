/** One plan, three environments: each is built from the drawing under it. */
import { count, type Place, type Sketch, through, water } from "./pen.ts";

const levels = [70, 158, 246];

/** Projects a point on a level, seen from above at an angle; both coordinates run from 0 to 1. */
const at = (level: number, u: number, v: number): Place => [340 + (u - v) * 250, level - 62 + (u + v) * 62];

const patch = (level: number, u: number, v: number, w: number, h: number) =>
  `${through(at(level, u, v), at(level, u + w, v), at(level, u + w, v + h), at(level, u, v + h))}Z`;

const blocks = [
  [0.1, 0.1, 0.34, 0.34],
  [0.56, 0.1, 0.34, 0.2],
  [0.56, 0.42, 0.34, 0.48],
  [0.1, 0.56, 0.34, 0.34],
] as const;

export const blueprint: Sketch = {
  title: "One plan, three environments",
  description:
    "Three levels of the same layout lie over each other; one changed part stands in the same place on all three.",
  lines: levels
    .flatMap((level) => [patch(level, 0, 0, 1, 1), ...blocks.map(([u, v, w, h]) => patch(level, u, v, w, h))])
    .join(""),
  faint:
    water +
    (
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const
    )
      .map(([u, v]) => through(at(70, u, v), at(246, u, v)))
      .join("") +
    count(3)
      .map((index) => through(at(246, 0.25 * (index + 1), 0), at(246, 0.25 * (index + 1), 1)))
      .join(""),
  keel:
    levels.map((level) => patch(level, 0.63, 0.5, 0.2, 0.3)).join("") +
    through(at(70, 0.73, 0.65), at(246, 0.73, 0.65)),
};
