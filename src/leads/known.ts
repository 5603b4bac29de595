/** The fields of a form by their paths, for posts that are read and pages that are drawn without script. */
import type { Form } from "../engine/definition.ts";
import { fieldsOf, wholeSchema } from "../engine/fields.ts";
import { knownPath, within } from "../engine/path.ts";
import type { Schema } from "../engine/schema.ts";

const schemas = new WeakMap<Form, Map<string, Schema>>();

/** The schema of each field; where branches have the same field, that of the first. */
function schemasOf(form: Form): Map<string, Schema> {
  const found = schemas.get(form) ?? new Map<string, Schema>();
  if (!schemas.has(form))
    for (const field of fieldsOf(form.schema))
      if (!found.has(field.path)) found.set(field.path, wholeSchema(field, form.schema));
  schemas.set(form, found);
  return found;
}

/** The schema of the field at a path; nothing where the form has none. */
export const schemaAt = (form: Form, path: string): Schema | undefined =>
  schemasOf(form).get(path) ?? schemasOf(form).get(knownPath(form, path));

/** The steps from a field to those directly inside it that have names, in the order of the schema. */
export function stepsInside(form: Form, path: string): string[] {
  const known = knownPath(form, path);
  const start = within(form.again?.[known] ?? known, "");
  const steps = [...schemasOf(form).keys()]
    .filter((one) => one.startsWith(start))
    .map((one) => one.slice(start.length));
  return steps.filter((step) => step !== "*" && !step.includes("."));
}
