/** From one question to its answer: five groups, four titles in each. */
import { count, flow, type Place, round, type Sketch, water } from "./pen.ts";

const question: Place = [48, 170];
const groups = count(5).map((group): Place => [262, 42 + group * 64]);
const titleOf = (group: number, title: number): Place => [480, 20 + group * 64 + title * 14.6];

export const answers: Sketch = {
  title: "From a question to its answer",
  description:
    "From one place at the left, ways lead to five groups and from each group to four titles. One way is followed to its end.",
  lines: [
    round(question, 22),
    ...groups.flatMap((at, group) => [
      flow([70, 170], [at[0] - 15, at[1]]),
      round(at, 15),
      round(at, 8),
      ...count(4).map((title) => {
        const [x, y] = titleOf(group, title);
        return `${flow([277, at[1]], [x, y])}M${x + 8} ${y}h${[118, 88, 134, 102, 76][(group * 2 + title * 3) % 5]}`;
      }),
    ]),
  ].join(""),
  faint: `${water}M262 0v340M480 0v340`,
  keel: [
    flow([70, 170], [247, 106]),
    flow([277, 106], titleOf(1, 2)),
    "M488 113.2h118",
    round(question, 6),
    round([262, 106], 4),
  ].join(""),
};
