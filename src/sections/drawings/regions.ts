/** A globe with three regions and the routes between them. */
import { count, round, type Sketch, water } from "./pen.ts";

const radius = 158;
const regions = [
  [258, 122],
  [394, 92],
  [422, 218],
] as const;

export const regionsOnAGlobe: Sketch = {
  title: "Regions and the ways between them",
  description: "A globe drawn by its meridians and parallels, with three regions on it and the routes that join them.",
  lines: [
    round([340, 172], radius),
    ...count(4).map((index) => round([340, 172], radius * Math.sin(((index + 1) * Math.PI) / 10), radius)),
    ...count(3).flatMap((index) => {
      const y = (index + 1) * 42;
      const half = Math.round(Math.sqrt(radius ** 2 - y ** 2));
      return [`M${340 - half} ${172 - y}h${2 * half}`, `M${340 - half} ${172 + y}h${2 * half}`];
    }),
    ...regions.map(([x, y]) => round([x, y], 15)),
  ].join(""),
  faint: `${water}M340 0v340M60 172h560${round([340, 172], 200, 44)}`,
  keel: [
    "M258 122C296 70 352 66 394 92M394 92C440 124 448 176 422 218M422 218C360 236 286 196 258 122",
    ...regions.map(([x, y]) => round([x, y], 6)),
  ].join(""),
};
