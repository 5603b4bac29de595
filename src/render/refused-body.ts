/** The body of a post that is refused, as its form is rendered with it again: what of it, and whether that takes too long. */
import type { WholeForm } from "../engine/define/definition.ts";
import { knownStep, stepsOf } from "../engine/schema/path.ts";
import { isObject, type Json, type JsonObject } from "../engine/schema/schema.ts";

/** A value without the texts of fields that were left empty. */
function withoutEmpty(form: WholeForm, value: Json, known: string): Json | undefined {
  if (Array.isArray(value)) return value.map((one) => withoutEmpty(form, one, knownStep(form, known, "*")) as Json);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => {
    const at = knownStep(form, known, key);
    // A key that a visitor has named is drawn for its name, and a choice by what was chosen.
    const isEmpty = one === "" && form.fields[at]?.widget !== undefined && stepsOf(at).at(-1) === key;
    return [key, isEmpty ? undefined : withoutEmpty(form, one, at)];
  });
  return Object.fromEntries(entries) as JsonObject;
}

/**
 * A body whose empty fields have no value: as in a browser they are there, so that they do not get their default again, and no
 * other field depends on them.
 */
export const emptied = (form: WholeForm, body: JsonObject): JsonObject => withoutEmpty(form, body, "") as JsonObject;

/**
 * Bounds on the values beyond its fields, and on their depth, that a form is rendered with: visitors without script do not come
 * near them, and rendering is slow. A schema that contains itself is as deep as its answers.
 */
const most = { values: 150, depth: 8 };
const mostAgain = { values: 150, depth: 20 };

/** Whether rendering a form with a body would take too long. */
export function isTooMuch(form: WholeForm, body: JsonObject): boolean {
  const bounds = form.again ? mostAgain : most;
  let left = bounds.values + Object.keys(form.fields).length;
  const visit = (value: Json | undefined, depth: number): boolean => {
    if (value !== undefined) left -= 1;
    if (left < 0 || depth > bounds.depth) return true;
    return typeof value === "object" && value !== null && Object.values(value).some((one) => visit(one, depth + 1));
  };
  return visit(emptied(form, body), 0);
}
