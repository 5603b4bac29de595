/** A delivery pipeline: branches join a trunk, pass its gates, and reach ever more of the traffic. */
import { count, flow, type Place, round, type Sketch, through, water } from "./pen.ts";

const gates = [210, 262, 314, 366];
const canaries: [at: Place, radius: number][] = [
  [[474, 258], 8],
  [[516, 96], 22],
  [[578, 187], 46],
];

export const pipeline: Sketch = {
  title: "A delivery pipeline",
  description:
    "Seven branches join one trunk, which passes four gates and then reaches a small, a larger and the whole share of the traffic.",
  lines: [
    ...count(7).map((index) => flow([20, 54 + index * 44], [168, 187])),
    ...gates.flatMap((x, index) => [round([x, 187], 15, 104 - index * 15), round([x, 187], 9, 78 - index * 12)]),
    ...canaries.flatMap(([[x, y], radius]) => [
      flow([396, 187], [x - radius, y]),
      ...count(Math.ceil(radius / 11)).map((ring) => round([x, y], radius - ring * 11)),
    ]),
  ].join(""),
  faint:
    water + gates.map((x) => `M${x} 0v340`).join("") + through([168, 187], [20, 10]) + through([168, 187], [20, 364]),
  keel: "M168 187H532",
};
