/** Reads the body of a request, up to the largest size that any form allows. */

import { sizeOf } from "../../engine/words/file-size.ts";
import { spoken } from "../../engine/words/spoken.ts";
import { tooMuch } from "./bounds.ts";
import { leastPiece } from "./gathered.ts";
import { Refused } from "./refusal.ts";

const larger =
  (what: string) =>
  (limit: number, form?: string): Refused =>
    new Refused({
      status: 413,
      reason: "too large",
      error: `${what} is larger than ${limit} bytes`,
      said: () => spoken.answer.tooMuch(sizeOf(limit)),
      form,
    });

/** The refusal of a body above a size limit, in bytes. */
export const tooLarge = larger("The body");

/** The same for a size that excludes the body's files. */
export const restTooLarge = larger("The body without its files");

/** The refusal of an incomplete body: the sender disconnected, or announced another length. */
const notWhole = (cause: unknown): Refused =>
  new Refused({ status: 400, reason: "not whole", error: "The request was not sent to its end" }, undefined, cause);

/** The length of a body, where the request declares it; the server passes on no more bytes than that. */
function lengthOf({ headers }: Request): number | undefined {
  const said = headers.get("content-length");
  return said && /^\d+$/.test(said) && !headers.has("transfer-encoding") ? Number(said) : undefined;
}

/** The number of chunks that a body may always have, however small they are. */
const fewPieces = 1_000;

/** Reads a stream up to a limit. Each chunk costs more memory than its bytes; Node's server merges them first (gathered.ts). */
async function counted(stream: ReadableStream<Uint8Array>, limit: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
    if (chunks.length > fewPieces && size < chunks.length * leastPiece) throw tooMuch("pieces");
  }
  return Buffer.concat(chunks);
}

/** A representation of a body: made from its bytes, or by the request itself, which is faster. */
interface As<T> {
  from: (bytes: Buffer<ArrayBuffer>) => T;
  of: (request: Request) => Promise<T>;
}

/** As UTF-8 text. */
export const asText: As<string> = {
  from: (bytes) => new TextDecoder().decode(bytes),
  of: (request) => request.text(),
};

/** As bytes. */
export const asBytes: As<Buffer<ArrayBuffer>> = {
  from: (bytes) => bytes,
  of: async (request) => Buffer.from(await request.arrayBuffer()),
};

/**
 * The body of a request. Without a declared length it is counted as it arrives, through a web stream, which costs as
 * much as all other processing of a lead.
 * @param limit the maximum size in bytes
 * @throws Refused, and nothing else: only here can a request turn out to be incomplete
 */
export async function readBody<T>(request: Request, limit: number, as: As<T>): Promise<T> {
  const length = lengthOf(request);
  if (length !== undefined && length > limit) throw tooLarge(limit);
  try {
    return length === undefined && request.body ? as.from(await counted(request.body, limit)) : await as.of(request);
  } catch (error) {
    throw error instanceof Refused ? error : notWhole(error);
  }
}
