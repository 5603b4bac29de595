/** A text, on one line or several. */
import { personal } from "../conventions.ts";
import { type Kind, typeOf } from "./kind.ts";

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

/** The kind. */
export const text: Kind = {
  name: "text",
  words: "a text",
  widgets: ["text", "textarea", "email", "tel", "url", "password", "color", "date", "datetime-local", "time"],
  fits: (schema) => typeOf(schema) === "string",
  widgetFor(schema, name) {
    const byFormat = formats[schema.format ?? ""];
    if (byFormat) return byFormat;
    if ((schema.maxLength ?? 0) > 1000 || (!schema.maxLength && longNames.test(name))) return "textarea";
    return Object.hasOwn(personal, name) ? personal[name]?.widget : undefined;
  },
  read: ([typed]) => typed || undefined,
  write: (value) => [String(value ?? "")],
};
