/** The translatable texts of a UI document, as the meta-schema marks them. */

import ui from "../../meta/ui.json" with { type: "json" };
import { followIn } from "../../schema/in-place.ts";
import { within } from "../../schema/path.ts";
import { isObject, type Schema } from "../../schema/schema.ts";
import { humanize } from "../../words/words.ts";
import type { FormDocuments, UiDocument } from "../documents.ts";
import { wholeWords } from "../ui-schema.ts";
import type { Say } from "./texts.ts";

const meta = ui as Schema;
const follow = followIn(meta);

/** The meta-schema's definitions of visible texts. */
const texts = ["#/definitions/words", "#/definitions/subject"];

/** Translates the texts in a part of a document. */
function said(value: unknown, part: Schema, place: string, say: Say): unknown {
  const { $ref = "" } = part;
  if (texts.includes($ref)) return typeof value === "string" ? say(value, place) : value;
  const { items, properties = {}, additionalProperties } = $ref ? (follow($ref)?.schema ?? {}) : part;
  if (Array.isArray(value))
    return isObject(items) ? value.map((one, index) => said(one, items, within(place, String(index)), say)) : value;
  if (!isObject(value)) return value;
  const others = isObject(additionalProperties) ? (additionalProperties as Schema) : {};
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      said(one, Object.hasOwn(properties, key) ? (properties[key] as Schema) : others, within(place, key), say),
    ]),
  );
}

/** The visible options in react-jsonschema-form's vocabulary. */
const readOptions = /^(ui:)?(title|description|help|placeholder|submitText|enumNames)$/;

/** Translates a `uiSchema`; other keys are nodes of other fields, or contain no texts. */
function saidInUiSchema(value: unknown, place: string, say: Say): unknown {
  if (!isObject(value)) return value;
  const one = (key: string, inner: unknown): unknown => {
    if (!readOptions.test(key)) return saidInUiSchema(inner, within(place, key), say);
    if (Array.isArray(inner)) return inner.map((name, index) => one(key, name) ?? index);
    // Labels by value.
    if (isObject(inner) && key.endsWith("enumNames"))
      return Object.fromEntries(Object.entries(inner).map(([text, name]) => [text, one(key, name)]));
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

/** A form's UI document with every text translated, including those that it takes from the schema by default. */
export function wordedUi({ name, schema, ui: own }: FormDocuments, say: Say): UiDocument {
  const { uiSchema, ...document } = own;
  const { description } = schema;
  const { heading, introduction } = wholeWords(own);
  const whole = {
    ...(!heading && { heading: schema.title || humanize(name) }),
    ...(!introduction && description && { introduction: description }),
    ...document,
  };
  return {
    ...(said(whole, meta, "", say) as UiDocument),
    ...(uiSchema && { uiSchema: saidInUiSchema(uiSchema, "uiSchema", say) as UiDocument["uiSchema"] }),
  };
}
