/** The texts of a UI document: the meta-schema says which of its values are some. */
import type { FormDocuments, UiDocument } from "../documents.ts";
import ui from "../meta/ui.json" with { type: "json" };
import { isObject, type Schema } from "../schema.ts";
import { humanize } from "../words.ts";
import type { Say } from "./texts.ts";

const meta = ui as Schema;

/** What the meta-schema calls texts that visitors read. */
const texts = ["#/definitions/words", "#/definitions/subject"];

const within = (place: string, step: string | number) => (place ? `${place}.${step}` : String(step));

/** A part of a document with its texts said. */
function said(value: unknown, part: Schema, place: string, say: Say): unknown {
  const { $ref = "" } = part;
  if (texts.includes($ref)) return typeof value === "string" ? say(value, place) : value;
  const { items, properties = {}, additionalProperties } = $ref ? followed($ref) : part;
  if (Array.isArray(value))
    return isObject(items) ? value.map((one, index) => said(one, items, within(place, index), say)) : value;
  if (!isObject(value)) return value;
  const others = isObject(additionalProperties) ? (additionalProperties as Schema) : {};
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      said(one, Object.hasOwn(properties, key) ? (properties[key] as Schema) : others, within(place, key), say),
    ]),
  );
}

const followed = (ref: string): Schema => meta.definitions?.[ref.replace("#/definitions/", "")] ?? {};

/** The options of react-jsonschema-form's own vocabulary that visitors read. */
const readOptions = /^(ui:)?(title|description|help|placeholder|submitText|enumNames)$/;

/** The same of a `uiSchema`; what stands under other keys is of other fields, or no text. */
function saidInUiSchema(value: unknown, place: string, say: Say): unknown {
  if (!isObject(value)) return value;
  const one = (key: string, inner: unknown): unknown => {
    if (!readOptions.test(key)) return saidInUiSchema(inner, within(place, key), say);
    if (Array.isArray(inner)) return inner.map((name, index) => one(key, name) ?? index);
    return typeof inner === "string" ? say(inner, within(place, key)) : saidInUiSchema(inner, within(place, key), say);
  };
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      Array.isArray(inner) && !readOptions.test(key)
        ? inner.map((node, index) => saidInUiSchema(node, within(place, `${key}.${index}`), say))
        : one(key, inner),
    ]),
  );
}

/** A form's UI document with every text said, those of the page too that the schema has in its place. */
export function wordedUi({ name, schema, ui: own }: FormDocuments, say: Say): UiDocument {
  const { uiSchema, ...document } = own;
  const { description } = schema;
  const whole = {
    heading: schema.title ?? humanize(name),
    ...(description && { introduction: description }),
    ...document,
  };
  return {
    ...(said(whole, meta, "", say) as UiDocument),
    ...(uiSchema && { uiSchema: saidInUiSchema(uiSchema, "uiSchema", say) as UiDocument["uiSchema"] }),
  };
}
