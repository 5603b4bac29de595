/**
 * The files in a lead: data URLs, wherever they are in it. Their bytes are kept beside the lead; what stands for one in the
 * lead's row is its data URL without them, `data:application/pdf;name=plan.pdf;size=5800000;sha256=…,`.
 */
import { hash } from "node:crypto";
import { fileNameIn } from "../engine/kinds/file.ts";
import { isObject, type JsonObject } from "../engine/schema.ts";

/** A file that a lead brought along. */
export interface SentFile {
  name: string;
  /** Of its bytes, in hexadecimal: what the lead knows it by. */
  sha256: string;
  bytes: Buffer;
}

/** A lead as it is kept: what stands in its row, and the files beside it. */
export interface Parts {
  row: JsonObject;
  files: SentFile[];
}

/** The bytes of files, by their hashes. */
export type Bytes = ReadonlyMap<string, Buffer>;

/** What a data URL with base64 begins with. No file has a longer name. */
const fileHead = /^data:[^,]{0,4000};base64,/i;

/** What stands for a file. */
const reference = /^(data:[^,]*);size=\d+;sha256=([\da-f]{64}),$/i;

/** Every text in a value that says it is a file, or stands for one, in the order they were sent. */
export function filesIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === "string") {
    if (fileHead.test(value) || reference.test(value)) found.push(value);
  } else if (Array.isArray(value)) for (const inner of value) filesIn(inner, found);
  else if (isObject(value)) for (const key of Object.keys(value)) filesIn(value[key], found);
  return found;
}

/** A value in which texts are others. One called `__proto__` is a key like others. */
function withTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === "string") return change(value) as T;
  if (Array.isArray(value)) return value.map((inner) => withTexts(inner, change)) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTexts(inner, change)])) as T;
}

/** The file that a data URL is; nothing where it is none, or not all of it is base64, of which Node reads whatever it can. */
function sentFile(url: string): SentFile | undefined {
  const start = fileHead.exec(url)?.[0].length;
  if (start === undefined) return undefined;
  const end = url.endsWith("==") ? url.length - 2 : url.endsWith("=") ? url.length - 1 : url.length;
  const bytes = Buffer.from(url.slice(start), "base64");
  const isWhole = bytes.length === Math.floor(((end - start) * 3) / 4);
  if (!isWhole || url.includes("-", start) || url.includes("_", start)) return undefined;
  return { name: fileNameIn(url.slice(0, start)), sha256: hash("sha256", bytes), bytes };
}

const standIn = (url: string, { sha256, bytes }: SentFile): string =>
  `${url.slice(0, url.indexOf(",") - ";base64".length)};size=${bytes.length};sha256=${sha256},`;

/** The file that a text of a lead is, or stands for; nothing where its bytes are not there. */
export function fileIn(text: string, bytes: Bytes): SentFile | undefined {
  const [, head = "", sha256 = ""] = reference.exec(text) ?? [];
  const found = bytes.get(sha256);
  return found ? { name: fileNameIn(head), sha256, bytes: found } : sentFile(text);
}

/** A body as it was sent. */
export const withBytes = (row: JsonObject, bytes: Bytes): JsonObject =>
  withTexts(row, (text) => {
    const [, head = "", sha256 = ""] = reference.exec(text) ?? [];
    const found = bytes.get(sha256);
    return found ? `${head};base64,${found.toString("base64")}` : text;
  });

function taken(body: JsonObject): Parts {
  const urls = filesIn(body);
  if (urls.length === 0) return { row: body, files: [] };
  const files = new Map(urls.flatMap((url) => [[url, sentFile(url)] as const]));
  const row = withTexts(body, (text) => {
    const file = files.get(text);
    return file ? standIn(text, file) : text;
  });
  return { row, files: [...files.values()].filter((file) => file !== undefined) };
}

const known = new WeakMap<JsonObject, Parts>();

/** Takes a body apart, once however often it is asked: who scans its files and who stores them see the same bytes. */
export function partsOf(body: JsonObject): Parts {
  const parts = known.get(body) ?? taken(body);
  known.set(body, parts);
  return parts;
}
