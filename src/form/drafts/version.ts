/**
 * Identifies a version of a form: of a draft of another version, a form takes what it has a place for (older.ts), and shows the
 * rest (unplaced.ts).
 */
import type { Form } from "../../engine/define/definition.ts";

/** What a schema says to readers alone: corrected words make no other version. */
const isSaid = (key: string, value: unknown) => /^(title|description)$/.test(key) && typeof value === "string";

/** The fields that are answered by boxes, whose states are kept under names of their own. */
const boxesOf = (fields: Form["fields"]) =>
  Object.keys(fields).filter((path) => /box|radio/.test(fields[path]?.widget ?? ""));

/** A short hash of the schema, whatever its words, and of what is answered by boxes. */
export function versionOf({ schema, fields }: Pick<Form, "schema" | "fields">): string {
  let sum = 0;
  const asked = [schema, boxesOf(fields).sort()];
  const text = JSON.stringify(asked, (key, value: unknown) => (isSaid(key, value) ? undefined : value));
  for (const character of text) sum = (Math.imul(sum, 31) + character.charCodeAt(0)) | 0;
  return (sum >>> 0).toString(36);
}
