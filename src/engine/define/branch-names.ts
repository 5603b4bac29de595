/** How branches of a `oneOf` or `anyOf` are named and told apart. */
import { hasConstants, matchesConstants } from "../kinds/structures.ts";
import { ownOf } from "../schema/path.ts";
import { isObject, type Schema } from "../schema/schema.ts";
import { choicesOf } from "../words/choices.ts";
import { spoken } from "../words/spoken.ts";
import { humanize } from "../words/words.ts";

/** What the only choice that a schema leaves is called, which is how older documents write a constant. */
function onlyChoice(schema: Schema): string | undefined {
  const [value, another] = schema.enum ?? [];
  const isOnly = typeof value === "string" && another === undefined && schema.const === undefined;
  return isOnly ? (choicesOf(schema)[0]?.label ?? value) : undefined;
}

/** What the only choice that a branch, or one of its fields, leaves is called. */
export const choiceIn = ({ properties = {}, ...schema }: Schema): string | undefined =>
  [...Object.values(properties), schema].map(onlyChoice).find(Boolean);

/**
 * The label of a branch: its title, else its discriminating constant, else its only choice, else its only field, else its constant,
 * else its format or type, else the definition that it is, if that is a word, else its number.
 */
export function branchName(schema: Schema, index: number): string {
  if (schema.title) return schema.title;
  const fields = Object.entries(schema.properties ?? {}).filter(([, field]) => isObject(field));
  const fixed = fields.find(([, field]) => typeof field.const === "string")?.[1].const;
  if (fixed) return humanize(String(fixed));
  const choice = choiceIn(schema);
  if (choice) return choice;
  const [only] = fields;
  if (only && fields.length === 1) return only[1].title || humanize(only[0]);
  const value = schema.const ?? onlyChoice(schema);
  if (value && typeof value === "string") return value;
  // As some tools write that a text may be left out.
  const type = value === "" ? "null" : String(schema.type);
  const format = (type.includes("string") && schema.format) || type;
  const { dateTime, formats, types, option } = spoken.form;
  const known = ownOf({ ...formats, "date-time": dateTime }, format) ?? types[type];
  const { definitionName: name = "" } = schema;
  return known ?? (/^[a-z]{2}[\w-]*$/i.test(name) ? humanize(name) : option(index + 1));
}

/** Whether data match the constants that identify a branch. */
export const isBranchOf = (schema: Schema, data: unknown): boolean =>
  hasConstants(schema) && matchesConstants(schema, data);
