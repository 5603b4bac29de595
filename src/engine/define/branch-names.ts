/** How branches of a `oneOf` or `anyOf` are named and told apart. */
import { hasConstants, matchesConstants } from "../kinds/structures.ts";
import { isObject, type Schema } from "../schema/schema.ts";
import { spoken } from "../words/spoken.ts";
import { humanize } from "../words/words.ts";

/**
 * The label of a branch: its title, else its discriminating constant, else its only field, else its type, else its
 * number.
 */
export function branchName(schema: Schema, index: number): string {
  if (schema.title) return schema.title;
  const fields = Object.entries(schema.properties ?? {});
  const fixed = fields.find(([, field]) => isObject(field) && typeof field.const === "string")?.[1].const;
  if (fixed) return humanize(String(fixed));
  const [only] = fields;
  if (only && fields.length === 1) return only[1].title || humanize(only[0]);
  return spoken.form.types[String(schema.type)] ?? spoken.form.option(index + 1);
}

/** Whether data match the constants that identify a branch. */
export const isBranchOf = (schema: Schema, data: unknown): boolean =>
  hasConstants(schema) && matchesConstants(schema, data);
