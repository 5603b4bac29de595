/** The loop of building and running, as many turns of one line. */
import { count, type Sketch, water } from "./pen.ts";

/** A turn of the loop: two lobes through the middle. */
function turn(width: number, height: number): string {
  const lobe = (side: 1 | -1) => {
    const [near, far] = [340 + side * Math.round(width * 0.42), 340 + side * width];
    return `C${near} ${170 - side * height} ${far} ${170 - side * height} ${far} 170S${near} ${170 + side * height} 340 170`;
  };
  return `M340 170${lobe(1)}${lobe(-1)}`;
}

export const loop: Sketch = {
  title: "The loop of building and running",
  description:
    "A figure of eight drawn in many turns, one inside the other: what is learned on one side is built on the other.",
  lines: count(6)
    .map((index) => turn(300 - index * 22, 182 - index * 20))
    .join(""),
  faint: `${water}M340 0v340M100 170h480`,
  keel: `${turn(190, 82)}M340 140v60`,
};
