/** Walls around something protected, each with one gate, and the only path through them. */
import { arc, hand, type Place, round, type Sketch, through, water } from "./pen.ts";

const middle: Place = [340, 170];
/** The position of each wall's gate, from the innermost to the outermost, in turns. */
const gates = [0.62, 0.34, 0.86, 0.55, 0.2, 0.76];
const radiusOf = (wall: number) => 40 + wall * 22;
const half = (wall: number) => 9 / (2 * Math.PI * radiusOf(wall));

const walls = gates.flatMap((gate, wall) =>
  [0, 6].map((thick) => arc(middle, radiusOf(wall) + thick, gate + half(wall), gate + 1 - half(wall))),
);

/** The path from one gate to the next one inward, along the wall between them. */
const ways = gates.map((gate, wall) => {
  const outer = gates[wall + 1];
  const between = radiusOf(wall) + 14;
  const inward = (from: number) => through(hand(middle, from, gate), hand(middle, radiusOf(wall) - 8, gate));
  if (outer === undefined) return inward(300);
  return arc(middle, between, Math.min(gate, outer), Math.max(gate, outer)) + inward(between);
});

export const gatesInWalls: Sketch = {
  title: "Walls with one gate each",
  description:
    "Six round walls stand around a small circle. Each has a single gate, none behind another, and one way leads through all of them.",
  lines: [...walls, round(middle, 18), round(middle, 10)].join(""),
  faint: `${water}M340 0v340${round(middle, 166)}`,
  keel: ways.join(""),
};
