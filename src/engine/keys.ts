/** Keys that a visitor is to name: one that was added and not named yet must not be sent under a name we made up. */
import type { FieldError, FormDefinition } from "./definition.ts";
import { knownPath, pathOf } from "./path.ts";
import { isObject } from "./schema.ts";
import { spoken } from "./spoken.ts";

/** Whether a key is the one that react-jsonschema-form gives to a new entry. */
export const isUnnamed = (key: string): boolean => /^newKey(-\d+)?$/.test(key);

/** The entries without a name, each as an error of its own. */
export function unnamedKeys(form: FormDefinition, data: unknown, steps: string[] = []): FieldError[] {
  if (typeof data !== "object" || data === null || !form.free) return [];
  const isFree = isObject(data) && form.free.includes(steps.length === 0 ? "" : knownPath(form, pathOf(steps)));
  return Object.entries(data).flatMap(([key, value]) => [
    ...(isFree && isUnnamed(key) ? [{ field: pathOf([...steps, key]), message: spoken.form.enterName }] : []),
    ...unnamedKeys(form, value, [...steps, key]),
  ]);
}
