/** Writes files with their compressed forms beside them, each made once; compressing runs in threads, several at a time. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { hashOf, once } from "../content/once/once.ts";

/** Of so many documents each is compressed as small as it gets; of more, to 2 % more in less than half the time. */
const mostAtBest = 500;

/** How hard brotli tries on a site of so many documents. */
export const effortFor = (documents: number): number => constants.BROTLI_MAX_QUALITY - (documents > mostAtBest ? 1 : 0);

/** The ways to compress a file. */
const encoders = {
  br: (bytes: Uint8Array, effort: number): Promise<Uint8Array> =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }),
  gz: (bytes: Uint8Array): Promise<Uint8Array> => promisify(gzip)(bytes, { level: 9 }),
};

async function writeForms(path: string, bytes: Uint8Array, effort: number): Promise<void> {
  const hash = hashOf(bytes);
  const forms = Object.entries(encoders).map(async ([ending, encode]) => {
    const thing = { kind: "compressed copies", by: "src/build/emit.ts", from: { ending, effort, hash } };
    await writeFile(`${path}.${ending}`, await once(thing, () => encode(bytes, effort)));
  });
  await Promise.all(forms);
}

/** Writes the brotli and gzip forms of a file that is there. */
export const compress = async (path: string): Promise<void> =>
  writeForms(path, await readFile(path), constants.BROTLI_MAX_QUALITY);

/** Writes a file and its compressed forms. */
export async function writeCompressed(
  path: string,
  text: string,
  effort = constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await Promise.all([writeFile(path, text), writeForms(path, Buffer.from(text), effort)]);
}
