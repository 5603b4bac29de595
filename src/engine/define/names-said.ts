/** Describes which names free keys may have, for the message about one that is invalid. */
import { isObject, type Schema } from "../schema/schema.ts";
import { spoken } from "../words/spoken.ts";
import { isBlankPattern, rulesOf, sentencesOf } from "./sentences.ts";

/** The words that a pattern lists, or a prefix as an example; undefined for any other pattern. */
function toldBy(pattern: string): Schema | undefined {
  const [, words] = /^\^\(?(?:\?:)?([\w-]+(?:\|[\w-]+)*)\)?\$$/.exec(pattern) ?? [];
  // Without parentheses, `^` and `$` belong to the first and the last word alone.
  if (words && (!words.includes("|") || pattern.includes("("))) return { enum: words.split("|") };
  const [, start] = /^\^([\w-]+)(?![\w?*{+|\\-])/.exec(pattern) ?? [];
  return start ? { examples: [`${start}…`] } : undefined;
}

/** The schema of names, if only `patternProperties` defines them. */
function ofPatterns({ patternProperties, additionalProperties }: Schema): Schema | undefined {
  const patterns = Object.keys(patternProperties ?? {});
  if (additionalProperties !== false || patterns.length === 0) return undefined;
  const told = patterns.map(toldBy);
  if (told.some((one) => one === undefined)) return undefined;
  const known = told.flatMap((one) => one?.enum ?? (one?.examples as string[]));
  return told.every((one) => one?.enum) ? { enum: known } : { examples: known };
}

/** The description of a schema's names; undefined if they cannot be put into words. */
function namesSaid(schema: Schema): string | undefined {
  const { propertyNames } = schema;
  const given = isObject(propertyNames) ? (propertyNames as Schema) : ofPatterns(schema);
  if (!given) return undefined;
  const { pattern, ...rest } = given;
  const { errorMessage: written, description } = given;
  const isWritten = typeof written === "string" || typeof written?.pattern === "string";
  const told = pattern === undefined || isWritten || isBlankPattern(pattern) ? undefined : toldBy(pattern);
  const names = { ...rest, ...(isWritten && { pattern }), ...(told?.enum && { enum: told.enum }) } as Schema;
  const said = sentencesOf(names, { label: spoken.form.name });
  const examples = given.examples ?? told?.examples;
  const like = Array.isArray(examples) ? examples.map(String) : [];
  const parts = [
    ...rulesOf(names)
      .filter((rule) => rule !== "type")
      .map((rule) => said[rule]),
    description,
    like.length > 0 && spoken.rules.such(spoken.rules.or(like)),
  ].filter(Boolean);
  return parts.length > 0 ? [...new Set(parts)].join(spoken.form.comma) : undefined;
}

/** The first such description among a field's schemas, with a leading colon, as the message of `propertyNames`. */
export function namesIn(schemas: Schema[]): { propertyNames?: string } {
  const [propertyNames] = schemas.flatMap((schema) => namesSaid(schema) ?? []);
  return propertyNames === undefined ? {} : { propertyNames: spoken.form.colon + propertyNames };
}
