/** The fields of a form by path, for parsing form posts. */
import type { Form } from "../../engine/define/definition.ts";
import { isConditional } from "../../engine/define/empty.ts";
import { type Field, fieldsByPath } from "../../engine/define/fields.ts";
import { oncePerForm } from "../../engine/define/once-per-form.ts";
import { kindOf } from "../../engine/kinds/index.ts";
import { isNullable } from "../../engine/kinds/kind.ts";
import { schemasInPlace } from "../../engine/schema/in-place.ts";
import { isFieldName, knownStep, parentOf, pathStep, stepsOf, within } from "../../engine/schema/path.ts";
import type { Json, JsonObject, Schema } from "../../engine/schema/schema.ts";

const text: Schema = { type: "string", default: "" };

const fieldsIn = oncePerForm((form: Form) => {
  const found = fieldsByPath(form.schema);
  // Free keys whose values the schema does not describe are texts.
  for (const path of (form.free ?? []).map((group) => within(group, "*")))
    if (!found.has(path))
      found.set(path, [{ path, schema: text, whole: text, required: false, pointer: "", chosen: {} }]);
  return found;
});

/**
 * The schema of a field by its known path (src/engine/schema/path.ts); the form's own for an empty path, undefined for no
 * field. If branches define the field differently, it is that of the first.
 */
export const schemaOfField = (form: Form, path: string): Schema | undefined =>
  path ? fieldsIn(form).get(path)?.[0].whole : form.schema;

/** The schemas of a field by its known path, in every branch and condition. */
export const schemasOfField = (form: Form, path: string): Schema[] =>
  (fieldsIn(form).get(path) ?? []).map(({ whole }) => whole);

/** The names of the kinds of a field by its known path, in any branch; none for no field. */
export const kindsAt = (form: Form, known: string): string[] =>
  (known ? schemasOfField(form, known) : [form.schema]).map((schema) => kindOf(schema)?.name ?? "");

/** The groups that each value must contain, by its known path, without those of branches and conditions. */
const groupsIn = oncePerForm((form: Form) => {
  const found = new Map<string, string[]>();
  for (const [path, fields] of fieldsIn(form)) {
    const isNeeded = fields.some((field) => field.required && !isConditional(field));
    const name = stepsOf(path).at(-1) ?? "";
    if (!isNeeded || !isFieldName(name) || Object.hasOwn(form.empty, path)) continue;
    if (!isGroup(fields[0].whole)) continue;
    found.set(parentOf(path), [...(found.get(parentOf(path)) ?? []), name]);
  }
  return found;
});

/** The known paths of groups that a condition may require, wherever their fields are: a script always sends them. */
export const broughtGroupsIn = oncePerForm((form: Form) => {
  const isNamed = ({ entry, whole }: Field) => !entry && isGroup(whole);
  const found = [...fieldsIn(form)].filter(
    ([path, fields]) => !Object.hasOwn(form.empty, path) && fields.some(isNamed),
  );
  return new Set(found.map(([path]) => path));
});

/** Whether a field is a group, which is never null. */
export const isGroup = (schema: Schema): boolean => kindOf(schema)?.name === "group" && !isNullable(schema);

/** The required groups of a value, each as it is when nothing is filled in, since browsers may post nothing for them. */
export const blankGroupsAt = (form: Form, known: string): JsonObject =>
  Object.fromEntries(
    (groupsIn(form).get(known) ?? []).map((name) => [name, blankGroupsAt(form, within(known, pathStep(name)))]),
  );

/** The value of an entry for which nothing was submitted, by kind: an unticked checkbox, or a list or group of these. */
const untouched: { [kind: string]: () => Json } = {
  boolean: () => false,
  choices: () => [],
  files: () => [],
  group: () => ({}),
};

/** That value for an entry of a kind. */
export const untouchedOf = (kind = ""): Json => untouched[kind]?.() ?? null;

/** Whether a schema, or one of its branches, is drawn as a checkbox. */
export const isOfBox = (form: Form, schema: Schema): boolean =>
  schemasInPlace(schema, form.schema).some((part) => kindOf(part)?.name === "boolean");

/** Whether the field at a path is drawn as a checkbox in any branch. */
export const isBoxAt = (form: Form, path: string): boolean =>
  schemasOfField(form, knownIn(form, path) ?? "").some((schema) => isOfBox(form, schema));

/** Whether a path is that of a file field or an entry of a list of files, in any branch. */
export function takesFileAt(form: Form, path: string): boolean {
  const known = knownIn(form, path);
  if (known === undefined) return false;
  const found = [known, within(known, "*")].flatMap((one) => fieldsIn(form).get(one) ?? []);
  return found.some(({ whole }) => whole.format === "data-url");
}

/**
 * The known path of a path, empty for the form itself; undefined if it is no field of the form. It is followed only as far as
 * the form has fields, since an unknown name may have a hundred steps.
 */
export function knownIn(form: Form, path: string): string | undefined {
  let known = "";
  for (let start = 0; path && start <= path.length; ) {
    // A text under a free key has nothing inside.
    if (fieldsIn(form).get(known)?.[0].schema === text) return undefined;
    const dot = path.indexOf(".", start);
    const end = dot < 0 ? path.length : dot;
    const written = path.slice(start, end);
    known = knownStep(form, known, written.includes("~") ? (stepsOf(written)[0] ?? "") : written);
    if (!fieldsIn(form).has(known)) return undefined;
    start = end + 1;
  }
  return known;
}

/** The schema at a path; the form's own for an empty path, undefined for no field. */
export function schemaAt(form: Form, path: string): Schema | undefined {
  const known = knownIn(form, path);
  return known === undefined ? undefined : schemaOfField(form, known);
}
