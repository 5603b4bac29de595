/** Writes files with compressed copies beside them, in worker threads, through the build cache. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { constants } from "node:zlib";
import { hashOf, onceApart } from "../content/once/once.ts";
import { copiesIn, type How } from "./compressed.ts";

/** Of so many documents each is compressed as small as it gets; of more, to 11 % more in a thirtieth of the time. */
const mostAtBest = 500;

const quick = 6;

/** How hard brotli tries on a site of so many documents. */
export const effortFor = (documents: number): number => (documents > mostAtBest ? quick : constants.BROTLI_MAX_QUALITY);

async function writeForms(path: string, bytes: Uint8Array, how: How): Promise<void> {
  const from = { ...how, hash: hashOf(bytes) };
  const thing = { kind: "compressed copies", by: "src/build/compressed.ts", from };
  const copies = Object.entries(copiesIn(await onceApart(thing, { bytes })));
  await Promise.all(copies.map(([ending, copy]) => writeFile(`${path}.${ending}`, copy)));
}

/** Writes the brotli and gzip forms of a file that is there, as small as they get: it is kept by those who have loaded it. */
export async function compress(path: string): Promise<void> {
  await writeForms(path, await readFile(path), { effort: constants.BROTLI_MAX_QUALITY });
}

/** Writes a file and its compressed forms. */
export async function writeCompressed(
  path: string,
  text: string,
  effort = constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await Promise.all([writeFile(path, text), writeForms(path, Buffer.from(text), { effort })]);
}
