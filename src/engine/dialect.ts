/** Writes the newer drafts' spellings (2019-09, 2020-12) as draft-07 says the same thing. */
import { isComposed } from "./in-place.ts";
import meta from "./meta/schema.json" with { type: "json" };
import { isObject, type Schema, walk } from "./schema.ts";

/** A schema without annotations of other tools, and without formats that nobody knows: the standard says to ignore both. */
export function withoutUnknown(schema: Schema): Schema {
  const isKnown = ([word, value]: [string, unknown]) =>
    Object.hasOwn(meta.properties, word) && (word !== "format" || meta.properties.format.enum.includes(String(value)));
  return Object.fromEntries(Object.entries(schema).filter(isKnown));
}

/**
 * One schema in draft-07's words; what stands inside it is left as it is. References to `#/$defs/…` stay, since they
 * are followed in the document as it was written.
 */
export function inDraft07(schema: Schema): Schema {
  // What a discriminator says, the constants of the branches say as well (src/engine/check/words.ts).
  // References are followed by now: no part needs an address.
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
    discriminator?: unknown;
    $defs?: Schema["definitions"];
    prefixItems?: Schema[];
    dependentRequired?: { [name: string]: string[] };
    dependentSchemas?: { [name: string]: Schema };
  };
  const result: Schema = { ...plain };
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
  // Where fields also come from elsewhere the two words differ: then the newer one stays, and the rules know it.
  const composed = isComposed(schema);
  if (unevaluatedProperties !== undefined)
    if (composed) result.unevaluatedProperties = unevaluatedProperties;
    else result.additionalProperties ??= unevaluatedProperties as boolean | Schema;
  if (unevaluatedItems !== undefined)
    if (composed) result.unevaluatedItems = unevaluatedItems;
    else result.additionalItems ??= unevaluatedItems as boolean | Schema;
  return result;
}

/** Keywords that draft-07 does not have, and that nothing else of it says. */
const newer = ["unevaluatedProperties", "unevaluatedItems", "minContains", "maxContains"];

/** Whether a schema, resolved, needs a draft newer than draft-07. */
export const isNewer = (contract: Schema): boolean =>
  [...walk({ schema: contract, pointer: "" })].some(({ schema }) => newer.some((word) => word in schema));

/** Draft-07 has one word for both, so a name with both gets a schema that requires the names as well. */
const withRequired = (schemas: { [name: string]: Schema }, required: { [name: string]: string[] }) =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      required[name] ? { ...schema, required: [...(schema.required ?? []), ...required[name]] } : schema,
    ]),
  );
