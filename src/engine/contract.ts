/** The contract of the body that is sent: a form's schema as written, resolved, with the limits it left out. */
import { type FormDocuments, formNameOf } from "./documents.ts";
import { resolveRefs, type SharedSchemas } from "./refs.ts";
import { isChoiceList, type Schema } from "./schema.ts";
import { defaultMaxLength, defaultWidget, kindOf } from "./widgets.ts";

/** Gives every free text a length limit: whatever the form accepts, the receiver must accept. */
function limited(name: string, schema: Schema, widget?: string): Schema {
  if (schema.$ref) return schema;
  const result = { ...schema };
  if (kindOf(schema) === "text" && schema.maxLength === undefined && schema.const === undefined)
    result.maxLength = defaultMaxLength(widget ?? defaultWidget(name, schema));
  if (schema.properties)
    result.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([key, value]) => [key, limited(key, value)]),
    );
  if (schema.items && !Array.isArray(schema.items) && !isChoiceList(schema)) result.items = limited(name, schema.items);
  for (const key of ["oneOf", "anyOf", "allOf"] as const)
    if (schema[key]) result[key] = schema[key].map((part) => limited(name, part));
  for (const key of ["then", "else"] as const) if (schema[key]) result[key] = limited(name, schema[key]);
  return result;
}

/**
 * The schema that a body as sent is validated against: refs resolved, `formName` fixed and required, every
 * text limited.
 * @throws UnresolvedRef
 */
export function contractOf(documents: FormDocuments, shared: SharedSchemas): Schema {
  const resolved = resolveRefs(documents.schema, shared);
  const { $schema: _schema, $id: _id, ...schema } = resolved;
  const { formName: _formName, ...properties } = schema.properties ?? {};
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    limited(name, field, documents.ui.fields?.[name]?.widget),
  ]);
  const parts = limited("", { ...schema, properties: {} });
  return {
    ...parts,
    type: "object",
    properties: { ...Object.fromEntries(fields), formName: { const: formNameOf(documents) } },
    required: [...new Set([...(schema.required ?? []), "formName"])],
  };
}
