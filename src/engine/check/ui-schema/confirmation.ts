/** Checks that the confirmation mail of a form has an address to go to. */
import { addressAmong, addressFields } from "../../define/confirmation.ts";
import { type UiDocument, uiFile } from "../../define/documents.ts";
import { fieldsByPath } from "../../define/fields.ts";
import { controlsOf } from "../../define/ui-schema.ts";
import { defaultWidget } from "../../kinds/widgets.ts";
import { stepsOf } from "../../schema/path.ts";
import type { Schema } from "../../schema/schema.ts";
import { type Problem, quote } from "../problem.ts";
import { instead } from "../suggest.ts";

/** Forms with a confirmation but without an address. */
export function checkConfirmation(name: string, ui: UiDocument, schema: Schema): Problem[] {
  const { confirmation } = ui;
  if (!confirmation) return [];
  const byPath = fieldsByPath(schema);
  const given = controlsOf(ui, byPath);
  const named = [...byPath].map(([path, [{ whole, entry }]]) => [
    path,
    { entry, widget: given[path]?.widget ?? defaultWidget(stepsOf(path).at(-1) ?? path, whole) },
  ]);
  const fields = addressFields(Object.fromEntries(named));
  const { field } = confirmation;
  if (addressAmong(fields, field) !== undefined) return [];
  const path = field === undefined ? "/confirmation" : "/confirmation/field";
  const expected = "a field for an email address, outside any list";
  const inGroup = fields.length > 0 ? `name it, as in "field": ${quote(fields[0])}, or ` : "";
  const fix =
    fields.length > 0 && field
      ? instead(field, fields)
      : `${inGroup}add a field with "format": "email" to the schema, or remove this`;
  return [{ file: uiFile(name), path, expected, found: field === undefined ? "none" : quote(field), fix }];
}
