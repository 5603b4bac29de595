/** Finds edges of a diagram that cross its labels. */
import { type Extent, extentOf } from "./crowded.ts";
import type { Drawing } from "./drawing.ts";
import type { Point } from "./graph.ts";

/** The minimum distance between a line and letters. */
const clearance = -1;

/** The number of points tested on each curve segment. */
const places = 24;

/** A point on a cubic Bézier curve, with `at` from 0 to 1. */
const onCurve = (points: Point[], at: number): Point => {
  const weights = [(1 - at) ** 3, 3 * at * (1 - at) ** 2, 3 * at ** 2 * (1 - at), at ** 3];
  const along = (axis: 0 | 1) => points.reduce((sum, point, index) => sum + point[axis] * (weights[index] ?? 0), 0);
  return [along(0), along(1)];
};

/** Points along an edge's curves; empty for a path without curves. */
function placesAlong(d: string): Point[] {
  const [, start, curves] = /^M[^A-Z]*?L?([^A-Z]*)C([^A-Z]*)/.exec(d) ?? [];
  if (!start || !curves) return [];
  const numbers = `${start} ${curves}`.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const points = numbers.flatMap((x, index): Point[] => (index % 2 ? [] : [[x, numbers[index + 1] ?? 0]]));
  return points.flatMap((_point, index) =>
    index % 3 === 0 && index + 3 < points.length
      ? Array.from({ length: places }, (_, step) => onCurve(points.slice(index, index + 4), step / places))
      : [],
  );
}

const isIn = ([x, y]: Point, { left, right, top, bottom }: Extent): boolean =>
  x > left - clearance && x < right + clearance && y > top - clearance && y < bottom + clearance;

/** Reports every label that an edge crosses, as a sentence. */
export function crossed({ shapes }: Drawing): string[] {
  const lines = shapes.flatMap((shape) => ("d" in shape && !shape.fill ? [placesAlong(shape.d)] : []));
  return shapes.flatMap((shape) => {
    if (!("text" in shape)) return [];
    const extent = extentOf(shape);
    return lines.some((line) => line.some((place) => isIn(place, extent))) ? [`a line crosses "${shape.text}"`] : [];
  });
}
