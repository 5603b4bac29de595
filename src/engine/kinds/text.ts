/** A text, on one line or several. */
import { type Kind, typeOf } from "./kind.ts";

/**
 * Invisible characters that are copied along with a text: direction marks, soft hyphens and the like, but not the joiners that some
 * scripts need.
 */
export const unseen = /[^\P{DI}\u200c\u200d]/gu;

/** Formats whose texts contain no such characters. */
const strict = /^(date|duration|host|ip|uri|uuid)/;

/** A value as text; empty for a list, group or boolean, which may stem from a field of the same name under another condition. */
export const plainText = (value: unknown): string => (/string|number/.test(typeof value) ? String(value) : "");

/** The kind of texts. */
export const text: Kind = {
  name: "text",
  widgets: ["text", "textarea", "email", "tel", "url", "password", "color", "date", "datetime-local", "time"],
  fits: (schema) => typeOf(schema) === "string",
  // They are removed only where they would make a valid text invalid; passwords keep them.
  read([typed = ""], { pattern, format = "" }, widget) {
    const seen = typed.replace(unseen, "");
    const fits = (text: string) => new RegExp(pattern as string, "u").test(text.trim());
    const isFine = widget === "password" || (pattern ? fits(typed) || !fits(seen) : !strict.test(format));
    return (isFine ? typed : seen) || undefined;
  },
  write: (value) => [plainText(value)],
};
