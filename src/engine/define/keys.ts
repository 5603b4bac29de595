/** Free keys: the boxes they are typed into, and entries without one, which must not be sent under a generated name. */

import { knownPath, pathOf, stepsOf } from "../schema/path.ts";
import { isObject } from "../schema/schema.ts";
import { spoken } from "../words/spoken.ts";
import type { FieldError, FormDefinition } from "./definition.ts";

/** The name of the control that holds the key of an entry: it is no field itself, and never sent. */
export const keyBoxOf = (path: string): string => `${path}~key`;

/** Whether the key of an entry that the visitor names is one that react-jsonschema-form generates for a new one. */
export const isUnnamed = (key: string): boolean => /^newKey(-\d+)?$/.test(key);

/** An error for each unnamed entry. */
function unnamedKeys(form: FormDefinition, data: unknown, steps: string[] = []): FieldError[] {
  if (typeof data !== "object" || data === null || !form.free) return [];
  const isFree = isObject(data) && form.free.includes(steps.length === 0 ? "" : knownPath(form, pathOf(steps)));
  return Object.entries(data).flatMap(([key, value]) => {
    const path = [...steps, key];
    const [field, inner] = [pathOf(path), unnamedKeys(form, value, path)];
    // A field of that name has it from the schema.
    const isField = stepsOf(knownPath(form, field)).at(-1) === key;
    return isFree && isUnnamed(key) && !isField ? [{ field, message: spoken.form.enterName }, ...inner] : inner;
  });
}

/** The errors of some data, with one for each unnamed entry in place of those of its value. */
export function withUnnamed(form: FormDefinition, data: unknown, errors: FieldError[]): FieldError[] {
  const unnamed = unnamedKeys(form, data);
  return [...unnamed, ...errors.filter((error) => unnamed.every(({ field }) => field !== error.field))];
}
