/** The fields of a form by their paths, for posts that are read. */
import type { Form } from "../engine/definition.ts";
import { fieldsByPath } from "../engine/fields.ts";
import { knownPath } from "../engine/path.ts";
import type { Schema } from "../engine/schema.ts";

const known = new WeakMap<Form, ReturnType<typeof fieldsByPath>>();

function fieldsIn(form: Form): ReturnType<typeof fieldsByPath> {
  const found = known.get(form) ?? fieldsByPath(form.schema);
  known.set(form, found);
  return found;
}

/**
 * The schema of a field by its known path (src/engine/path.ts), the form's own at none; nothing where the form has none.
 * Where branches have the same field it is that of the first.
 */
export const schemaOf = (form: Form, path: string): Schema | undefined =>
  path ? fieldsIn(form).get(path)?.[0].whole : form.schema;

/** The schema of what a path stands for, the form's own at none; nothing where it is no field of the form. */
export const schemaAt = (form: Form, path: string): Schema | undefined => schemaOf(form, knownPath(form, path));
