/** Identifies a version of a form's schema: of a draft of another version, a form takes what it has a place for (older.ts). */
import type { Form } from "../engine/define/definition.ts";

/** What a schema says to readers alone: corrected words make no other version. */
const isSaid = (key: string, value: unknown) => /^(title|description)$/.test(key) && typeof value === "string";

/** A short hash of the schema, whatever its words. */
export function versionOf({ schema }: Pick<Form, "schema">): string {
  let sum = 0;
  const asked = JSON.stringify(schema, (key, value: unknown) => (isSaid(key, value) ? undefined : value));
  for (const character of asked) sum = (Math.imul(sum, 31) + character.charCodeAt(0)) | 0;
  return (sum >>> 0).toString(36);
}
