/**
 * Reads any number of bodies from a stream: a JSON array, a single body, or one body per line (NDJSON). A malformed
 * body yields a fault and does not stop the others from being read.
 */

import { createInterface } from "node:readline";
import { PassThrough, type Readable } from "node:stream";
import { JSONParser } from "@streamparser/json";
import { errorText } from "../../engine/check/problem.ts";
import { isObject, type JsonObject } from "../../engine/schema/schema.ts";
import { excessOf, tooMuch } from "../../receiver/request/bounds.ts";

/** A body, or the reason why it could not be read. */
export type Read = { body: JsonObject } | { fault: string };

/** The maximum length of a single body, in characters; a longer stream is read line by line. */
const whole = 16 * 1024 * 1024;

function asBody(value: unknown): Read {
  if (!isObject(value)) return { fault: "The body is not a JSON object" };
  const excess = excessOf(value);
  return excess ? { fault: tooMuch(excess).message } : { body: value as JsonObject };
}

function readOne(text: string): Read {
  try {
    return asBody(JSON.parse(text));
  } catch (error) {
    return { fault: `The body is not JSON: ${errorText(error)}` };
  }
}

/** Yields the entries of an array; none is kept in memory afterward. */
async function* entriesOf(stream: Readable): AsyncGenerator<Read> {
  const parser = new JSONParser({ paths: ["$.*"], keepStack: false });
  const ready: Read[] = [];
  parser.onValue = ({ value }) => void ready.push(asBody(value));
  let fault: string | undefined;
  parser.onError = (error) => {
    fault ??= `The array is not JSON from here on: ${error.message}`;
  };
  for await (const chunk of stream) {
    if (fault === undefined) parser.write(chunk);
    yield* ready.splice(0);
    if (fault !== undefined) break;
  }
  if (fault === undefined && !parser.isEnded) fault = "The array does not end";
  if (fault !== undefined) yield { fault };
}

/** One body over several lines, or one per line, depending on whether the first line is complete JSON. */
async function* linesOf(stream: Readable): AsyncGenerator<Read> {
  const held: string[] = [];
  let size = 0;
  let isNdjson = false;
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!isNdjson && held.length === 0 && line.trim() === "") continue;
    isNdjson ||= held.length === 0 && "body" in readOne(line);
    if (isNdjson) {
      if (line.trim() !== "") yield readOne(line);
      continue;
    }
    held.push(line);
    size += line.length;
    if (size < whole) continue;
    isNdjson = true;
    for (const one of held.splice(0)) yield readOne(one);
  }
  if (held.length === 0) return;
  const together = readOne(held.join("\n"));
  const isLines = "fault" in together && held.some((line) => "body" in readOne(line));
  if (isLines) for (const line of held.filter((one) => one.trim() !== "")) yield readOne(line);
  else yield together;
}

/** The first non-whitespace character of a stream, and the stream from its beginning, without a byte order mark. */
async function peeked(stream: Readable): Promise<{ first: string; rest: Readable }> {
  const parts: Buffer[] = [];
  let first = "";
  const iterator = stream[Symbol.asyncIterator]();
  while (first === "") {
    const { value, done } = await iterator.next();
    if (done) break;
    const bytes = Buffer.from(value);
    parts.push(parts.length === 0 && bytes.indexOf("\ufeff") === 0 ? bytes.subarray(3) : bytes);
    first = parts.at(-1)?.toString("utf8").trim().charAt(0) ?? "";
  }
  async function* again() {
    yield* parts;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  const rest = new PassThrough();
  void (async () => {
    try {
      for await (const chunk of again()) if (!rest.write(chunk)) await new Promise((go) => rest.once("drain", go));
      rest.end();
    } catch (error) {
      rest.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  })();
  return { first, rest };
}

/** The bodies of a stream. */
export async function* readBodies(stream: Readable): AsyncGenerator<Read> {
  const { first, rest } = await peeked(stream);
  yield* first === "[" ? entriesOf(rest) : linesOf(rest);
}
