/** The week as a 24-hour dial: one ring for each day, with its staffed hours. */
import { daysOf, officeHours, supportHours } from "../../hours.ts";
import { arc, count, hand, type Place, round, type Sketch, through, water } from "./pen.ts";

const middle: Place = [340, 170];

/** The staffed hours of each day: from, to. */
const days = supportHours.flatMap(({ who, from, to }) => daysOf(who).map(() => [from, to] as const));

const radiusOf = (day: number) => 52 + day * 15;

/** The staffed hours of a day, as a band on its ring. */
const band = (day: number, from: number, to: number): string =>
  [-4, 0, 4]
    .map((beside) => radiusOf(day) + beside)
    .map((radius) => (to - from < 24 ? arc(middle, radius, from / 24, to / 24) : round(middle, radius)))
    .join("") +
  [from, to]
    .map((hour) => through(hand(middle, radiusOf(day) - 4, hour / 24), hand(middle, radiusOf(day) + 4, hour / 24)))
    .join("");

export const week: Sketch = {
  title: "The week as a dial of 24 hours",
  description: `Seven rings, one for each day, on a dial with midnight at the top. Bands mark the support hours: ${officeHours.listed}.`,
  lines: days.map(([from, to], day) => round(middle, radiusOf(day)) + (to > from ? band(day, from, to) : "")).join(""),
  faint:
    water +
    count(24)
      .map((hour) => through(hand(middle, 152, hour / 24), hand(middle, hour % 6 === 0 ? 166 : 159, hour / 24)))
      .join(""),
  keel: `${through(middle, hand(middle, 160, 15.2 / 24))}${through(middle, hand(middle, 34, 2.5 / 12))}${round(middle, 5)}`,
};
