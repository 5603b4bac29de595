/** Writes files with their compressed forms beside them; compressing runs in threads, several files at a time. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The ways to send a file, by the name a client asks for them with; each as small as it gets. */
export const encoders = {
  br: (bytes: Uint8Array): Promise<Uint8Array> =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (bytes: Uint8Array): Promise<Uint8Array> => promisify(gzip)(bytes, { level: 9 }),
  identity: async (bytes: Uint8Array): Promise<Uint8Array> => bytes,
};

async function writeForms(path: string, bytes: Uint8Array): Promise<void> {
  const [br, gz] = await Promise.all([encoders.br(bytes), encoders.gzip(bytes)]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Writes the brotli and gzip forms of a file that is there. */
export const compress = async (path: string): Promise<void> => writeForms(path, await readFile(path));

/** Writes a file and its compressed forms. */
export async function writeCompressed(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await Promise.all([writeFile(path, text), writeForms(path, Buffer.from(text))]);
}
