/** Entries whose key the visitor has not typed: they must not be sent under a generated name. */

import type { FieldError, FormDefinition } from "../define/definition.ts";
import { isUnnamed } from "../define/keys.ts";
import { knownStep, pathOf, stepsOf } from "../schema/path.ts";
import { isObject } from "../schema/schema.ts";
import { spoken } from "../words/spoken.ts";
import { inOrder } from "./validate.ts";

/** The steps to each unnamed entry of a group or list. */
function* unnamedIn(form: FormDefinition, data: object, known = ""): Generator<string[]> {
  const isFree = isObject(data) && form.free?.includes(known);
  // A field may have such a name in the schema.
  const isField = (key: string) => stepsOf(knownStep(form, known, key)).at(-1) === key;
  for (const [key, value] of Object.entries(data)) {
    if (isFree && isUnnamed(key) && !isField(key)) yield [key];
    if (typeof value !== "object" || value === null) continue;
    for (const steps of unnamedIn(form, value, knownStep(form, known, key))) yield [key, ...steps];
  }
}

/** The errors of some data, in display order, with one for each unnamed entry in place of those of its value. */
export function withUnnamed(form: FormDefinition, data: unknown, errors: FieldError[]): FieldError[] {
  const unnamed = form.free ? [...unnamedIn(form, Object(data))] : [];
  const message = spoken.form.enterName;
  return inOrder(form, [...unnamed.map((steps) => ({ field: pathOf(steps), message })), ...errors]);
}
