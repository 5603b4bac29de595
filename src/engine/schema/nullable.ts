/** A value or nothing, as generators of schemas write an optional field: one control, which may be left empty. */
import { inPlace, isComposed } from "./in-place.ts";
import { valuesIn } from "./let-in.ts";
import { isSame } from "./same.ts";
import { isObject, type Schema } from "./schema.ts";
import { annotations, withSiblings } from "./siblings.ts";

/** The types whose empty control can mean null; a group may have required fields, so there the visitor chooses a branch. */
const types = ["string", "number", "integer", "boolean", "array"];

type Branch = Schema | boolean;

/** Whether a branch is null without a name of its own: a named one is an answer that its author offers. */
const isNull = (branch: Branch) => isObject(branch) && branch.type === "null" && Object.keys(branch).length === 1;

/** Whether a branch is the empty text: where a field is required, this is an answer. */
export const isEmptyText = (branch: Branch): boolean => isObject(branch) && isSame(valuesIn(branch), [""]);

/** Whether it is the empty text without a name of its own. */
const isBlank = (branch: Branch) =>
  isEmptyText(branch) && Object.keys(branch).every((word) => /^(type|const|enum)$/.test(word));

/**
 * Splits a choice between one type and null: its other branch, and the keywords beside the choice; undefined for any other choice.
 * @param schema a schema whose references are resolved
 */
function orNothing(
  schema: Schema,
  isNothing: (branch: Branch) => boolean,
): [value: Schema, beside: Schema] | undefined {
  const { anyOf, oneOf, ...beside } = schema;
  const branches = (oneOf ?? anyOf ?? []) as Branch[];
  const value = branches.find((branch) => !isNothing(branch));
  if ((anyOf && oneOf) || branches.length !== 2 || !branches.some(isNothing)) return undefined;
  if (!isObject(value) || isComposed(value) || "const" in value) return undefined;
  if (!types.some((type) => type === value.type)) return undefined;
  // A message for the choice itself would have no rule once the choice is gone.
  const isSaid = isObject(beside.errorMessage) && ("anyOf" in beside.errorMessage || "oneOf" in beside.errorMessage);
  return isSaid || Object.keys(beside).some((word) => !annotations.has(word)) ? undefined : [value, beside];
}

/**
 * Rewrites a choice between one type and null as that type which may be null; other schemas are left as they are.
 * @param schema a schema whose references are resolved
 */
export function withNull(schema: Schema): Schema {
  const [value, beside] = orNothing(schema, isNull) ?? [];
  if (!value || !beside) return schema;
  const { type, enum: choices } = value;
  return withSiblings(
    { ...value, type: [type as "string", "null"], ...(choices && { enum: [...new Set([...choices, null])] }) },
    beside,
  );
}

/** The fields of a group that a condition compares with the empty text, which must therefore be sent. */
const askedIn = (group: Schema): string[] =>
  [...inPlace({ schema: group, pointer: "" }, { upTo: "asked" })]
    .filter(({ hold }) => hold === "asked")
    .flatMap(({ schema: { properties = {} } }) =>
      Object.keys(properties).filter((name) => properties[name] && valuesIn(properties[name])?.includes("")),
    );

/**
 * Rewrites each optional field of a group that is a choice between a text and the empty text as the text alone: if it is empty, it
 * is left out.
 * @param group a schema whose references are resolved
 */
export function withoutBlanks(group: Schema): Schema {
  const texts = Object.entries(group.properties ?? {}).flatMap(([name, field]) => {
    const [value, beside] = (isObject(field) && !group.required?.includes(name) && orNothing(field, isBlank)) || [];
    const isText = value?.type === "string" && beside && !askedIn(group).includes(name);
    return isText ? [[name, withSiblings(value, beside)]] : [];
  });
  return texts.length > 0 ? { ...group, properties: { ...group.properties, ...Object.fromEntries(texts) } } : group;
}
