/**
 * Stands in for what react-jsonschema-form finds out about schemas: in a flat form (src/engine/define/rich.ts) nothing has to be
 * resolved, and what is not answered has the default that it names. A rich form's validator brings the original, with groups that
 * contain themselves closed (src/form/rich/asked-groups.ts).
 */
import {
  getByPath,
  type RJSFSchema,
  type SchemaUtilsType,
  type createSchemaUtils as stock,
  type ValidatorType,
} from "@rjsf/utils";
import { typeOf } from "../../engine/kinds/kind.ts";
import type { Json, JsonObject, Schema } from "../../engine/schema/schema.ts";
import deepEquals from "./deep-equals.ts";

/** A validator, in a rich form with the original. */
export interface FormValidator extends ValidatorType {
  createSchemaUtils?: typeof stock;
}

/** Whether a value is none of a field's choices. */
const isUnknown = ({ enum: values }: Schema, value: Json): boolean =>
  !!values?.[1] && !values.some((one) => deepEquals(one, value));

/** The data of a flat form with the defaults of what is not answered; what has been cleared stays so. */
function withDefaults({ properties = {}, required, default: all }: Schema, data?: JsonObject): JsonObject {
  const filled: JsonObject = { ...data };
  for (const [name, field] of Object.entries(properties)) {
    const given = getByPath<Json>(filled, name);
    const empty = typeOf(field) === "array" && required?.includes(name) ? [] : undefined;
    const initial = "default" in field ? field.default : (getByPath<Json>(all, name) ?? empty);
    const isOpen = given == null ? !Object.hasOwn(filled, name) : isUnknown(field, given);
    if (isOpen && initial !== undefined) filled[name] = initial;
  }
  return filled;
}

const flat = (validator: FormValidator, schema: RJSFSchema) => ({
  getValidator: () => validator,
  getRootSchema: () => schema,
  doesSchemaUtilsDiffer: (other: FormValidator, next: RJSFSchema) => validator !== other || !deepEquals(schema, next),
  retrieveSchema: (whole: RJSFSchema) => whole,
  getDefaultFormState: withDefaults,
  findFieldInSchema: ({ properties }: Schema, [name = ""]: string[]) => ({ field: properties?.[name] }),
});

/** What a form finds out about its schema. */
export default function createSchemaUtils(
  validator: FormValidator,
  schema: RJSFSchema,
  ...more: [Parameters<typeof stock>[2]?]
): SchemaUtilsType {
  const original = validator.createSchemaUtils;
  return original ? original(validator, schema, ...more) : (flat(validator, schema) as unknown as SchemaUtilsType);
}
