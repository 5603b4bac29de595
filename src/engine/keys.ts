/** Free keys that the visitor has yet to name: an added entry must not be sent under a generated name. */
import type { FieldError, FormDefinition } from "./definition.ts";
import { knownPath, pathOf } from "./path.ts";
import { isObject } from "./schema.ts";
import { spoken } from "./spoken.ts";

/** Whether a key is one that react-jsonschema-form generates for a new entry. */
export const isUnnamed = (key: string): boolean => /^newKey(-\d+)?$/.test(key);

/** An error for each unnamed entry. */
export function unnamedKeys(form: FormDefinition, data: unknown, steps: string[] = []): FieldError[] {
  if (typeof data !== "object" || data === null || !form.free) return [];
  const isFree = isObject(data) && form.free.includes(steps.length === 0 ? "" : knownPath(form, pathOf(steps)));
  return Object.entries(data).flatMap(([key, value]) => [
    ...(isFree && isUnnamed(key) ? [{ field: pathOf([...steps, key]), message: spoken.form.enterName }] : []),
    ...unnamedKeys(form, value, [...steps, key]),
  ]);
}
