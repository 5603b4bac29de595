/** Maker: the font, subset to some letters. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { maker } from "../once/maker.ts";

const source = "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

/**
 * Tables to drop: kerning variation by weight (the default is right for regular text, and close for bold), names of
 * weights for font menus, and metrics that browsers compute from the outlines.
 */
const left = ["GDEF", "HVAR", "MVAR", "STAT"];

/** The font's bytes with some letters only: all weights, with kerning. Other letters use the fallback font. */
const subset = ({ letters }: { letters: string }): Promise<Uint8Array> =>
  subsetFont(readFileSync(join(process.cwd(), source)), letters, {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures: ["kern", "liga"],
    dropTables: left,
  });

export default maker(subset);
