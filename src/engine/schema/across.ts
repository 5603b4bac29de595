/**
 * Cross-field rules: keywords that relate a field's value to other fields of the same group. Documents write them on
 * the field; for compilation they are moved to the group, since a single value has no access to its siblings.
 */
import { isObject, mapChildren, type Schema } from "./schema.ts";

/** One cross-field rule, as it is stored on the group. */
export interface Across {
  /** The field that has the rule. */
  field: string;
  rule: AcrossWord;
  /** The fields it is compared with. */
  of: string[];
}

/** The keywords of cross-field rules. */
export const acrossWords = ["notBefore", "atLeast", "same", "sum"] as const;

/** A keyword of a cross-field rule. */
export type AcrossWord = (typeof acrossWords)[number];

/** Whether a keyword is a cross-field rule. */
export const isAcross = (word: string): word is AcrossWord => (acrossWords as readonly string[]).includes(word);

/** The fields that the keyword's value refers to: one, as a string or as `{ "field": … }`, or several. */
export function namedBy(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return [String(isObject(value) ? value.field : value)];
}

/** The cross-field rules of a group's fields. */
export const acrossIn = ({ properties = {} }: Schema): Across[] =>
  Object.entries(properties).flatMap(([field, schema]) =>
    isObject(schema)
      ? acrossWords.flatMap((rule) => (schema[rule] === undefined ? [] : [{ field, rule, of: namedBy(schema[rule]) }]))
      : [],
  );

const without = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([word]) => !isAcross(word)));

/** Moves the cross-field rules of all fields to the group that contains them, where they can be evaluated. */
export function gathered(schema: Schema): Schema {
  const rules = acrossIn(schema);
  const own = mapChildren(without(schema), gathered);
  for (const { rule, ...one } of rules) own[rule] = [...((own[rule] ?? []) as object[]), one];
  return own;
}
