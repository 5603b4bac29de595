/** Entries whose key the visitor has not typed: they must not be sent under a generated name. */

import type { FieldError, FormDefinition } from "../define/definition.ts";
import { isUnnamed } from "../define/keys.ts";
import { knownStep, pathOf, stepsOf } from "../schema/path.ts";
import { isObject } from "../schema/schema.ts";
import { spoken } from "../words/spoken.ts";
import { inOrder } from "./validate.ts";

/** The steps to each unnamed entry of a value. */
function* unnamedIn(form: FormDefinition, value: unknown, known = ""): Generator<string[]> {
  if (typeof value !== "object" || value === null) return;
  const isFree = isObject(value) && form.free?.includes(known);
  for (const [key, inner] of Object.entries(value)) {
    const below = knownStep(form, known, key);
    // A field of that name has it from the schema.
    if (isFree && isUnnamed(key) && stepsOf(below).at(-1) !== key) yield [key];
    for (const steps of unnamedIn(form, inner, below)) yield [key, ...steps];
  }
}

/** The errors of some data, in display order, with one for each unnamed entry in place of those of its value. */
export function withUnnamed(form: FormDefinition, data: unknown, errors: FieldError[]): FieldError[] {
  const unnamed = form.free ? [...unnamedIn(form, data)] : [];
  const message = spoken.form.enterName;
  return inOrder(form, [...unnamed.map((steps) => ({ field: pathOf(steps), message })), ...errors]);
}
