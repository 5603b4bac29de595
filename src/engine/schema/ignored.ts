/**
 * Keywords that the standard ignores: rules for another type of value, without the keyword that they belong to, and in
 * older drafts beside a `$ref`.
 */
import { type Needs, typesOfRules } from "./keyword-types.ts";
import { mapChildren, type Schema, subschemasOf } from "./schema.ts";
import { annotations } from "./siblings.ts";

/** The keywords without which a rule has no effect: it needs one of them beside it. */
export const partnersOfRules: Needs = {
  additionalItems: ["items", "prefixItems"],
  minContains: ["contains"],
  maxContains: ["contains"],
  // OpenAPI also has it alone, in a base schema that others extend.
  discriminator: ["oneOf", "anyOf"],
};

/** The keywords of a schema that are for other types of value than its own. */
export function ofOtherTypes(schema: Schema, needs = typesOfRules): string[] {
  const types = [schema.type ?? []].flat();
  const isOther = (word: string) => word in schema && !needs[word]?.some((type) => types.some((own) => own === type));
  return types.length > 0 ? Object.keys(needs).filter(isOther) : [];
}

/** The keywords of a schema that have no effect, since those they need are missing. */
export const withoutPartner = (schema: Schema, needs = partnersOfRules): string[] =>
  Object.keys(needs).filter((word) => word in schema && !needs[word]?.some((other) => other in schema));

/** Keywords of a document that are resolved by reference, wherever they appear. */
const kept = new Set(["$ref", "definitions", "$schema", "$id", "id"]);

/** The rules beside a `$ref`. */
const besideRef = (schema: Schema): string[] =>
  schema.$ref === undefined ? [] : Object.keys(schema).filter((word) => !kept.has(word) && !annotations.has(word));

/** Whether a document's draft is older than 2019-09, where rules beside a `$ref` are ignored. */
export const ignoresSiblings = ({ $schema }: Schema): boolean => /\bdraft-0[1-7]\b/.test($schema ?? "");

const known = new WeakMap<Schema, Schema>();

/**
 * A schema without the keywords that are ignored, at any depth; the schema itself if it has none.
 * @param document the document that contains the schema, whose draft decides
 */
export function withoutIgnored(schema: Schema, document = schema): Schema {
  const isOld = ignoresSiblings(document);
  const ignoredIn = (part: Schema) => [
    ...ofOtherTypes(part),
    ...withoutPartner(part),
    ...(isOld ? besideRef(part) : []),
  ];
  const clean = (part: Schema): Schema => {
    const ignored = new Set(ignoredIn(part));
    return mapChildren(Object.fromEntries(Object.entries(part).filter(([word]) => !ignored.has(word))), clean);
  };
  const isClean = () => subschemasOf(schema).every((part) => ignoredIn(part).length === 0);
  const result = known.get(schema) ?? (isClean() ? schema : clean(schema));
  known.set(schema, result).set(result, result);
  return result;
}
