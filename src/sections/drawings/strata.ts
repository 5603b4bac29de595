/** A bill in ten layers, which become thinner one after the other. */
import { count, type Place, type Sketch, through, water } from "./pen.ts";

const layers = 10;
const ground = 306;

/** The thickness of a layer at a fraction of the time: 26 at first, and half of that after its turn. */
const thickness = (layer: number, share: number): number => {
  const done = Math.min(1, Math.max(0, (share - 0.08 - (layers - 1 - layer) * 0.075) / 0.16));
  return 26 - 13 * done * done * (3 - 2 * done);
};

/** The upper edge of a layer. */
const edge = (layer: number): string =>
  through(
    ...count(25).map((step): Place => {
      const below = count(layer + 1).map((one) => thickness(one, step / 24));
      return [40 + step * 25, ground - below.reduce((sum, one) => sum + one, 0)];
    }),
  );

export const strata: Sketch = {
  title: "A bill in ten layers",
  description:
    "Ten layers lie on each other. From left to right one after the other becomes thinner, until all are half as high as they were.",
  lines: `${count(layers - 1)
    .map(edge)
    .join("")}M40 ${ground}H640`,
  faint:
    water +
    count(13)
      .map((month) => `M${40 + month * 50} ${ground - 266}V${ground}`)
      .join(""),
  keel: edge(layers - 1),
};
