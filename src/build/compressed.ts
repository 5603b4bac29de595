/**
 * Maker: the compressed copies of a file, with brotli and gzip. Each is made in a single call: if brotli knows that no more input
 * follows, it needs a tenth of the memory.
 */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { maker } from "../content/once/maker.ts";

const { BROTLI_MAX_QUALITY, BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGBLOCK } = constants;

/**
 * Input blocks of 64 kB, half of brotli's default. Copies of React and of the form's script are 129 bytes smaller with it, all
 * of this site's 97 bytes.
 */
const block = { [BROTLI_PARAM_LGBLOCK]: 16 };

const brotli = (bytes: Uint8Array, effort: number): Uint8Array =>
  brotliCompressSync(bytes, { params: { [BROTLI_PARAM_QUALITY]: effort, ...block } });

/** The second highest level: 2 % larger, in two fifths of the time. */
export const belowBest = BROTLI_MAX_QUALITY - 1;

/** The first congestion window, in bytes: what a server sends before it waits for an acknowledgment. */
const firstWindow = 14 * 1024;

/** Whether the highest level, which saves 2 to 4 %, may make a copy of this size fit into the first congestion window. */
const isJustBeyond = (length: number): boolean => length > firstWindow && length < firstWindow + 1024;

/** A copy at a level, or at the highest one if that may save a round trip. */
function smallEnough(bytes: Uint8Array, effort: number): Uint8Array {
  const copy = brotli(bytes, effort);
  return effort === belowBest && isJustBeyond(copy.length) ? brotli(bytes, BROTLI_MAX_QUALITY) : copy;
}

/** Brotli's quality. */
export interface How {
  effort: number;
}

/** Both copies of a file, concatenated, since a maker returns a single buffer. */
interface Copies {
  br: Uint8Array;
  gz: Uint8Array;
}

/** The number of bytes for the length of the first copy, at the beginning. */
const lengthBytes = 4;

function joined({ br, gz }: Copies): Uint8Array {
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(br.length);
  return Buffer.concat([length, br, gz]);
}

/** Splits the maker's result into the copies. */
export function copiesIn(made: Uint8Array): Copies {
  const end = lengthBytes + Buffer.from(made.buffer, made.byteOffset).readUInt32BE();
  return { br: made.subarray(lengthBytes, end), gz: made.subarray(end) };
}

export default maker(({ effort }: How, { bytes }: { bytes: Uint8Array }) =>
  joined({ br: smallEnough(bytes, effort), gz: gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }) }),
);
