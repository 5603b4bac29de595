/** Checks that the confirmation mail of a form has an address to go to. */
import { addressFields } from "../define/confirmation.ts";
import { type UiDocument, uiFile } from "../define/documents.ts";
import { controlsOf } from "../define/ui-schema.ts";
import { defaultWidget } from "../kinds/widgets.ts";
import { pathStep, stepsOf } from "../schema/path.ts";
import type { Schema } from "../schema/schema.ts";
import { type Problem, quote } from "./problem.ts";
import { instead } from "./suggest.ts";

/** Forms with a confirmation but without an address. */
export function checkConfirmation(name: string, ui: UiDocument, schema: Schema): Problem[] {
  const { confirmation } = ui;
  if (!confirmation) return [];
  const given = controlsOf(ui, (path) => schema.properties?.[stepsOf(path)[0] ?? ""] ?? {});
  const named = Object.entries(schema.properties ?? {}).map(([key, field]) => {
    const path = pathStep(key);
    return [path, { widget: given[path]?.widget ?? defaultWidget(key, field) }];
  });
  const fields = addressFields(Object.fromEntries(named));
  const { field } = confirmation;
  if (field === undefined ? fields.length > 0 : fields.includes(field)) return [];
  const path = field === undefined ? "/confirmation" : "/confirmation/field";
  const expected = "a field for an e-mail address, not inside a group";
  const fix =
    fields.length > 0 && field
      ? instead(field, fields)
      : 'add a field with "format": "email" to the schema, or remove this';
  return [{ file: uiFile(name), path, expected, found: field === undefined ? "none" : quote(field), fix }];
}
