/** Checks for a value that must be there or may be, and that nothing can ever be. */
import { maxValues, mostBytes } from "../../define/limits.ts";
import { isNullable } from "../../kinds/kind.ts";
import { isComposed, isQuestion } from "../../schema/in-place.ts";
import { impliedType } from "../../schema/keyword-types.ts";
import { valuesIn } from "../../schema/let-in.ts";
import { ownOf } from "../../schema/path.ts";
import { isObject, type Schema } from "../../schema/schema.ts";
import { isUnset, tidyText } from "../../visit/payload.ts";
import { type Check, type Problem, quote } from "../problem.ts";

/** Whether a schema always applies: a branch or a condition may forbid a field by a schema that nothing satisfies. */
const isAlways = (path: string): boolean => /^(\/properties\/[^/]+|\/items|\/allOf\/\d+)*$/.test(path);

/** A `not` that every value matches. */
const forbidding: Check = ({ not }, { file, path }): Problem[] => {
  if (!isAlways(path) || !isObject(not) || Object.keys(not).length > 0) return [];
  const expected = "a schema that some values do not match";
  const found = `${quote(not)}, which every value matches: nothing is valid`;
  return [{ file, path: `${path}/not`, expected, found, fix: 'write what is not allowed, or remove "not"' }];
};

/** A group that must have more keys than it has fields, although it has no free keys. */
const tooMany: Check = (schema, { file, path, resolved }): Problem[] => {
  const { properties, additionalProperties = false, patternProperties } = resolved();
  const { minProperties } = schema;
  if (typeof minProperties !== "number" || !properties || additionalProperties !== false || patternProperties)
    return [];
  const count = Object.keys(properties).filter((name) => path !== "" || name !== "formName").length;
  if (isComposed(resolved()) || minProperties <= count) return [];
  const found = `${minProperties}: the group has no other field`;
  return [
    { file, path: `${path}/minProperties`, expected: `at most ${count}`, found, fix: "change it, or add fields" },
  ];
};

/** Whether a value counts as unanswered once it is sent. */
export const isNoAnswer = (value: unknown): boolean => isUnset(typeof value === "string" ? tidyText(value) : value);

/** Whether only an empty text or list satisfies the rules of a field. */
function isEmptyOnly(schema: Schema): boolean {
  const { maxLength, maxItems, items, prefixItems } = schema;
  const all = valuesIn(schema);
  if (all) return all.every((one) => one !== null && isNoAnswer(one));
  // Where there are alternatives, the keywords beside them imply no type: a branch may allow others.
  const type = schema.type ?? (isComposed(schema) ? undefined : impliedType(schema));
  if (String(type) === "string") return maxLength === 0;
  return String(type) === "array" && (maxItems === 0 || (items === false && prefixItems === undefined));
}

/** Required fields that can only be empty, which counts as unanswered. */
const unanswerable: Check = (schema, { file, path, resolved, isUsed }): Problem[] => {
  if (!isUsed || isQuestion(path) || !Array.isArray(schema.required)) return [];
  const { properties = {} } = resolved();
  return schema.required.flatMap((name, index) => {
    const field = ownOf(properties, name);
    if (!isObject(field) || isNullable(field) || !isEmptyOnly(field)) return [];
    const expected = "a field that can be filled in, since it is required";
    const fix = "do not require it, or allow other values";
    return [
      { file, path: `${path}/required/${index}`, expected, found: `${quote(name)}, which can only be empty`, fix },
    ];
  });
};

/** The fewest values in a list or a group, with all that must be in them. */
function fewestIn({ items, minItems = 0, minProperties = 0, properties = {}, required = [] }: Schema): number {
  const entries = minItems * (1 + (isObject(items) ? fewestIn(items) : 0));
  const fields = required.reduce((sum, name) => sum + 1 + fewestIn(properties[name] ?? {}), 0);
  return Math.max(entries, Number(minProperties), fields);
}

/** A value with more in it, or longer, than the body of any form may be. */
const tooLarge: Check = (schema, { file, path, resolved }): Problem[] => {
  if (isQuestion(path)) return [];
  const { minLength = 0 } = schema;
  const word = ["minItems", "minProperties"].find((word) => word in schema);
  const fewest = word === undefined ? 0 : fewestIn(resolved());
  const fix = "ask for fewer: nobody could send so many";
  if (minLength > mostBytes) {
    const expected = `at most ${mostBytes} characters, as many as fit into any form that is sent`;
    return [{ file, path: `${path}/minLength`, expected, found: quote(minLength), fix }];
  }
  if (word === undefined || fewest <= maxValues) return [];
  const expected = `at most ${maxValues} entries and fields in all, as many as a form may send`;
  const all = fewest === schema[word] ? "" : `, which is ${fewest} with all that must be in them`;
  return [{ file, path: `${path}/${word}`, expected, found: `${quote(schema[word])}${all}`, fix }];
};

/** Rules that nothing can ever satisfy. */
export const checkNever: Check = (schema, at) => [
  ...forbidding(schema, at),
  ...tooMany(schema, at),
  ...unanswerable(schema, at),
  ...tooLarge(schema, at),
];
