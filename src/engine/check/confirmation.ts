/** Checks that the confirmation mail of a form has an address to go to. */
import { addressFields } from "../confirmation.ts";
import { type UiDocument, uiFile } from "../documents.ts";
import type { Schema } from "../schema.ts";
import { type Problem, quote } from "./problem.ts";
import { instead } from "./suggest.ts";

/** Forms with a confirmation but without an address. */
export function checkConfirmation(name: string, { confirmation }: UiDocument, schema: Schema): Problem[] {
  if (!confirmation) return [];
  const fields = addressFields(schema);
  const { field } = confirmation;
  if (field === undefined ? fields.length > 0 : fields.includes(field)) return [];
  const path = field === undefined ? "/confirmation" : "/confirmation/field";
  const expected = 'a field of the form with "format": "email", not inside a group';
  const fix = fields.length > 0 && field ? instead(field, fields) : "add such a field to the schema, or remove this";
  return [{ file: uiFile(name), path, expected, found: field === undefined ? "none" : quote(field), fix }];
}
