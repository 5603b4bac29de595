/** A graph of services: one large circle became many, and a request is traced through them. */
import { type Place, round, type Sketch, through, water } from "./pen.ts";

const nodes: [at: Place, radius: number][] = [
  [[96, 190], 62],
  [[222, 84], 24],
  [[236, 190], 30],
  [[222, 290], 20],
  [[340, 40], 16],
  [[346, 136], 26],
  [[352, 242], 22],
  [[470, 82], 22],
  [[478, 190], 30],
  [[462, 296], 18],
  [[590, 130], 20],
  [[596, 246], 26],
];
const edges = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 4],
  [1, 5],
  [2, 5],
  [2, 6],
  [3, 6],
  [4, 7],
  [5, 7],
  [5, 8],
  [6, 8],
  [6, 9],
  [7, 10],
  [8, 10],
  [8, 11],
  [9, 11],
] as const;
const request = [0, 2, 5, 8, 11];

/** The line between two circles, from rim to rim. */
function between(from: number, to: number): string {
  const [[a, ra], [b, rb]] = [nodes[from] ?? [[0, 0], 0], nodes[to] ?? [[0, 0], 0]] as [
    [Place, number],
    [Place, number],
  ];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const at = (t: number): Place => [a[0] + ((b[0] - a[0]) * t) / length, a[1] + ((b[1] - a[1]) * t) / length];
  return through(at(ra), at(length - rb));
}

export const services: Sketch = {
  title: "A graph of services",
  description:
    "A large service at the edge is joined to eleven smaller ones; one request is followed through five of them.",
  lines: [
    ...edges.map(([from, to]) => between(from, to)),
    ...nodes.map(([at, radius]) => round(at, radius)),
    ...nodes.filter(([, radius]) => radius > 24).map(([at, radius]) => round(at, radius - 9)),
  ].join(""),
  faint: `${water}M96 128v124M34 190h124${round([96, 190], 28)}`,
  keel: [
    ...request.slice(1).map((to, index) => between(request[index] ?? 0, to)),
    ...request.map((index) => round(nodes[index]?.[0] ?? [0, 0], 6)),
  ].join(""),
};
