/** A hull with bulkheads: water in one compartment stays there. */
import { count, type Sketch, water } from "./pen.ts";

const walls = [150, 250, 350, 450, 540];

/** How deep the hull reaches at a place along it. */
const keelAt = (x: number): number => (x < 110 ? 200 + (x - 40) * 1.25 : x > 540 ? 288 - (x - 540) * 1.55 : 288);

export const bulkheads: Sketch = {
  title: "A hull with bulkheads",
  description:
    "A ship from the side, divided into six watertight compartments. One is flooded; the walls beside it hold.",
  lines: [
    "M40 130C60 230 80 288 150 288H520C590 288 620 190 640 104C560 126 460 134 340 134S120 134 40 130Z",
    "M56 152C140 156 240 157 340 157S560 149 633 128M62 176C140 180 240 181 340 181S560 173 625 154",
    ...walls.flatMap((x) => [`M${x} 133V${keelAt(x)}`, `M${x + 5} 133V${keelAt(x + 5)}`]),
    "M66 206C150 210 250 211 340 211S540 204 614 186M86 250C160 254 250 255 340 255S520 250 592 228",
  ].join(""),
  faint: `${water}M0 232h680M340 0v340${count(5)
    .map((index) => `M${44 + index * 8} ${150 + index * 24}h90`)
    .join("")}`,
  keel: [
    ...count(8).map((index) => `M355 ${208 + index * 10}q24 -9 48 0t47 0`),
    "M402 332V302M388 314L402 300L416 314",
  ].join(""),
};
