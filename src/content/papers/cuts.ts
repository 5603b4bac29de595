/** The typeface for papers, decompressed once: fontkit would decompress a table on each access. */
import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import { type Cut, fontFile } from "../figures/fonts.ts";

/** The bytes of each style. */
export type Cuts = { [cut in Cut]: Buffer };

const unpacked = (cut: Cut): Promise<Buffer> => convert(readFileSync(fontFile(cut)), "sfnt");

let read: Promise<Cuts> | undefined;

async function readCuts(): Promise<Cuts> {
  return {
    "400-normal": await unpacked("400-normal"),
    "400-italic": await unpacked("400-italic"),
    "600-normal": await unpacked("600-normal"),
    "700-normal": await unpacked("700-normal"),
  };
}

/** All styles, loaded for the first paper. */
export function cutsOfPapers(): Promise<Cuts> {
  read ??= readCuts();
  return read;
}
