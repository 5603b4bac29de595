/** The files in a lead, as they were sent: data URLs, wherever they are in it. */
import { isObject } from "../engine/schema.ts";

/** A data URL with base64, as files are sent. */
const dataUrl = /^data:[^,]*;base64,/i;

/** Every file in a value, in the order they were sent. */
export function* urlsIn(value: unknown): Generator<string> {
  if (typeof value === "string" && dataUrl.test(value)) yield value;
  else if (Array.isArray(value) || isObject(value)) for (const inner of Object.values(value)) yield* urlsIn(inner);
}

/** What is in a file. */
export const bytesIn = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
