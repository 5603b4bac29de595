/** The contract of the body that is sent: a form's schema as written, resolved, with the limits it left out. */
import { defaultMaxLength, maxFiles } from "./conventions.ts";
import { type FormDocuments, formNameOf, type UiDocument } from "./documents.ts";
import { kindOf } from "./kinds/index.ts";
import { defaultWidget } from "./kinds/widgets.ts";
import { pathStep, stepsOf, within } from "./path.ts";
import { resolveRefs, type SharedSchemas } from "./refs.ts";
import { isObject, type Schema } from "./schema.ts";

/** The limit of a text that has none; it never contradicts the text's own minimum. */
function limitOf(path: string, schema: Schema, ui: UiDocument): number {
  const name = stepsOf(path).findLast((part) => part !== "*") ?? path;
  const widget = ui.fields?.[path]?.widget ?? defaultWidget(name, schema);
  return Math.max(defaultMaxLength(widget), 10 * (schema.minLength ?? 0));
}

type Part = Schema | boolean;

/** Gives every free text a length limit: whatever the form accepts, the receiver must accept. */
class Limits {
  /** Definitions that are limited already, each by the path it was first met at. */
  private readonly done = new Set<string>();

  constructor(
    private readonly ui: UiDocument,
    private readonly definitions: { [name: string]: Schema },
  ) {}

  /** @param around fields that the schema around this one has limited already */
  of<T extends Part>(schema: T, path: string, around: string[] = []): T {
    if (!isObject(schema)) return schema;
    const whole = schema as Schema;
    const result: Schema = { ...whole };
    const isText = ["text", "file"].includes(kindOf(whole)?.name ?? "");
    if (kindOf(whole)?.name === "files") result.maxItems ??= maxFiles;
    if (isText && whole.maxLength === undefined) result.maxLength = limitOf(path, whole, this.ui);
    this.definition(whole.$ref, path);
    const names = [...around, ...Object.keys(whole.properties ?? {})];
    const same = (part: Part) => this.of(part, path, names) as Schema;
    const named = (parts: { [name: string]: Schema }) =>
      mapValues(parts, (part, name) => (around.includes(name) ? part : this.of(part, within(path, pathStep(name)))));
    const entry = (part: Part, step = "*") => this.of(part, within(path, step)) as Schema;
    if (whole.properties) result.properties = named(whole.properties);
    if (whole.patternProperties) result.patternProperties = named(whole.patternProperties);
    if (whole.additionalProperties) result.additionalProperties = entry(whole.additionalProperties);
    if (whole.additionalItems) result.additionalItems = entry(whole.additionalItems);
    if (Array.isArray(whole.items)) result.items = whole.items.map((part, index) => entry(part, String(index)));
    else if (isObject(whole.items) && kindOf(whole)?.name !== "choices") result.items = entry(whole.items);
    for (const key of ["oneOf", "anyOf", "allOf"] as const) if (whole[key]) result[key] = whole[key].map(same);
    for (const key of ["then", "else"] as const) if (whole[key]) result[key] = same(whole[key]);
    if (whole.dependencies)
      result.dependencies = mapValues(whole.dependencies, (part) => (Array.isArray(part) ? part : same(part)));
    return result as T;
  }

  private definition(ref: string | undefined, path: string): void {
    const name = ref?.replace("#/definitions/", "") ?? "";
    const target = this.definitions[name];
    if (!target || this.done.has(name)) return;
    this.done.add(name);
    this.definitions[name] = this.of(target, path);
  }
}

const mapValues = <T>(values: { [name: string]: T }, change: (value: T, name: string) => T): { [name: string]: T } =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));

/** A schema without the name of the form that it is the schema of. */
function withoutName(schema: Schema): Schema {
  const { formName: _formName, ...properties } = schema.properties ?? {};
  return { ...schema, properties, required: schema.required?.filter((name) => name !== "formName") };
}

/** Rules about how many keys there are, or how they are called, were written without the name of the form in mind. */
function withRoom(schema: Schema): Schema {
  const { propertyNames, minProperties, maxProperties } = schema;
  const room: Schema = { ...schema };
  if (propertyNames !== undefined) room.propertyNames = { anyOf: [{ const: "formName" }, propertyNames as Schema] };
  if (typeof minProperties === "number") room.minProperties = minProperties + 1;
  if (typeof maxProperties === "number") room.maxProperties = maxProperties + 1;
  return room;
}

/** The contract as its author counts the keys: without the form's name. */
export const asWritten = ({ minProperties, maxProperties, ...contract }: Schema): Schema => ({
  ...contract,
  ...(typeof minProperties === "number" && { minProperties: minProperties - 1 }),
  ...(typeof maxProperties === "number" && { maxProperties: maxProperties - 1 }),
});

/**
 * The schema that a body as sent is validated against: refs resolved (what contains itself is in `definitions`), newer
 * drafts' words in draft-07's, `formName` fixed and required, every text limited.
 * @throws UnresolvedRef
 */
export function contractOf(documents: FormDocuments, shared: SharedSchemas): Schema {
  const resolved = resolveRefs(documents.schema, shared);
  const { $schema: _schema, $id: _id, definitions: found, ...schema } = resolved;
  // A form that contains itself contains its fields, not its name.
  const definitions = mapValues(found ?? {}, (part) => (part.properties?.formName ? withoutName(part) : part));
  const body = withRoom(new Limits(documents.ui, definitions).of(withoutName(schema), ""));
  return {
    ...body,
    type: "object",
    properties: { ...body.properties, formName: { const: formNameOf(documents) } },
    required: [...new Set([...(schema.required ?? []), "formName"])],
    ...(found ? { definitions } : {}),
  };
}
