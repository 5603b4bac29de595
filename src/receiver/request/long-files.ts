/**
 * Parses JSON with files in it, without scanning megabytes of base64: each long data URL is replaced by a placeholder,
 * the rest is parsed, and slices of the original text take the place of the placeholders.
 */
import { randomUUID } from "node:crypto";
import { longFile, mostFiles } from "../../engine/define/limits.ts";
import { withTexts } from "../../engine/schema/schema.ts";

/** The beginning of a data URL without escapes other than `\/`, which some programs write. */
const opening = /"data:(?:[^",\\\p{Cc}]|\\\/){0,4000};base64,/uy;

/** Placeholders are unguessable. */
const secret = randomUUID();

/** Parsed JSON. */
interface Read {
  /** Its value as it was sent; undefined if it is not valid JSON. */
  value: unknown;
  /** The text without its long files: what was actually scanned. */
  rest: string;
}

/** The range of a long file's text; undefined if there is none. */
function longAt(text: string, at: number): { start: number; end: number } | undefined {
  opening.lastIndex = at;
  const head = opening.exec(text)?.[0].length;
  const end = head === undefined ? -1 : text.indexOf('"', at + head);
  return end - at > longFile ? { start: at + 1, end } : undefined;
}

/** Replaces long files by placeholders; tries at most twice as many places as a body may have files. */
function taken(text: string): { kept: string; files: Map<string, string> } {
  const files = new Map<string, string>();
  let [kept, from] = ["", 0];
  for (let at = text.indexOf('"data:'), tries = 0; at >= 0 && tries < 2 * mostFiles; tries += 1) {
    const { start, end } = longAt(text, at) ?? { start: at + 1, end: at + 1 };
    const file = text.slice(start, end).replaceAll("\\/", "/");
    if (end > start && !file.includes("\\")) {
      const name = `${secret} ${files.size}`;
      files.set(name, file);
      kept += text.slice(from, start) + name;
      from = end;
    }
    at = text.indexOf('"data:', end);
  }
  return { kept: kept + text.slice(from), files };
}

/** The value of some JSON; undefined if it is not valid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses JSON.
 * @param read parses the remaining text, and throws if it or its value exceeds a limit, since putting files back is recursive
 */
export function readJson(text: string, read: (rest: string) => unknown): Read {
  const { kept, files } = text.length > longFile ? taken(text) : { kept: text, files: new Map<string, string>() };
  const left = read(kept);
  let found = 0;
  const restored = (one: string) => {
    const file = files.get(one);
    if (file !== undefined) found += 1;
    return file ?? one;
  };
  const value = files.size > 0 ? withTexts(left, restored) : left;
  if (found === files.size) return { value, rest: kept };
  // A placeholder was a key, part of a longer text, or under a repeated key: the whole text is parsed as it is.
  return { value: read(text), rest: text };
}
