/** Recursive groups under free keys that match one of several patterns. */
import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import { expect, test } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import { createSchemaUtils } from "./asked-groups.ts";
import { matchesOf } from "./matches.ts";
// Imported for its effect: it sets how the parts of a schema are merged.
import "./rich-parts.ts";

test("a recursive group under a free key has each of its patterns once, at every level", () => {
  const own: Schema = { $ref: "#/definitions/node" };
  const node: Schema = {
    ...fields({ label: { type: "string" } }),
    patternProperties: { "^x": own, y$: own },
    additionalProperties: false,
  };
  const form = formFrom({ ...fields({ all: { type: "array", items: own } }), definitions: { node } });
  const validator = { isValid: matchesOf(form) } as unknown as ValidatorType;
  const utils = createSchemaUtils(validator, form.schema as RJSFSchema);
  const patternsAt = (drawn: RJSFSchema, names: string[]) =>
    Object.keys(names.reduce((around, name) => around.properties?.[name] as RJSFSchema, drawn).patternProperties ?? {});
  const drawn = utils.retrieveSchema(own as RJSFSchema, { x: { x: { label: "A" } } });
  expect(patternsAt(drawn, ["x"])).toEqual(patternsAt(drawn, []));
  expect(patternsAt(drawn, ["x", "x"])).toEqual(patternsAt(drawn, []));
});
