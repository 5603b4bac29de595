/** Maker: a compressed copy of a file. All of it at once: brotli told that no more will follow takes a tenth of the memory. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { maker } from "../content/once/maker.ts";

const encoders = {
  br: (bytes: Uint8Array, effort: number): Uint8Array =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }),
  gz: (bytes: Uint8Array, effort: number): Uint8Array => gzipSync(bytes, { level: effort }),
};

/** How a file is compressed: for which ending of its name, and how hard that tries. */
export interface How {
  ending: keyof typeof encoders;
  effort: number;
}

export default maker(({ ending, effort }: How, { bytes }: { bytes: Uint8Array }) => encoders[ending](bytes, effort));
