/**
 * The files of a refused form post, which the answer's page sends again. React would process megabytes of base64
 * several times, so it renders a placeholder for each file, which is replaced afterward.
 */
import { randomUUID } from "node:crypto";
import { longFile } from "../engine/define/limits.ts";
import { type JsonObject, withTexts } from "../engine/schema/schema.ts";
import { decoded, splitUrl } from "./store/sent-files.ts";

/** Placeholders are unguessable. */
const secret = randomUUID();

/** A body with placeholders for its long files. A broken file is left out: another has to be picked anyway. */
export function withNames(body: JsonObject): { body: JsonObject; files: string[] } {
  const files: string[] = [];
  const named = withTexts(body, (text) => {
    const { head, base64 = "" } = (text.length > longFile && splitUrl(text)) || {};
    if (head === undefined) return text;
    return decoded(base64) ? `${head}${secret}${files.push(base64) - 1};` : "";
  });
  return { body: named, files };
}

/** A page with its placeholders replaced; base64 needs no escaping in HTML. */
export function withFiles(page: Uint8Array, files: string[]): Uint8Array {
  if (files.length === 0) return page;
  const [first = "", ...rest] = new TextDecoder().decode(page).split(secret);
  const parts = rest.flatMap((part) => {
    const end = part.indexOf(";");
    return [Buffer.from(files[Number(part.slice(0, end))] ?? "", "latin1"), Buffer.from(part.slice(end + 1))];
  });
  return Buffer.concat([Buffer.from(first), ...parts]);
}
