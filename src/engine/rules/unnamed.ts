/** Entries whose key the visitor has not typed: they must not be sent under a generated name. */

import type { FieldError, FormDefinition } from "../define/definition.ts";
import { isUnnamed } from "../define/keys.ts";
import { knownPath, pathOf, stepsOf } from "../schema/path.ts";
import { isObject } from "../schema/schema.ts";
import { spoken } from "../words/spoken.ts";
import { inOrder } from "./validate.ts";

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

/** The errors of some data, in display order, with one for each unnamed entry in place of those of its value. */
export const withUnnamed = (form: FormDefinition, data: unknown, errors: FieldError[]): FieldError[] =>
  inOrder(form, [...unnamedKeys(form, data), ...errors]);
