/** Broken schemas: every one that a slip of the pen could make of a schema, each with one rule or sentence changed. */

import { isChoiceList } from "../src/engine/choices.ts";
import { fieldsOf } from "../src/engine/fields.ts";
import { isObject, type Json, type Place, type Schema, walk } from "../src/engine/schema.ts";
import { isBlankPattern } from "../src/engine/sentences.ts";

/** A schema with one change. */
export interface Mutant {
  /** JSON pointer to the schema that was changed. */
  pointer: string;
  /** What was changed, as in "maxLength 201". */
  change: string;
  /** The whole schema after it. */
  schema: Schema;
  /** Whether only a sentence was changed, and no rule. */
  isSentence: boolean;
}

/** Allowed values by the name of their field, over every form of a project. */
export type Choices = { [field: string]: Json[] };

/** A change to one schema: what it is called, and the schema after it. */
type Edit = [change: string, edited: Schema];

/** What fixtures give a choice that must refuse it, so that a form which takes it is noticed. */
const stranger = "something_else";

/** The name of the field that a pointer leads to: that of the list, where it leads into one. */
export const nameAt = (pointer: string): string => /^.*\/properties\/([^/]+)/.exec(pointer)?.[1] ?? "";

/** Every value that some form allows for a field of a name; a form may well be given another's. */
export function choicesOf(schemas: Schema[]): Choices {
  const choices: Choices = {};
  for (const { path, schema } of schemas.flatMap((root) => fieldsOf(root))) {
    const values = (isChoiceList(schema) ? (schema.items as Schema) : schema).enum ?? [];
    choices[path] = [...new Set([...(choices[path] ?? []), ...values])];
  }
  return choices;
}

const minus = (schema: Schema, keyword: string): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== keyword));

function* requiredEdits(schema: Schema): Generator<Edit> {
  for (const name of schema.required ?? [])
    if (name !== "formName")
      yield [`required without ${name}`, { ...schema, required: schema.required?.filter((other) => other !== name) }];
}

/** Whether a rule follows from the one beside it: a dated field is a day of the calendar, ten characters long. */
const isImplied = (schema: Schema, keyword: string) =>
  schema.dateMinimum !== undefined && ["maxLength", "pattern"].includes(keyword);

function* limitEdits(schema: Schema): Generator<Edit> {
  for (const keyword of ["minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum"]) {
    const limit = schema[keyword];
    if (typeof limit !== "number") continue;
    const looser = keyword.startsWith("max") ? limit + 1 : limit - 1;
    const stricter = keyword.startsWith("max") ? limit - 1 : limit + 1;
    yield [`${keyword} ${stricter}`, { ...schema, [keyword]: stricter }];
    if (isImplied(schema, keyword)) continue;
    yield [`${keyword} ${looser}`, { ...schema, [keyword]: looser }];
    yield [`no ${keyword}`, minus(schema, keyword)];
  }
}

function* enumEdits(schema: Schema, elsewhere: Json[]): Generator<Edit> {
  const values = schema.enum;
  if (!values) return;
  yield ["no enum", minus(schema, "enum")];
  for (const value of values)
    yield [`enum without ${JSON.stringify(value)}`, { ...schema, enum: values.filter((other) => other !== value) }];
  for (const value of new Set(["", stranger, ...elsewhere]))
    if (!values.includes(value)) yield [`enum with ${JSON.stringify(value)}`, { ...schema, enum: [...values, value] }];
}

function* switchEdits(schema: Schema): Generator<Edit> {
  for (const keyword of ["pattern", "format", "const", "uniqueItems", "dateMinimum"])
    if (keyword in schema && !isImplied(schema, keyword)) yield [`no ${keyword}`, minus(schema, keyword)];
  // An enum says the type of its values already.
  if (schema.type && !schema.enum) yield ["no type", minus(schema, "type")];
  if (schema.pattern && !isBlankPattern(schema.pattern)) yield ["pattern \\S", { ...schema, pattern: "\\S" }];
  if (schema.additionalProperties === false) {
    yield ["additionalProperties true", { ...schema, additionalProperties: true }];
    yield ["no additionalProperties", minus(schema, "additionalProperties")];
  }
}

function* sentenceEdits(schema: Schema): Generator<Edit> {
  const { errorMessage } = schema;
  if (typeof errorMessage === "string") yield ["another errorMessage", { ...schema, errorMessage: `${errorMessage}?` }];
  if (!isObject(errorMessage)) return;
  for (const [rule, sentence] of Object.entries(errorMessage))
    yield [
      `another errorMessage for ${rule}`,
      { ...schema, errorMessage: { ...errorMessage, [rule]: `${sentence}?` } },
    ];
}

/** The schema with one schema inside it exchanged for another. */
function exchanged(value: unknown, from: Schema, to: Schema): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((entry) => exchanged(entry, from, to));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, exchanged(entry, from, to)]));
}

/** Every schema inside a form's whose rules are its own: `formName` is the engine's, and so is that a body is an object. */
export const placesOf = (root: Schema): Place[] =>
  [...walk({ schema: minus(root, "type"), pointer: "" })].filter(({ pointer }) => pointer !== "/properties/formName");

/**
 * Every mutant of a form's schema.
 * @param root the schema, its refs resolved
 * @param choices values that a choice might be given by mistake
 */
export function* mutantsOf(root: Schema, choices: Choices): Generator<Mutant> {
  const top = minus(root, "type");
  for (const { schema, pointer } of placesOf(root)) {
    const make = ([change, edited]: Edit, isSentence = false): Mutant => {
      const whole = pointer === "" ? edited : (exchanged(top, schema, edited) as Schema);
      return { pointer, change, schema: { type: "object", ...whole }, isSentence };
    };
    const elsewhere = choices[nameAt(pointer)] ?? [];
    for (const edits of [requiredEdits(schema), limitEdits(schema), enumEdits(schema, elsewhere), switchEdits(schema)])
      for (const edit of edits) yield make(edit);
    for (const edit of sentenceEdits(schema)) yield make(edit, true);
  }
}
