/**
 * The files that a page holds which comes back: they are sent again with it. React would look at every sign of them, and of
 * what a page is then made of, several times; so it draws a name in place of each, and they are put in after it.
 */
import { randomUUID } from "node:crypto";
import { longFile } from "../engine/limits.ts";
import type { JsonObject } from "../engine/schema.ts";
import { decoded, splitUrl, withTexts } from "./sent-files.ts";

/** Nobody outside knows what stands in place of a file. */
const secret = randomUUID();

/** A body with names in place of its long files. One that is not whole is left out: another has to be picked anyway. */
export function withNames(body: JsonObject): { body: JsonObject; files: string[] } {
  const files: string[] = [];
  const named = withTexts(body, (text) => {
    const { head, base64 = "" } = (text.length > longFile && splitUrl(text)) || {};
    if (head === undefined) return text;
    return decoded(base64) ? `${head}${secret}${files.push(base64) - 1};` : "";
  });
  return { body: named, files };
}

/** A page with its files in the places of their names: they are base64, which nothing in a page escapes. */
export function withFiles(page: string, files: string[]): Buffer {
  const [first = "", ...rest] = page.split(secret);
  const parts = rest.flatMap((part) => {
    const end = part.indexOf(";");
    return [Buffer.from(files[Number(part.slice(0, end))] ?? "", "latin1"), Buffer.from(part.slice(end + 1))];
  });
  return Buffer.concat([Buffer.from(first), ...parts]);
}
