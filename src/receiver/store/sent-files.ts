/**
 * The files in a lead: data URLs, at any depth. Their bytes are stored beside the lead; the lead's row contains a
 * reference, which is the data URL without the bytes, `data:application/pdf;name=plan.pdf;size=5800000;sha256=…,`.
 */
import { hash } from "node:crypto";
import { fileNameIn } from "../../engine/kinds/file.ts";
import { isObject, type JsonObject, withTexts } from "../../engine/schema/schema.ts";

/** A file attached to a lead. */
export interface SentFile {
  name: string;
  /** The hash of its bytes, in hexadecimal, by which the lead refers to it. */
  sha256: string;
  bytes: Buffer;
}

/** A lead as it is stored: its row, and the files beside it. */
interface SplitBody {
  row: JsonObject;
  files: SentFile[];
}

/** The bytes of files, by their hashes. */
export type Bytes = ReadonlyMap<string, Buffer>;

/** The head of a base64 data URL. No file has a longer name. */
const fileHead = /^data:[^,]{0,4000};base64,/i;

const colon = ":".charCodeAt(0);

/** Whether a text is a data URL; a cheap check first, since every text of every lead is tested. */
export const isFileUrl = (text: string): boolean => text.charCodeAt(4) === colon && fileHead.test(text);

const reference = /^(data:[^,]*);size=\d+;sha256=([\da-f]{64}),$/i;

const isReference = (text: string) => text.charCodeAt(4) === colon && reference.test(text);

/** Every data URL or reference in a value, in order. */
export function filesIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === "string") {
    if (isFileUrl(value) || isReference(value)) found.push(value);
  } else if (Array.isArray(value)) for (const inner of value) filesIn(inner, found);
  else if (isObject(value)) for (const key of Object.keys(value)) filesIn(value[key], found);
  return found;
}

/** Splits a data URL into its head and its base64; undefined for any other text. */
export function splitUrl(url: string): { head: string; base64: string } | undefined {
  const start = fileHead.exec(url)?.[0].length;
  return start === undefined ? undefined : { head: url.slice(0, start), base64: url.slice(start) };
}

/** Decodes base64; undefined if it is invalid, where Node would decode only what it can. */
export function decoded(base64: string): Buffer | undefined {
  const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
  const bytes = Buffer.from(base64, "base64");
  const isWhole = bytes.length === Math.floor(((base64.length - padding) * 3) / 4);
  return isWhole && !base64.includes("-") && !base64.includes("_") ? bytes : undefined;
}

/** The file in a data URL; undefined if it is invalid. */
function sentFile(url: string): SentFile | undefined {
  const { head = "", base64 } = splitUrl(url) ?? {};
  const bytes = base64 === undefined ? undefined : decoded(base64);
  return bytes && { name: fileNameIn(head), sha256: hash("sha256", bytes), bytes };
}

const standIn = (url: string, { sha256, bytes }: SentFile): string =>
  `${url.slice(0, url.indexOf(",") - ";base64".length)};size=${bytes.length};sha256=${sha256},`;

/** The file in a data URL or reference; undefined if its bytes are missing. */
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

function taken(body: JsonObject): SplitBody {
  const urls = filesIn(body);
  if (urls.length === 0) return { row: body, files: [] };
  const files = new Map(urls.flatMap((url) => [[url, sentFile(url)] as const]));
  const row = withTexts(body, (text) => {
    const file = files.get(text);
    return file ? standIn(text, file) : text;
  });
  return { row, files: [...files.values()].filter((file) => file !== undefined) };
}

const known = new WeakMap<JsonObject, SplitBody>();

/** Splits a body into row and files; cached, so that scanner and store see the same bytes. */
export function splitFiles(body: JsonObject): SplitBody {
  const parts = known.get(body) ?? taken(body);
  known.set(body, parts);
  return parts;
}
