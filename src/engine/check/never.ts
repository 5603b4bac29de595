/** Checks for a value that must be there or may be, and that nothing can ever be. */
import { isComposed } from "../schema/in-place.ts";
import { isObject } from "../schema/schema.ts";
import { type Check, type Problem, quote } from "./problem.ts";

/** Whether a schema always applies: elsewhere, a branch or a condition may forbid a field by what nothing satisfies. */
const isAlways = (path: string): boolean => /^(\/properties\/[^/]+|\/items|\/allOf\/\d+)*$/.test(path);

/** A `not` that every value matches. */
const forbidding: Check = ({ not }, { file, path }): Problem[] => {
  if (!isAlways(path) || !isObject(not) || Object.keys(not).length > 0) return [];
  const expected = "a schema that some values do not match";
  const found = `${quote(not)}, which every value matches: nothing is valid`;
  return [{ file, path: `${path}/not`, expected, found, fix: 'write what is not allowed, or remove "not"' }];
};

/** A group that has to have more keys than it has fields, and in which visitors name none themselves. */
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

/** Rules that nothing can ever satisfy. */
export const checkNever: Check = (schema, at) => [...forbidding(schema, at), ...tooMany(schema, at)];
