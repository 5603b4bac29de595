/** Compares the schema utilities of flat forms with those of react-jsonschema-form itself. */
import type { SchemaUtilsType, ValidatorType } from "@rjsf/utils";
import original from "@rjsf/utils/lib/createSchemaUtils.js";
import { expect } from "vitest";
import type { Json, JsonObject, Schema } from "../../src/engine/schema/schema.ts";
import { choicesOf, isChoice } from "../../src/engine/words/choices.ts";
import createSchemaUtils from "../../src/form/stand-ins/schema-utils.ts";

const behavior = { constAsDefaults: "never", requiredBooleanDefault: "skip" } as const;
const validator = { isValid: () => true } as unknown as ValidatorType;

const choices = (schema: Schema): Json[] => choicesOf(schema).map(({ value }) => value);

/** The values that a field may have: answers, cleared ones, and one that is none of its choices. */
function valuesOf(field: Schema): (Json | undefined)[] {
  const own = isChoice(field) ? choices(field) : ["typed", ""];
  const lists = typeof field.items === "object" ? [[], choices(field.items as Schema), ["none of them"]] : own;
  return [...lists, undefined, null, "none of them"];
}

/** Expects both to fill in the same defaults, whatever the data, to resolve nothing, and to find the same fields. */
export function expectSameOfFlat(schema: Schema): void {
  const [ours, theirs] = [createSchemaUtils, original].map(
    (create) => create(validator, schema as never, behavior) as SchemaUtilsType,
  ) as [SchemaUtilsType, SchemaUtilsType];
  const start = theirs.getDefaultFormState(schema as never) as JsonObject;
  const properties = Object.entries(schema.properties ?? {});
  const given: (JsonObject | undefined)[] = [
    undefined,
    start,
    ...properties.flatMap(([name, field]) =>
      valuesOf(field).map((value) => ({ ...start, [name]: value }) as JsonObject),
    ),
    ...properties.map(([name]) => ({ [name]: start[name] ?? "typed" })),
  ];
  for (const data of given)
    expect({ data, filled: ours.getDefaultFormState(schema as never, data) }).toStrictEqual({
      data,
      filled: theirs.getDefaultFormState(schema as never, data),
    });
  expect(theirs.retrieveSchema(schema as never, {})).toBe(schema);
  expect(ours.retrieveSchema(schema as never, {})).toBe(schema);
  for (const [name] of [...properties, ["none of them"] as const])
    expect(ours.findFieldInSchema(schema as never, [name]).field).toBe(
      theirs.findFieldInSchema(schema as never, [name]).field,
    );
}
