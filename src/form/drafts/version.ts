/**
 * Identifies the version of a form. From a draft of another version, the form takes what it has fields for (older.ts), and shows
 * the rest as text (unplaced.ts).
 */
import type { Form } from "../../engine/define/definition.ts";

/** Whether a keyword is only text for readers: correcting it makes no new version. */
const isSaid = (key: string, value: unknown) => /^(title|description)$/.test(key) && typeof value === "string";

/** The fields drawn as boxes, whose state drafts store under separate names. */
const boxesOf = (fields: Form["fields"]) =>
  Object.keys(fields).filter((path) => /box|radio/.test(fields[path]?.widget ?? ""));

/** A short hash of the schema without its texts, and of the fields drawn as boxes. */
export function versionOf({ schema, fields }: Pick<Form, "schema" | "fields">): string {
  let sum = 0;
  const asked = [schema, boxesOf(fields).sort()];
  const text = JSON.stringify(asked, (key, value: unknown) => (isSaid(key, value) ? undefined : value));
  for (const character of text) sum = (Math.imul(sum, 31) + character.charCodeAt(0)) | 0;
  return (sum >>> 0).toString(36);
}
