/** A text, on one line or several. */
import { type Kind, typeOf } from "./kind.ts";

/** The kind of texts. */
export const text: Kind = {
  name: "text",
  widgets: ["text", "textarea", "email", "tel", "url", "password", "color", "date", "datetime-local", "time"],
  fits: (schema) => typeOf(schema) === "string",
  read: ([typed]) => typed || undefined,
  write: (value) => [String(value ?? "")],
};
