/** Patterns of keys that a visitor names: they do not match the names of fields. */
import { mapChildren, type Schema } from "./schema.ts";

const literally = (name: string) => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** A pattern that does not match some names. */
export function keyPatternWithout(pattern: string, names: string[]): string {
  const met = names.filter((name) => new RegExp(pattern, "u").test(name)).map(literally);
  return met.length === 0 ? pattern : `^(?!(?:${met.join("|")})$)[\\s\\S]*?(?:${pattern})`;
}

/** A schema whose patterns of keys leave out the fields beside them: react-jsonschema-form would take these for such keys. */
export function withKeysApart(schema: Schema): Schema {
  const apart = mapChildren(schema, withKeysApart);
  const { properties, patternProperties } = apart;
  if (!properties || !patternProperties) return apart;
  const names = Object.keys(properties);
  apart.patternProperties = Object.fromEntries(
    Object.entries(patternProperties).map(([pattern, field]) => [keyPatternWithout(pattern, names), field]),
  );
  return apart;
}
