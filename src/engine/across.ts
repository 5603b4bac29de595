/**
 * Rules across fields: what one field's value has to do with that of others beside it in the same group. They stand at the
 * field; compiled, they are rules of the group, since a value alone does not know its neighbours.
 */
import { isObject, mapChildren, type Schema } from "./schema.ts";

/** One rule across fields, as a group has it. */
export interface Across {
  /** The field that it is a rule of. */
  field: string;
  rule: AcrossWord;
  /** The fields that it speaks of. */
  of: string[];
}

/** The keywords. */
export const acrossWords = ["notBefore", "atLeast", "same", "sum"] as const;

/** One of them. */
export type AcrossWord = (typeof acrossWords)[number];

/** Whether a keyword is a rule across fields. */
export const isAcross = (word: string): word is AcrossWord => (acrossWords as readonly string[]).includes(word);

/** The fields that such a keyword names: one, as a text or as `{ "field": … }`, or several. */
export function namedBy(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return [String(isObject(value) ? value.field : value)];
}

/** The rules across the fields of a group. */
export const acrossIn = ({ properties = {} }: Schema): Across[] =>
  Object.entries(properties).flatMap(([field, schema]) =>
    isObject(schema)
      ? acrossWords.flatMap((rule) => (schema[rule] === undefined ? [] : [{ field, rule, of: namedBy(schema[rule]) }]))
      : [],
  );

const without = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([word]) => !isAcross(word)));

/** The same schema with these rules where they can be judged: at the group around the fields. */
export function gathered(schema: Schema): Schema {
  const rules = acrossIn(schema);
  const own = mapChildren(without(schema), gathered);
  for (const { rule, ...one } of rules) own[rule] = [...((own[rule] ?? []) as object[]), one];
  return own;
}
