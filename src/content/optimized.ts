/** Maker: drawings as short as they can be written. */
import { optimize } from "svgo";
import { maker } from "./once/maker.ts";

/** Decimals of a drawing that is 16 wide, and 28 pixels at most: more would be bytes that nobody sees. */
const precision = 2;

const shapes = (svg: string): string => {
  const { data } = optimize(svg, { floatPrecision: precision });
  return /<svg[^>]*>([\s\S]*)<\/svg>/.exec(data)?.[1] ?? "";
};

/** The shapes in each of some SVG files, by their names. */
export default maker((files: { [name: string]: string }) =>
  Object.fromEntries(Object.entries(files).map(([name, svg]) => [name, shapes(svg)])),
);
