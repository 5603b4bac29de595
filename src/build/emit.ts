/** Writes files with compressed copies beside them, in worker threads, through the build cache. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { constants } from "node:zlib";
import { inTurn } from "../content/once/in-turn.ts";
import { hashOf, keyOf, onceApart } from "../content/once/once.ts";
import type { Output } from "../content/once/output.ts";
import { belowBest, copiesIn, type How } from "./compressed.ts";

/** Up to this number of documents, each is compressed well; in larger sites, they are 9 % larger, in a twentieth of the time. */
export const mostAtBest = 500;

const quick = 6;

const isTrial = process.env.BUILD_QUICK === "1";

/**
 * The brotli level of scripts, which clients cache: the highest, except in a trial build with `BUILD_QUICK=1` in the environment.
 */
const best = isTrial ? quick : constants.BROTLI_MAX_QUALITY;

/** The brotli level of other texts. */
const good = isTrial ? quick : belowBest;

/** The brotli level of documents, given their number. */
export const effortFor = (documents: number): number => (documents > mostAtBest ? quick : good);

const endings = ["br", "gz"] as const;

async function writeForms(output: Output, file: string, bytes: Uint8Array, how: How): Promise<void> {
  const from = { ...how, hash: hashOf(bytes) };
  const thing = { kind: "compressed copies", by: "src/build/compressed.ts", from, isFinal: true };
  const key = keyOf(thing);
  if (endings.filter((ending) => output.has(`${file}.${ending}`, key)).length === endings.length) return;
  const copies = copiesIn(await onceApart(thing, { bytes }));
  await Promise.all(endings.map((ending) => output.write(`${file}.${ending}`, copies[ending], key)));
}

/**
 * Writes the brotli and gzip copies of the scripts and drawings among files on disk. The style sheet needs none: documents inline
 * their share, and nothing requests it.
 */
export async function compress(output: Output, root: string, files: string[]): Promise<void> {
  const write = async (file: string) =>
    writeForms(output, file, await readFile(join(root, file)), { effort: file.endsWith(".js") ? best : good });
  await inTurn(
    files.filter((file) => /\.(js|svg)$/.test(file)),
    write,
  );
}

/**
 * Writes a file and its compressed copies. Copies of an earlier version are deleted first: if the build is killed, a server would
 * otherwise send them.
 */
export async function writeCompressed(output: Output, file: string, text: string, effort = good): Promise<void> {
  if (!output.has(file, hashOf(text))) output.discard(endings.map((ending) => `${file}.${ending}`));
  await output.write(file, text);
  await writeForms(output, file, Buffer.from(text), { effort });
}
