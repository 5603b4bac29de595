/** Patterns of free keys: they must not match the names of fields. */
import { literally } from "./literally.ts";
import { isObject, mapChildren, type Schema } from "./schema.ts";

/** A pattern that does not match some names. */
export function keyPatternWithout(pattern: string, names: string[]): string {
  const met = names.filter((name) => new RegExp(pattern, "u").test(name)).map(literally);
  return met.length === 0 ? pattern : `^(?!(?:${met.join("|")})$)[\\s\\S]*?(?:${pattern})`;
}

/**
 * A schema whose `patternProperties` no longer match the fields beside them, which get the patterns' rules themselves:
 * react-jsonschema-form would draw these fields as free keys.
 */
export function withKeysApart(schema: Schema): Schema {
  const apart = mapChildren(schema, withKeysApart);
  const { properties, patternProperties } = apart;
  if (!properties || !patternProperties) return apart;
  const names = Object.keys(properties);
  apart.properties = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      const more = Object.entries(patternProperties).flatMap(([pattern, part]) =>
        new RegExp(pattern, "u").test(name) ? [part] : [],
      );
      return [
        name,
        isObject(field) && more.length > 0 ? { ...field, allOf: [...(field.allOf ?? []), ...more] } : field,
      ];
    }),
  );
  apart.patternProperties = Object.fromEntries(
    Object.entries(patternProperties).map(([pattern, field]) => [keyPatternWithout(pattern, names), field]),
  );
  return apart;
}
