/**
 * `formName`, which says what form a body is of: no field, and no concern of the author of a schema. It is taken from
 * the documents' schema, and added to the contract and to every body.
 */
import { holdOf } from "../schema/in-place.ts";
import { keyPatternWithout } from "../schema/key-patterns.ts";
import { type JsonObject, mapChildren, type Schema } from "../schema/schema.ts";

/** The answers of a body: all but `formName`. */
export function answersIn({ formName: _formName, ...answers }: JsonObject): JsonObject {
  return answers;
}

/** A schema without the property `formName`. */
export function withoutFormName(schema: Schema): Schema {
  const { formName: _formName, ...properties } = schema.properties ?? {};
  return { ...schema, properties, required: schema.required?.filter((name) => name !== "formName") };
}

/**
 * Makes rules about keys allow `formName`, which their author did not have in mind, wherever they apply to the body.
 */
function withRoom(schema: Schema): Schema {
  const room = mapChildren(schema, (part, steps) => (holdOf(steps.split("/")[0] ?? "") ? withRoom(part) : part));
  const { propertyNames, patternProperties, minProperties, maxProperties } = room;
  if (propertyNames !== undefined) room.propertyNames = { anyOf: [{ const: "formName" }, propertyNames] };
  if (typeof minProperties === "number") room.minProperties = minProperties + 1;
  if (typeof maxProperties === "number") room.maxProperties = maxProperties + 1;
  if (patternProperties)
    room.patternProperties = Object.fromEntries(
      Object.entries(patternProperties).map(([pattern, field]) => [keyPatternWithout(pattern, ["formName"]), field]),
    );
  if ("additionalProperties" in room || "unevaluatedProperties" in room)
    room.properties = { ...room.properties, formName: {} };
  return room;
}

/** A schema that requires a given `formName` beside its fields. */
export function withFormName(schema: Schema, formName: string): Schema {
  const body = withRoom(schema);
  return {
    ...body,
    properties: { ...body.properties, formName: { const: formName } },
    required: [...new Set([...(body.required ?? []), "formName"])],
  };
}
