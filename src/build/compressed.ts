/** Maker: a compressed copy of a file. All of it at once: brotli told that no more will follow takes a tenth of the memory. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { maker } from "../content/once/maker.ts";

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGBLOCK, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE } = constants;

/**
 * Other settings than brotli chooses by itself, of which now one makes the smallest copy and now another: one more letter in a
 * script moves it by a hundred bytes. The scripts of /estimate are 119 smaller with them.
 */
const others = [
  { [BROTLI_PARAM_LGBLOCK]: 16 },
  { [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT, [BROTLI_PARAM_LGWIN]: 18 },
];

function brotli(bytes: Uint8Array, effort: number, isSmallest = false): Uint8Array {
  const made = [{}, ...(isSmallest ? others : [])].map((more) =>
    brotliCompressSync(bytes, { params: { [BROTLI_PARAM_QUALITY]: effort, ...more } }),
  );
  return made.reduce((least, one) => (one.length < least.length ? one : least));
}

const encoders = {
  br: brotli,
  gz: (bytes: Uint8Array, effort: number): Uint8Array => gzipSync(bytes, { level: effort }),
};

/** How a file is compressed: for which ending of its name, and how hard that tries. */
export interface How {
  ending: keyof typeof encoders;
  effort: number;
  /** Whether the smallest of several copies is taken. */
  isSmallest?: boolean;
}

export default maker(({ ending, effort, isSmallest }: How, { bytes }: { bytes: Uint8Array }) =>
  encoders[ending](bytes, effort, isSmallest),
);
