/** The contract of the body that is sent: a form's schema as written, resolved, with the limits it left out. */
import { defaultMaxLength, maxFiles } from "./conventions.ts";
import { type FormDocuments, formNameOf, type UiDocument } from "./documents.ts";
import { patternOfType } from "./file-types.ts";
import { holdOf } from "./in-place.ts";
import { kindOf } from "./kinds/index.ts";
import { defaultWidget } from "./kinds/widgets.ts";
import { pathStep, stepsOf, within } from "./path.ts";
import type { SharedSchemas } from "./refs.ts";
import { resolveRefs } from "./resolve.ts";
import { mapChildren, type Schema, stepsIn } from "./schema.ts";
import { controlsOf } from "./ui-schema.ts";

/** The limit of a text that has none; it never contradicts the text's own minimum. */
function limitOf(path: string, schema: Schema, looks: ReturnType<typeof controlsOf>): number {
  const name = stepsOf(path).findLast((part) => part !== "*") ?? path;
  const widget = looks[path]?.widget ?? defaultWidget(name, schema);
  return Math.max(defaultMaxLength(widget), 10 * (schema.minLength ?? 0));
}

/** Adds a pattern to a text's own. */
function addPattern(schema: Schema, pattern: string): void {
  if (schema.pattern === undefined) schema.pattern = pattern;
  else if (schema.pattern !== pattern) schema.allOf = [...(schema.allOf ?? []), { pattern }];
}

/** Gives every free text a length limit: whatever the form accepts, the receiver must accept. */
class Limits {
  /** Definitions that are limited already, each by the path it was first met at. */
  private readonly done = new Set<string>();
  private readonly looks: ReturnType<typeof controlsOf>;

  constructor(
    ui: UiDocument,
    private readonly definitions: { [name: string]: Schema },
  ) {
    this.looks = controlsOf(ui, () => ({}));
  }

  /** @param around fields that the schema around this one has limited already */
  of(schema: Schema, path: string, around: string[] = []): Schema {
    this.definition(schema.$ref, path);
    const kind = kindOf(schema)?.name ?? "";
    const names = [...around, ...Object.keys(schema.properties ?? {})];
    const result = mapChildren(schema, (child, steps) => {
      const [{ keyword = "", name = "*" } = {}] = stepsIn(`/${steps}`);
      if (/^(properties|patternProperties)$/.test(keyword))
        return around.includes(name) ? child : this.of(child, within(path, pathStep(name)));
      if (/^(additionalProperties|additionalItems|items)$/.test(keyword))
        return keyword === "items" && kind === "choices" ? child : this.of(child, within(path, name));
      return (holdOf(keyword) ?? "asked") === "asked" ? child : this.of(child, path, names);
    });
    if (kind === "files") result.maxItems ??= maxFiles;
    const { contentMediaType: type } = schema;
    if (kind === "file" && typeof type === "string") addPattern(result, patternOfType(type));
    if (/^(text|file)$/.test(kind)) result.maxLength ??= limitOf(path, schema, this.looks);
    return result;
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

/** A pattern of keys, for every key but the name of the form. */
const withoutNameOf = (pattern: string) =>
  new RegExp(pattern, "u").test("formName") ? `^(?!formName$)[\\s\\S]*?(?:${pattern})` : pattern;

/** Rules about which keys there are were written without the form's name in mind: wherever they stand, they let it in. */
function withRoom(schema: Schema): Schema {
  const room = mapChildren(schema, (part, steps) => (holdOf(steps.split("/")[0] ?? "") ? withRoom(part) : part));
  const { propertyNames, patternProperties, minProperties, maxProperties } = room;
  if (propertyNames !== undefined) room.propertyNames = { anyOf: [{ const: "formName" }, propertyNames as Schema] };
  if (typeof minProperties === "number") room.minProperties = minProperties + 1;
  if (typeof maxProperties === "number") room.maxProperties = maxProperties + 1;
  if (patternProperties)
    room.patternProperties = Object.fromEntries(
      Object.entries(patternProperties).map(([pattern, field]) => [withoutNameOf(pattern), field]),
    );
  if ("additionalProperties" in room || "unevaluatedProperties" in room)
    room.properties = { ...room.properties, formName: {} };
  return room;
}

/**
 * The schema of what a visitor fills in, as it is drawn: refs resolved (what contains itself is in `definitions`), newer
 * drafts' words in draft-07's, every text limited; the form's name is none of it.
 * @throws UnresolvedRef
 */
export function schemaOf({ schema: document, ui }: FormDocuments, shared: SharedSchemas): Schema {
  const { $schema: _schema, $id: _id, definitions: found, ...schema } = resolveRefs(document, shared);
  // A form that contains itself contains its fields, not its name.
  const definitions = mapValues(found ?? {}, (part) => (part.properties?.formName ? withoutName(part) : part));
  const fields = new Limits(ui, definitions).of(withoutName(schema), "");
  return { ...fields, type: "object", ...(found ? { definitions } : {}) };
}

/**
 * The schema that a body as sent is validated against: that of the fields, with `formName` fixed and required.
 * @throws UnresolvedRef
 */
export function contractOf(documents: FormDocuments, shared: SharedSchemas): Schema {
  const body = withRoom(schemaOf(documents, shared));
  return {
    ...body,
    properties: { ...body.properties, formName: { const: formNameOf(documents) } },
    required: [...new Set([...(body.required ?? []), "formName"])],
  };
}
