/** What a flat form finds out about its schema, compared with what react-jsonschema-form itself does. */
import type { SchemaUtilsType, ValidatorType } from "@rjsf/utils";
import original from "@rjsf/utils/lib/createSchemaUtils.js";
import { expect } from "vitest";
import type { Json, JsonObject, Schema } from "../../src/engine/schema/schema.ts";
import { choicesOf, isChoice } from "../../src/engine/words/choices.ts";
import createSchemaUtils from "../../src/form/stand-ins/schema-utils.ts";

const behavior = { constAsDefaults: "never", requiredBooleanDefault: "skip" } as const;
const validator = { isValid: () => true } as unknown as ValidatorType;

const choices = (schema: Schema): Json[] => choicesOf(schema).map(({ value }) => value);

/** What a field may hold: answers, what was cleared, and what is none of its choices. */
function valuesOf(field: Schema): (Json | undefined)[] {
  const own = isChoice(field) ? choices(field) : ["typed", ""];
  const lists = typeof field.items === "object" ? [[], choices(field.items as Schema), ["none of them"]] : own;
  return [...lists, undefined, null, "none of them"];
}

/** Whether both fill in the same defaults, whatever the form holds, resolve nothing, and find the same fields. */
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
