/** The fields of a form by their paths, for posts that are read. */
import type { Form } from "../engine/definition.ts";
import { fieldsOf, wholeSchema } from "../engine/fields.ts";
import { knownPath } from "../engine/path.ts";
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

/** The schema of a field by its known path (src/engine/path.ts), the form's own at none; nothing where the form has none. */
export const schemaOf = (form: Form, known: string): Schema | undefined =>
  known ? schemasOf(form).get(known) : form.schema;

/** The schema of what a path stands for, the form's own at none; nothing where it is no field of the form. */
export const schemaAt = (form: Form, path: string): Schema | undefined => schemaOf(form, knownPath(form, path));
