/**
 * Stands in for react-jsonschema-form's schema utilities: in a flat form (src/engine/define/rich.ts) nothing has to be resolved,
 * and unanswered fields have their own default. A rich form's validator provides the original, with recursive groups closed
 * (src/form/rich/asked-groups.ts).
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

/** A validator, which in a rich form provides the original. */
export interface FormValidator extends ValidatorType {
  createSchemaUtils?: typeof stock;
}

/** Whether a value is none of a field's choices. */
const isUnknown = ({ enum: values }: Schema, value: Json): boolean =>
  !!values?.[1] && !values.some((one) => deepEquals(one, value));

/** The data of a flat form with defaults for unanswered fields; cleared ones stay cleared. */
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

/** Creates the schema utilities of a form. */
export default function createSchemaUtils(
  validator: FormValidator,
  schema: RJSFSchema,
  ...more: [Parameters<typeof stock>[2]?]
): SchemaUtilsType {
  const original = validator.createSchemaUtils;
  return original ? original(validator, schema, ...more) : (flat(validator, schema) as unknown as SchemaUtilsType);
}
