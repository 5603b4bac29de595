/** The body of a post that is refused, as its form is rendered with it again: what of it, and whether that takes too long. */
import type { WholeForm } from "../engine/define/definition.ts";
import { followIn } from "../engine/schema/in-place.ts";
import { knownStep, stepsOf } from "../engine/schema/path.ts";
import { isObject, type Json, type JsonObject, type Schema } from "../engine/schema/schema.ts";

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
 * near them, and rendering is slow. A schema that contains itself is as deep as its answers; outside of choices and free keys, it
 * is resolved anew at every level, with all that is below.
 */
const most = { values: 150, depth: 8 };
const mostAgain = { values: 150, depth: 20 };
const mostResolvedAgain = { values: 12, depth: 6 };

/** Whether react-jsonschema-form resolves a schema within itself: it follows what properties and entries are, but no branches. */
function isResolvedAgain(schema: Schema, root: Schema, around: string[] = []): boolean {
  const { $ref, properties = {}, items } = schema;
  const target = $ref && followIn(root)($ref);
  if (target) return around.includes($ref) || isResolvedAgain(target.schema, root, [...around, $ref]);
  return [...Object.values(properties), items].some((one) => isObject(one) && isResolvedAgain(one, root, around));
}

/** The bounds for a form. */
function boundsOf({ again, schema, fields }: WholeForm): typeof most {
  const isAgain = Object.values(schema.definitions ?? {}).some((one) => isResolvedAgain(one, schema));
  if (isAgain) return mostResolvedAgain;
  const { values, depth } = again ? mostAgain : most;
  return { values: values + Object.keys(fields).length, depth };
}

/** Whether rendering a form with a body would take too long. */
export function isTooMuch(form: WholeForm, body: JsonObject): boolean {
  const bounds = boundsOf(form);
  let values = 0;
  const visit = (value: Json | undefined, depth: number): boolean => {
    if (value !== undefined) values += 1;
    if (values > bounds.values || depth > bounds.depth) return true;
    return typeof value === "object" && value !== null && Object.values(value).some((one) => visit(one, depth + 1));
  };
  return visit(emptied(form, body), 0);
}
