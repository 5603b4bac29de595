/** Finds text in a picture that is cut off at the edge or overlaps other text. */
import type { Drawing, Words } from "./drawing.ts";
import { widthOf } from "./fonts.ts";

/** The bounding box of a line of text, in the drawing's units. */
export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The bounding box of a line of text, from cap height to baseline. */
export function extentOf({ text, x, y, size, anchor = "start", bold }: Words): Extent {
  const width = widthOf(text, size, bold);
  const left = x - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
  return { left, right: left + width, top: y - 0.7 * size, bottom: y };
}

/** Letters may exceed the edge by this much unnoticed. */
const tolerance = 1;

/** Reports every problem with a drawing's text, as sentences; rotated text is skipped. */
export function crowded({ width, height, shapes }: Drawing): string[] {
  const lines = shapes.flatMap((shape) =>
    "text" in shape && !shape.turn ? [{ text: shape.text, ...extentOf(shape) }] : [],
  );
  const cut = lines
    .filter(({ left, right, top, bottom }) =>
      [-left, right - width, -top, bottom - height].some((over) => over > tolerance),
    )
    .map(({ text }) => `"${text}" extends beyond the edge`);
  const over = lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance,
      )
      .map((other) => `"${one.text}" and "${other.text}" overlap`),
  );
  return [...cut, ...over];
}
