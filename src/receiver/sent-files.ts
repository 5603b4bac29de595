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

const colon = ":".charCodeAt(0);

/** Whether a text says that it is a file; hardly any does, and all of every lead are asked. */
export const isFileUrl = (text: string): boolean => text.charCodeAt(4) === colon && fileHead.test(text);

/** What stands for a file. */
const reference = /^(data:[^,]*);size=\d+;sha256=([\da-f]{64}),$/i;

const isReference = (text: string) => text.charCodeAt(4) === colon && reference.test(text);

/** Every text in a value that says it is a file, or stands for one, in the order they were sent. */
export function filesIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === "string") {
    if (isFileUrl(value) || isReference(value)) found.push(value);
  } else if (Array.isArray(value)) for (const inner of value) filesIn(inner, found);
  else if (isObject(value)) for (const key of Object.keys(value)) filesIn(value[key], found);
  return found;
}

/** A value in which texts are others. One called `__proto__` is a key like others. */
export function withTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === "string") return change(value) as T;
  if (Array.isArray(value)) return value.map((inner) => withTexts(inner, change)) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTexts(inner, change)])) as T;
}

/** A data URL as the part of it that says what file it is, and its bytes in base64; nothing of another text. */
export function splitUrl(url: string): { head: string; base64: string } | undefined {
  const start = fileHead.exec(url)?.[0].length;
  return start === undefined ? undefined : { head: url.slice(0, start), base64: url.slice(start) };
}

/** What is written in base64; nothing where not all of it is, of which Node reads whatever it can. */
export function decoded(base64: string): Buffer | undefined {
  const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
  const bytes = Buffer.from(base64, "base64");
  const isWhole = bytes.length === Math.floor(((base64.length - padding) * 3) / 4);
  return isWhole && !base64.includes("-") && !base64.includes("_") ? bytes : undefined;
}

/** The file that a data URL is; nothing where it is none, or not whole. */
function sentFile(url: string): SentFile | undefined {
  const { head = "", base64 } = splitUrl(url) ?? {};
  const bytes = base64 === undefined ? undefined : decoded(base64);
  return bytes && { name: fileNameIn(head), sha256: hash("sha256", bytes), bytes };
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
