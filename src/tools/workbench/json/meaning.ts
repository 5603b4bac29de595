/** What a meta-schema says about a place in a document: its possible keys and values, and their descriptions. */
import { below } from "../../../engine/schema/field-at.ts";
import { inPlace } from "../../../engine/schema/in-place.ts";
import { valuesIn } from "../../../engine/schema/let-in.ts";
import { resolveRef } from "../../../engine/schema/refs.ts";
import { isObject, type Json, type Place, type Schema } from "../../../engine/schema/schema.ts";

/** The schemas that apply together with a schema, or instead of it. */
const alternatives = (part: unknown, root: Schema): Schema[] =>
  isObject(part)
    ? [...inPlace({ schema: part, pointer: "" }, { follow: (ref) => followed(ref, root) })].map(({ schema }) => schema)
    : [];

/** The target of a reference within a document. */
function followed(ref: string, root: Schema): Place | undefined {
  const [schema] = resolveRef(ref, root, {}) ?? [];
  return schema && { schema, pointer: "" };
}

/** Every schema that applies to the value at a path. */
function schemasAt(root: Schema, steps: string[]): Schema[] {
  let found = alternatives(root, root);
  for (const step of steps) {
    const next = new Set(found.map((schema) => below(schema, step)));
    found = [...next].flatMap((part) => alternatives(part, root));
  }
  return [...new Set(found)];
}

/** A key that an object may have, with its description. */
interface Key {
  name: string;
  about: string;
  /** The type of its value, in a word. */
  kind: string;
  /** The beginning of its value, as a snippet. */
  start: string;
}

/** The text inserted after a new key, with the place of the cursor. */
const starts: { [type: string]: string } = { string: '"#{}"', array: "[#{}]", object: "{#{}}" };

/** The possible keys of an object. */
export function keysAt(root: Schema, steps: string[]): Key[] {
  const found = schemasAt(root, steps).flatMap(({ properties = {} }) => Object.entries(properties));
  return [...new Map(found)].map(([name, part]) => {
    const parts = alternatives(part, root);
    const types = [...new Set(parts.flatMap(({ type }) => type ?? []))];
    const own = isObject(part) ? part : {};
    return {
      name,
      about: String(own.description ?? own.title ?? ""),
      kind: types.join(" or "),
      start: starts[types[0] ?? ""] ?? "",
    };
  });
}

/** The possible values at a place, if they can be listed. */
export function valuesAt(root: Schema, steps: string[]): Json[] {
  const found = schemasAt(root, steps).flatMap(
    (schema): Json[] => valuesIn(schema) ?? (schema.type === "boolean" ? [true, false] : []),
  );
  return [...new Map(found.map((value) => [JSON.stringify(value), value])).values()];
}

/** The description of the value at a path. */
export const aboutAt = (root: Schema, steps: string[]): string =>
  String(schemasAt(root, steps).find(({ description, title }) => description ?? title)?.description ?? "");
