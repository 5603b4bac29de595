/** Keywords beside a `$ref`: annotations override those of the target, rules are added to its rules. */
import { ownOf } from "./path.ts";
import { isSame } from "./same.ts";
import { isObject, type Json, type Schema } from "./schema.ts";

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

/** The index of a value among a schema's choices; -1 if it is none. */
const indexIn = ({ enum: all = [] }: Schema, value: Json): number => all.findIndex((one) => isSame(one, value));

/** The choices that both schemas allow, each with the name that `own` gives it, else that of the target. */
function commonChoices(target: Schema, own: Schema): Schema {
  const values = (own.enum ?? []).filter((value) => indexIn(target, value) >= 0);
  const nameIn = (schema: Schema, value: Json) => (schema.enumNames as string[] | undefined)?.[indexIn(schema, value)];
  const names = values.map((value) => nameIn(own, value) ?? nameIn(target, value) ?? null);
  return values.length > 0 ? { enum: values, ...(names.some(Boolean) && { enumNames: names }) } : {};
}

/** The value of a keyword that two schemas have, if one value can express both: of two limits, the stricter one. */
function joined(word: string, target: Schema, own: Schema): unknown {
  const [one, other] = [target[word], own[word]];
  if (word === "required") return [...new Set([...(target.required ?? []), ...(own.required ?? [])])];
  if (word === "allOf") return [...(target.allOf ?? []), ...(own.allOf ?? [])];
  if (word === "properties" && isOpen(target) && isOpen(own))
    return together(target.properties ?? {}, own.properties ?? {});
  if (typeof one !== "number" || typeof other !== "number") return undefined;
  if (/^(m|exclusiveM)in/.test(word)) return Math.max(one, other);
  return /^(m|exclusiveM)ax/.test(word) ? Math.min(one, other) : undefined;
}

/** A schema's messages by rule; a single message for all rules is repeated for each. */
function byRule({ errorMessage = {}, ...rules }: Schema): { [rule: string]: string } {
  if (typeof errorMessage !== "string") return errorMessage;
  const words = Object.keys(rules).filter((word) => !annotations.has(word));
  return Object.fromEntries(["required", ...words].map((rule) => [rule, errorMessage]));
}

/**
 * Keeps each message with its rule: if only the stricter of two limits is left, the message of the other would be wrong.
 * @param apart the keywords of `own` that could not be merged
 */
function sortMessages(merged: Schema, apart: Schema, target: Schema, own: Schema): void {
  const some = (schema: Schema, isMeant: (rule: string) => boolean) =>
    Object.fromEntries(Object.entries(byRule(schema)).filter(([rule]) => isMeant(rule)));
  const stands = (schema: Schema) => (rule: string) =>
    typeof schema.errorMessage === "string" || typeof schema[rule] !== "number" || schema[rule] === merged[rule];
  const beside = isObject(own.errorMessage) ? some(own, (rule) => rule in apart) : {};
  if (isObject(merged.errorMessage))
    merged.errorMessage = {
      ...some(target, stands(target)),
      ...some(own, (rule) => !(rule in apart) && stands(own)(rule)),
    };
  if (Object.keys(beside).length > 0) apart.errorMessage = beside;
}

/**
 * Merges two schemas that apply to the same value.
 * @param target the target of a reference
 * @param own the keywords beside it
 */
export function withSiblings(target: Schema, own: Schema): Schema {
  const notes = Object.fromEntries(Object.entries(own).filter(([word]) => annotations.has(word)));
  const isSaid = Object.keys(own).every((word) => annotations.has(word));
  if (!isSaid && Object.keys(target).some((word) => word.startsWith("unevaluated")))
    return { ...notes, allOf: [target, own] };
  const choices = commonChoices(target, own);
  const result: Schema = { ...target, ...choices };
  const apart: Schema = {};
  for (const [word, value] of Object.entries(own)) {
    if (word in choices) continue;
    const family = families.find((one) => one.includes(word)) ?? [word];
    const both =
      word in target && (family.length === 1 || word === "properties") ? joined(word, target, own) : undefined;
    const isNew = annotations.has(word) || !family.some((other) => other in target);
    if (both !== undefined) result[word] = both;
    else if (isNew || (family.length === 1 && value === target[word])) result[word] = value;
    else apart[word] = value;
  }
  sortMessages(result, apart, target, own);
  return Object.keys(apart).length > 0 ? { ...result, allOf: [...(result.allOf ?? []), apart] } : result;
}

function together(fields: { [name: string]: Schema }, others: { [name: string]: Schema }): { [name: string]: Schema } {
  const both = Object.entries(others).map(([name, other]) => {
    const field = ownOf(fields, name);
    if ((other as unknown) === true || (field as unknown) === false) return [name, field ?? other];
    return [name, isObject(field) && isObject(other) ? withSiblings(field, other) : other];
  });
  return { ...fields, ...Object.fromEntries(both) };
}
