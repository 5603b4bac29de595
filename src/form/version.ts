/** Identifies a version of a form's schema: drafts of another version must not be restored as they are. */
import type { Form } from "../engine/define/definition.ts";

/** A short hash of the schema. */
export function versionOf({ schema }: Form): string {
  let sum = 0;
  for (const character of JSON.stringify(schema)) sum = (Math.imul(sum, 31) + character.charCodeAt(0)) | 0;
  return (sum >>> 0).toString(36);
}
