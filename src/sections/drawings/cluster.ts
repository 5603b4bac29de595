/** A cluster that loses a node: its pods move to the remaining nodes. */
import { box, count, flow, type Place, type Sketch, water } from "./pen.ts";

const nodes = [92, 264, 436];
const size = 44;

/** The positions of a node's six pods. */
const pods = (left: number): Place[] =>
  count(6).map((index) => [left + 20 + (index % 2) * 62, 118 + Math.floor(index / 2) * 50]);

const stay = [nodes[0], nodes[2]].flatMap((left = 0) => pods(left).slice(0, 4));
const moved = [nodes[0], nodes[2]].flatMap((left = 0) => pods(left).slice(4));
const gone = pods(264).slice(2);

export const cluster: Sketch = {
  title: "A cluster that has lost a node",
  description: "Three nodes under one control plane. The middle one is drained; its pods have moved to the others.",
  lines: [
    ...nodes.filter((_, node) => node !== 1).map((x) => box([x, 106], 146, 168, 12)),
    ...stay.map((at) => box(at, size, size, 6)),
    box([252, 18], 170, 44, 10),
    ...nodes.map((x) => flow([337, 62], [x + 73, 106])),
  ].join(""),
  faint: `${water}${box([264, 106], 146, 168, 12)}M0 306h680`,
  keel: moved
    .map((at, index) => {
      const [fromX, fromY] = gone[index] ?? at;
      const [x, y] = at;
      return `${box(at, size, size, 6)}M${fromX + 22} ${fromY}C${fromX + 22} ${y + 120} ${x + 22} ${y + 110} ${x + 22} ${y + size}`;
    })
    .join(""),
};
