/**
 * Maker: the compressed copies of a file, for browsers that know brotli and for others. All of it at once: brotli told that no
 * more will follow takes a tenth of the memory.
 */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { maker } from "../content/once/maker.ts";

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGBLOCK, BROTLI_PARAM_NPOSTFIX } = constants;

/**
 * Other settings than brotli chooses by itself, of which now one makes the smallest copy and now another: one more letter in a
 * script moves it by a hundred bytes. The scripts of /estimate are 119 smaller with them.
 */
const others = [{ [BROTLI_PARAM_LGBLOCK]: 16 }, { [BROTLI_PARAM_NPOSTFIX]: 1 }, { [BROTLI_PARAM_NPOSTFIX]: 2 }];

function brotli(bytes: Uint8Array, effort: number, isSmallest = false): Uint8Array {
  const made = [{}, ...(isSmallest ? others : [])].map((more) =>
    brotliCompressSync(bytes, { params: { [BROTLI_PARAM_QUALITY]: effort, ...more } }),
  );
  return made.reduce((least, one) => (one.length < least.length ? one : least));
}

/** How hard brotli tries, and whether the smallest of several copies is taken. */
export interface How {
  effort: number;
  isSmallest?: boolean;
}

/** Both copies of a file, one behind the other: it is handed over once for both. */
interface Copies {
  br: Uint8Array;
  gz: Uint8Array;
}

/** How long the first is stands before it, in so many bytes. */
const lengthBytes = 4;

function joined({ br, gz }: Copies): Uint8Array {
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(br.length);
  return Buffer.concat([length, br, gz]);
}

/** The copies in what the maker has made. */
export function copiesIn(made: Uint8Array): Copies {
  const end = lengthBytes + Buffer.from(made.buffer, made.byteOffset).readUInt32BE();
  return { br: made.subarray(lengthBytes, end), gz: made.subarray(end) };
}

export default maker(({ effort, isSmallest }: How, { bytes }: { bytes: Uint8Array }) =>
  joined({ br: brotli(bytes, effort, isSmallest), gz: gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }) }),
);
