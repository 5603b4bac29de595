/** Maker: the cover of an article, which is its first chart without text, centered in a 16:9 area. */
import { Resvg } from "@resvg/resvg-js";
import { maker } from "../once/maker.ts";
import { type Drawing, moved, type Path, short } from "./drawing.ts";

/** All paths in black, to measure their bounding box. */
const plain = ({ width, height, shapes }: Drawing, paths: Path[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paths
    .map(
      ({ d, stroke, width: stroked }) =>
        `<path d="${d}" ${stroke ? `fill="none" stroke="#000" stroke-width="${stroked ?? 1.5}"` : ""}/>`,
    )
    .join("")}${shapes.length > 0 ? "" : "<g/>"}</svg>`;

/** The relative margin on each side. */
const margin = 0.11;

/** The cover made from a drawing. */
export function coverOf(drawing: Drawing): Drawing {
  const paths = drawing.shapes.filter((shape): shape is Path => "d" in shape && !shape.sign);
  const box = new Resvg(plain(drawing, paths)).getBBox() ?? {
    x: 0,
    y: 0,
    width: drawing.width,
    height: drawing.height,
  };
  const width = Math.max(box.width, (box.height * 16) / 9) / (1 - 2 * margin);
  const height = (width * 9) / 16;
  const [x, y] = [(width - box.width) / 2 - box.x, (height - box.height) / 2 - box.y];
  const field: Path = { d: `M0 0H${short(width)}V${short(height)}H0Z`, fill: "accent-mist" };
  return { width, height, shapes: [field, ...paths.map((path) => ({ ...path, d: moved(path.d, x, y) }))] };
}

export default maker(coverOf);
