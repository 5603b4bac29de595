/** Determines what a free key is sent as while it has no value. */
import { constantOf } from "../kinds/constant.ts";
import { isNullable } from "../kinds/kind.ts";
import type { Json, Schema } from "../schema/schema.ts";
import type { FieldUi, FormDefinition, Looks } from "./definition.ts";
import type { ByPath } from "./fields.ts";

/** The empty values that a key may have, in the order in which they are tried. */
function blanksOf(wholes: Schema[], { widget }: Partial<FieldUi>): Json[] {
  const constants = wholes.map(constantOf).filter((value) => value !== undefined);
  const nothing = wholes.some(isNullable) ? [null] : [];
  // An unchecked checkbox means no.
  const no = widget === "checkbox" ? [false] : [];
  return [...constants, ...nothing, ...no, "", [], {}];
}

/**
 * What free keys without a value are sent as, by path: the key is an answer, so it is sent with the UI document's `emptyValue`,
 * else with the first empty value that any of its schemas accepts. If none does, it is null, and the rules demand a value.
 */
export function blanksOfNamed(
  byPath: ByPath,
  looks: Looks,
  allowed: (schema: Schema, value: Json) => boolean,
): FormDefinition["empty"] {
  const empty: FormDefinition["empty"] = {};
  for (const [path, fields] of byPath) {
    const { [path]: look } = looks;
    if (look?.entry !== "keyed") continue;
    const wholes = fields.map(({ whole }) => whole);
    const isFit = (value: Json) => fields.some(({ schema }) => allowed(schema, value));
    empty[path] = look.emptyValue ?? blanksOf(wholes, look).find(isFit) ?? null;
  }
  return empty;
}
