/** A text, on one line or several. */
import { type Kind, typeOf } from "./kind.ts";

/**
 * What cannot be seen and was copied along with a text: direction marks, soft hyphens and the like, but not the joiners of some
 * scripts.
 */
export const unseen = /[^\P{DI}\u200c\u200d]/gu;

/** Formats that have none of them. */
const strict = /^(date|duration|host|ip|uri|uuid)/;

/** The kind of texts. */
export const text: Kind = {
  name: "text",
  widgets: ["text", "textarea", "email", "tel", "url", "password", "color", "date", "datetime-local", "time"],
  fits: (schema) => typeOf(schema) === "string",
  // What would be refused may be right without them; what is wrong in another way, and a password, keeps them.
  read([typed = ""], { pattern, format = "" }, widget) {
    const seen = typed.replace(unseen, "");
    const fits = (text: string) => new RegExp(pattern as string, "u").test(text.trim());
    const isFine = widget === "password" || (pattern ? fits(typed) || !fits(seen) : !strict.test(format));
    return (isFine ? typed : seen) || undefined;
  },
  write: (value) => [String(value ?? "")],
};
