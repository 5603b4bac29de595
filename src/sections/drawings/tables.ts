/** People around tables, and a question that goes from one table to the next. */
import { count, flow, hand, type Place, round, type Sketch, water } from "./pen.ts";

const tables: { at: Place; radius: number; seats: number }[] = [
  { at: [134, 204], radius: 56, seats: 9 },
  { at: [340, 104], radius: 44, seats: 7 },
  { at: [536, 214], radius: 66, seats: 11 },
];

/** A seat at a table, counted from the top. */
const seat = (table: number, index: number): Place => {
  const { at, radius, seats } = tables[table] ?? { at: [0, 0], radius: 0, seats: 1 };
  return hand(at, radius + 22, index / seats);
};

const asked: [from: Place, to: Place][] = [
  [seat(0, 2), seat(1, 5)],
  [seat(1, 2), seat(2, 10)],
];

export const tablesOfPeople: Sketch = {
  title: "People around tables",
  description:
    "Three round tables with seats around them. A question goes from a seat of the first to the second, and on to the third.",
  lines: tables
    .flatMap(({ at, radius, seats }, table) => [
      round(at, radius),
      round(at, radius - 9),
      ...count(seats).map((index) => round(seat(table, index), 11)),
    ])
    .join(""),
  faint: water + tables.map(({ at, radius }) => round(at, radius + 44)).join(""),
  keel: asked.flatMap(([from, to]) => [flow(from, to), round(from, 5), round(to, 5)]).join(""),
};
