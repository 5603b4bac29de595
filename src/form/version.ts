/** Tells one version of a form's schema from another, for drafts that were written for one and are found by another. */
import type { Form } from "../engine/definition.ts";

/** A short text that changes with the schema. */
export function versionOf({ schema }: Form): string {
  let sum = 0;
  for (const character of JSON.stringify(schema)) sum = (Math.imul(sum, 31) + character.charCodeAt(0)) | 0;
  return (sum >>> 0).toString(36);
}
