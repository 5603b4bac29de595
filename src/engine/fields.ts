/** Finds the fields of a schema: every path a value can have, and the schema that rules it. */
import { humanize, isChoiceList, isObject, pointerStep, type Schema } from "./schema.ts";

/** A field of a form, wherever it is nested. */
export interface Field {
  /** Dotted; `*` stands for any entry of a list. */
  path: string;
  schema: Schema;
  required: boolean;
  /** JSON pointer from the root of the schema. */
  pointer: string;
}

/** Schemas that apply to the same value as the one they stand in. */
function* alternatives(schema: Schema, pointer: string): Generator<[Schema, string]> {
  yield [schema, pointer];
  for (const key of ["allOf", "anyOf", "oneOf"] as const)
    for (const [index, part] of (schema[key] ?? []).entries()) yield* alternatives(part, `${pointer}/${key}/${index}`);
  for (const key of ["then", "else"] as const) {
    const part = schema[key];
    if (isObject(part)) yield* alternatives(part, `${pointer}/${key}`);
  }
  if (isObject(schema.dependencies))
    for (const [name, part] of Object.entries(schema.dependencies))
      if (isObject(part)) yield* alternatives(part, `${pointer}/dependencies/${pointerStep(name)}`);
}

/** Every field of a schema, in document order; a path that stands in several branches comes several times. */
export function fieldsOf(root: Schema, at = "", pointer = ""): Field[] {
  const found: Field[] = [];
  for (const [schema, where] of alternatives(root, pointer)) {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      // A schema may be `true` or `false` too: such a name is let in or kept out, but it has no control.
      if (!isObject(field)) continue;
      const path = at ? `${at}.${name}` : name;
      const place = `${where}/properties/${pointerStep(name)}`;
      found.push({ path, schema: field, required: schema.required?.includes(name) ?? false, pointer: place });
      if (field.$ref) continue;
      found.push(...fieldsOf(field, path, place), ...entriesOf(field, path, place));
    }
  }
  return found;
}

function entriesOf(list: Schema, path: string, pointer: string): Field[] {
  if (isChoiceList(list)) return [];
  const tuple = Array.isArray(list.items);
  return [list.items ?? []].flat().flatMap((schema, index) => {
    if (!isObject(schema)) return [];
    const place = `${pointer}/items${tuple ? `/${index}` : ""}`;
    const entry = { path: `${path}.*`, schema, required: true, pointer: place };
    return schema.$ref ? [entry] : [entry, ...fieldsOf(schema, entry.path, place)];
  });
}

/** What a field is called when its UI document does not say: its title, else its name as words. */
export function labelOf({ path, schema }: Field): string {
  const name =
    path
      .split(".")
      .filter((part) => part !== "*")
      .at(-1) ?? path;
  if (schema.title) return schema.title;
  return path.endsWith(".*") ? humanize(name).replace(/s$/, "") : humanize(name);
}
