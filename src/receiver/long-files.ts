/**
 * Reads JSON that has files in it: of megabytes of base64 not a sign is looked at. Each long data URL is taken out, the rest
 * is parsed, and what comes of it has pieces of the text that was sent in their places.
 */
import { randomUUID } from "node:crypto";
import { longFile, mostFiles } from "../engine/limits.ts";
import { withTexts } from "./sent-files.ts";

/** What a data URL begins with, where it is written without escapes but for those of slashes, which some programs write. */
const opening = /"data:(?:[^",\\\p{Cc}]|\\\/){0,4000};base64,/uy;

/** Nobody outside knows what stands in place of a file. */
const secret = randomUUID();

/** JSON that was read. */
export interface Read {
  /** Its value as it was sent; nothing where it is no JSON. */
  value: unknown;
  /** What was sent, but for the long files: every sign of it was looked at. */
  rest: string;
}

/** Where the text of a long file begins and ends; nothing where there is none. */
function longAt(text: string, at: number): { start: number; end: number } | undefined {
  opening.lastIndex = at;
  const head = opening.exec(text)?.[0].length;
  const end = head === undefined ? -1 : text.indexOf('"', at + head);
  return end - at > longFile ? { start: at + 1, end } : undefined;
}

/** Takes out what can be; as many places are tried as a body may have files. */
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads JSON.
 * @param bound throws where what is to be parsed is too much
 */
export function readJson(text: string, bound: (rest: string) => void): Read {
  const { kept, files } = text.length > longFile ? taken(text) : { kept: text, files: new Map<string, string>() };
  bound(kept);
  let found = 0;
  const restored = (one: string) => {
    const file = files.get(one);
    if (file !== undefined) found += 1;
    return file ?? one;
  };
  const value = files.size > 0 ? withTexts(parsed(kept), restored) : parsed(kept);
  if (found === files.size) return { value, rest: kept };
  // One of them was a key, or in the middle of a text, or under a name that comes again: it is read as any other text.
  bound(text);
  return { value: parsed(text), rest: text };
}
