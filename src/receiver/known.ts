/** The fields of a form by their paths, for posts that are read. */
import type { Form } from "../engine/definition.ts";
import { fieldsByPath } from "../engine/fields.ts";
import { knownStep, stepsOf, within } from "../engine/path.ts";
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
export const schemaOfField = (form: Form, path: string): Schema | undefined =>
  path ? fieldsIn(form).get(path)?.[0].whole : form.schema;

/** Whether a file belongs where a path leads, alone or among others, in whichever branch. */
export function takesFileAt(form: Form, path: string): boolean {
  const known = knownIn(form, path);
  if (known === undefined) return false;
  const found = [known, within(known, "*")].flatMap((one) => fieldsIn(form).get(one) ?? []);
  return found.some(({ whole }) => whole.format === "data-url");
}

/**
 * The known path that a path is an instance of; nothing where it is no field of the form. It is followed only as far as
 * the form has fields, since an unknown name may have a hundred steps.
 */
function knownIn(form: Form, path: string): string | undefined {
  let known = "";
  for (let start = 0; start <= path.length; ) {
    const dot = path.indexOf(".", start);
    const end = dot < 0 ? path.length : dot;
    const written = path.slice(start, end);
    known = knownStep(form, known, written.includes("~") ? (stepsOf(written)[0] ?? "") : written);
    if (!fieldsIn(form).has(known)) return undefined;
    start = end + 1;
  }
  return known;
}

/** The schema of what a path stands for, the form's own at none; nothing where it is no field of the form. */
export function schemaAt(form: Form, path: string): Schema | undefined {
  const known = path === "" ? "" : knownIn(form, path);
  return known === undefined ? undefined : schemaOfField(form, known);
}
