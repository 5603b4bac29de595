/** Keywords beside a `$ref`: annotations override those of the target, rules are added to its rules. */
import { ownOf } from "./path.ts";
import { isObject, type Schema } from "./schema.ts";

/** Annotations: keywords that do not affect validation. */
export const annotations: ReadonlySet<string> = new Set([
  ...["title", "description", "default", "examples", "readOnly", "writeOnly", "deprecated", "$comment"],
  ...["errorMessage", "enumNames"],
]);

/** Keywords that are interpreted together: combining them across schemas would change their meaning. */
const families = [
  ["properties", "patternProperties", "additionalProperties"],
  ["items", "prefixItems", "additionalItems", "contains", "minContains", "maxContains"],
  ["if", "then", "else"],
];

const isOpen = (schema: Schema) => !("additionalProperties" in schema) && !("patternProperties" in schema);

/**
 * Merges two schemas that apply to the same value.
 * @param target the target of a reference
 * @param own the keywords beside it
 */
export function withSiblings(target: Schema, own: Schema): Schema {
  if (Object.keys(target).some((word) => word.startsWith("unevaluated") && Object.keys(own).length > 0))
    return { allOf: [target, own] };
  const result: Schema = { ...target };
  const apart: Schema = {};
  for (const [word, value] of Object.entries(own)) {
    const family = families.find((one) => one.includes(word)) ?? [word];
    if (annotations.has(word) || !family.some((other) => other in target) || value === target[word])
      result[word] = value;
    else if (word === "required") result.required = [...new Set([...(target.required ?? []), ...(own.required ?? [])])];
    else if (word === "allOf") result.allOf = [...(target.allOf ?? []), ...(own.allOf ?? [])];
    else if (word === "properties" && isOpen(target) && isOpen(own))
      result.properties = together(target.properties ?? {}, own.properties ?? {});
    else apart[word] = value;
  }
  return Object.keys(apart).length > 0 ? { ...result, allOf: [...(result.allOf ?? []), apart] } : result;
}

function together(fields: { [name: string]: Schema }, others: { [name: string]: Schema }): { [name: string]: Schema } {
  const both = Object.entries(others).map(([name, other]) => {
    const field = ownOf(fields, name);
    return [name, isObject(field) && isObject(other) ? withSiblings(field as Schema, other) : other];
  });
  return { ...fields, ...Object.fromEntries(both) };
}
