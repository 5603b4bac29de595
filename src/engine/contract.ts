/** The contract of the body that is sent: a form's schema as written, resolved, with the limits it left out. */
import { type FormDocuments, formNameOf, type UiDocument } from "./documents.ts";
import { resolveRefs, type SharedSchemas } from "./refs.ts";
import { isChoiceList, isObject, type Schema } from "./schema.ts";
import { defaultMaxLength, defaultWidget, kindOf } from "./widgets.ts";

/** The limit of a text that has none; it never contradicts the text's own minimum. */
function limitOf(path: string, schema: Schema, ui: UiDocument): number {
  const name = path.split(".").findLast((part) => part !== "*") ?? path;
  const widget = ui.fields?.[path]?.widget ?? defaultWidget(name, schema);
  return Math.max(defaultMaxLength(widget), 10 * (schema.minLength ?? 0));
}

/**
 * Gives every free text a length limit: whatever the form accepts, the receiver must accept.
 * @param around fields that the schema around this one has limited already
 */
function limited(path: string, schema: Schema, ui: UiDocument, around: string[] = []): Schema {
  // A schema may be `true` or `false` too.
  if (!isObject(schema)) return schema;
  const result = { ...schema };
  if (kindOf(schema) === "text" && schema.maxLength === undefined && schema.const === undefined)
    result.maxLength = limitOf(path, schema, ui);
  const names = [...around, ...Object.keys(schema.properties ?? {})];
  if (schema.properties)
    result.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [
        name,
        around.includes(name) ? field : limited(path ? `${path}.${name}` : name, field, ui),
      ]),
    );
  if (isObject(schema.items) && !isChoiceList(schema)) result.items = limited(`${path}.*`, schema.items as Schema, ui);
  for (const key of ["oneOf", "anyOf", "allOf"] as const)
    if (schema[key]) result[key] = schema[key].map((part) => limited(path, part, ui, names));
  for (const key of ["then", "else"] as const) if (schema[key]) result[key] = limited(path, schema[key], ui, names);
  if (isObject(schema.dependencies))
    result.dependencies = Object.fromEntries(
      Object.entries(schema.dependencies).map(([name, part]) => [name, limited(path, part as Schema, ui, names)]),
    );
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
  const body = limited("", { ...schema, properties }, documents.ui);
  return {
    ...body,
    type: "object",
    properties: { ...body.properties, formName: { const: formNameOf(documents) } },
    required: [...new Set([...(schema.required ?? []), "formName"])],
  };
}
