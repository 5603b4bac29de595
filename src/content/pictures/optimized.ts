/** Maker: minifies SVG drawings. */
// The bundled version of SVGO loads in a quarter of the time.
import { optimize } from "svgo/browser";
import { maker } from "../once/maker.ts";

/** Decimals for a drawing 16 units wide, shown at 28 pixels at most: more precision would be invisible. */
const precision = 2;

const shapes = (svg: string): string => {
  const { data } = optimize(svg, { floatPrecision: precision });
  return /<svg[^>]*>([\s\S]*)<\/svg>/.exec(data)?.[1] ?? "";
};

/** The minified contents of some SVG files, by name. */
export default maker((files: { [name: string]: string }) =>
  Object.fromEntries(Object.entries(files).map(([name, svg]) => [name, shapes(svg)])),
);
