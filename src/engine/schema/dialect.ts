/** Rewrites keywords of newer drafts (2019-09, 2020-12) as their draft-07 equivalents. */

import meta from "../meta/schema.json" with { type: "json" };
import { isComposed } from "./in-place.ts";
import { isSame } from "./same.ts";
import { isObject, type Schema, subschemasOf } from "./schema.ts";

/** Rewrites `{ "not": {} }`, which TypeSpec and generators from TypeScript write for `never`, as `false`. */
const inWord = <Part>(schema: Part): Part | false =>
  isObject(schema) && (schema.not === true || isSame(schema.not, {})) ? false : schema;

/** The same in keywords about keys; properties that are forbidden this way are no fields. */
function inWords(word: string, value: unknown): unknown {
  if (word === "properties" && isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, inWord(field)]));
  return /^(additional|unevaluated)/.test(word) ? inWord(value) : value;
}

/** A schema without other tools' annotations and without unknown formats; the standard says to ignore both. */
function withoutUnknown(schema: Schema): Schema {
  const isKnown = ([word, value]: [string, unknown]) =>
    Object.hasOwn(meta.properties, word) && (word !== "format" || meta.properties.format.enum.includes(String(value)));
  const known = Object.entries(schema).filter(isKnown);
  return Object.fromEntries(known.map(([word, value]) => [word, inWords(word, value)]));
}

/**
 * Rewrites one schema as draft-07; subschemas are left as they are. References to `#/$defs/…` stay, since they are
 * resolved in the original document.
 * @param composed whether other schemas apply to the same value
 */
export function inDraft07(schema: Schema, composed = isComposed(schema)): Schema {
  // `discriminator` has been turned into constants of the branches; with references resolved, no part needs an identifier.
  const {
    $schema: _schema,
    $id: _id,
    id: _name,
    $anchor: _anchor,
    discriminator: _discriminator,
    $defs,
    prefixItems,
    dependentRequired,
    dependentSchemas,
    unevaluatedProperties,
    unevaluatedItems,
    ...plain
  } = withoutUnknown(schema) as Schema & {
    $defs?: Schema["definitions"];
    prefixItems?: Schema[];
    dependentRequired?: { [name: string]: string[] };
    dependentSchemas?: { [name: string]: Schema };
  };
  const result: Schema = { ...plain };
  // A list of one type means the same as the type; in resolved schemas there is only one notation.
  if (Array.isArray(plain.type) && plain.type.length === 1) result.type = plain.type[0];
  if ($defs) result.definitions = { ...$defs, ...plain.definitions };
  if (prefixItems) {
    result.items = prefixItems;
    if (plain.items !== undefined) result.additionalItems = plain.items as boolean | Schema;
  }
  if (dependentRequired || dependentSchemas)
    result.dependencies = {
      ...(isObject(plain.dependencies) ? plain.dependencies : {}),
      ...(dependentRequired as object),
      ...withRequired(dependentSchemas ?? {}, dependentRequired ?? {}),
    };
  // In a composed schema, `unevaluated…` and `additional…` differ: then the newer keyword stays, and its validator is
  // used.
  if (unevaluatedProperties !== undefined)
    if (composed) result.unevaluatedProperties = unevaluatedProperties;
    else result.additionalProperties ??= unevaluatedProperties as boolean | Schema;
  if (unevaluatedItems !== undefined)
    if (composed) result.unevaluatedItems = unevaluatedItems;
    else if (result.items === undefined) result.items = unevaluatedItems as boolean | Schema;
    else result.additionalItems ??= unevaluatedItems as boolean | Schema;
  return result;
}

/** Newer keywords without an equivalent in draft-07. */
const newer = ["unevaluatedProperties", "unevaluatedItems", "minContains", "maxContains"];

/** Whether a resolved schema needs a draft newer than draft-07. */
export const isNewer = (contract: Schema): boolean =>
  subschemasOf(contract).some((schema) => newer.some((word) => word in schema));

/** Draft-07 has a single keyword for both: a name with a schema and required names gets a schema that requires them. */
const withRequired = (schemas: { [name: string]: Schema }, required: { [name: string]: string[] }) =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      Object.hasOwn(required, name)
        ? { ...schema, required: [...(schema.required ?? []), ...(required[name] ?? [])] }
        : schema,
    ]),
  );
