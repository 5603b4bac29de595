/** The week as a dial of 24 hours: one ring for each day, and on it the hours in which somebody is there. */
import { arc, count, hand, type Place, round, type Sketch, through, water } from "./pen.ts";

const middle: Place = [340, 170];

/** From and to which hour somebody is there, Monday first; a test compares them with src/hours.ts. */
export const days: [from: number, to: number][] = [...count(5).map((): [number, number] => [9, 18]), [10, 14], [9, 9]];

const radiusOf = (day: number) => 52 + day * 15;

/** A day's hours, as a band on its ring. */
const band = (day: number, from: number, to: number): string =>
  [-4, 0, 4].map((beside) => arc(middle, radiusOf(day) + beside, from / 24, to / 24)).join("") +
  [from, to]
    .map((hour) => through(hand(middle, radiusOf(day) - 4, hour / 24), hand(middle, radiusOf(day) + 4, hour / 24)))
    .join("");

export const week: Sketch = {
  title: "The week as a dial of 24 hours",
  description:
    "Seven rings, one for each day, on a dial with midnight at the top. Bands mark the support hours: long on five rings, short on the sixth, none on the last.",
  lines: days.map(([from, to], day) => round(middle, radiusOf(day)) + (to > from ? band(day, from, to) : "")).join(""),
  faint:
    water +
    count(24)
      .map((hour) => through(hand(middle, 152, hour / 24), hand(middle, hour % 6 === 0 ? 166 : 159, hour / 24)))
      .join(""),
  keel: `${through(middle, hand(middle, 160, 15.2 / 24))}${through(middle, hand(middle, 34, 2.5 / 12))}${round(middle, 5)}`,
};
