/** The widget a field gets when its UI document names none: decided when a form is built, so no page carries it. */
import { personal } from "../conventions.ts";
import type { Schema } from "../schema.ts";
import { kindOf } from "./index.ts";

/** Widgets by the `format` of a text. */
const formats: { [format: string]: string } = {
  email: "email",
  uri: "url",
  "uri-reference": "url",
  url: "url",
  color: "color",
  password: "password",
};

/** Field names that people use for long texts. */
const longNames = /^(message|description|comments?|details|notes?|about|requirements|question|feedback)$/i;

type Choose = (schema: Schema, name: string) => string | undefined;

/** What decides for another widget than the usual one of the kind. */
const choosers: { [kind: string]: Choose } = {
  text(schema, name) {
    const byFormat = formats[schema.format ?? ""];
    if (byFormat) return byFormat;
    if ((schema.maxLength ?? 0) > 1000 || (!schema.maxLength && longNames.test(name))) return "textarea";
    return Object.hasOwn(personal, name) ? personal[name]?.widget : undefined;
  },
  // Words for both answers are shown only where both can be seen.
  boolean: (schema) => (schema.oneOf || schema.anyOf || schema.enumNames ? "radio" : undefined),
};

/** The widget for a field of a name. */
export function defaultWidget(name: string, schema: Schema): string | undefined {
  const kind = kindOf(schema);
  return choosers[kind?.name ?? ""]?.(schema, name) ?? kind?.widgets[0];
}
