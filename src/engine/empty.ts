/** What an unset field is sent as. */
import type { FormDefinition } from "./definition.ts";
import { isObject, type Json, type Schema, walk } from "./schema.ts";

/** Answers whether a field's schema accepts a value; src/build hands in a compiled one. */
export type Accepts = (schema: Schema, value: Json) => boolean;

/** Schemas about the same value as the root. */
const isBranch = (pointer: string) =>
  /^(\/(allOf|anyOf|oneOf)\/\d+|\/(if|then|else|not)|\/dependencies\/[^/]+)*$/.test(pointer);

/** The fields whose presence some rule depends on, always or under a condition. */
function countedNames(root: Schema): Set<string> {
  const branches = [...walk({ schema: root, pointer: "" })].filter(({ pointer }) => isBranch(pointer));
  const names = branches.flatMap(({ schema: { required = [], dependencies } }) => [
    ...required,
    ...(isObject(dependencies)
      ? [...Object.keys(dependencies), ...Object.values(dependencies).filter(Array.isArray)]
      : []),
  ]);
  return new Set(names.flat());
}

/**
 * What each top-level field is sent as when it is unset: the empty value its schema accepts. A field that is or can
 * become required is left out instead, so that `required` can say so, whatever else its schema accepts.
 */
export function emptyValues(schema: Schema, accepts: Accepts): FormDefinition["empty"] {
  const counted = countedNames(schema);
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, "" | []][] => {
    const value: "" | [] = field.type === "array" ? [] : "";
    return !counted.has(name) && accepts(field, value) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}
