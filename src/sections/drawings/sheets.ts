/** A stack of papers; only the front one has writing on it. */
import { count, type Sketch, water } from "./pen.ts";

const [width, height] = [208, 214];
const at = (sheet: number) => [112 + sheet * 46, 104 - sheet * 12] as const;

/** The visible part of a sheet behind another: its upper and its right edge. */
const behind = (sheet: number): string => {
  const [[x, y], [frontX, frontY]] = [at(sheet), at(sheet - 1)];
  return `M${x} ${frontY}V${y}H${x + width}V${y + height}H${frontX + width}M${x + 14} ${y + 6}h${width - 28}`;
};

const [left, top] = at(0);

export const sheets: Sketch = {
  title: "A stack of papers",
  description:
    "Seven sheets stand one behind the other. The first shows a heading, six lines of writing and a row of bars.",
  lines: [
    `M${left} ${top}h${width}v${height}h${-width}z`,
    ...[158, 146, 160, 128, 152, 84].map((long, line) => `M${left + 24} ${top + 62 + line * 15}h${long}`),
    ...[34, 30, 31, 22, 17, 13, 12].map(
      (high, bar) => `M${left + 28 + bar * 24} ${top + height - 18}v${-high}h12v${high}`,
    ),
    ...count(6).map((sheet) => behind(sheet + 1)),
  ].join(""),
  faint: `${water}M${left + 24} ${top + height - 18}h${width - 48}`,
  keel: `M${left + 24} ${top + 30}h112M${left + 24} ${top + 40}h64`,
};
