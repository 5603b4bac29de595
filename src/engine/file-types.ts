/** The type that a file must have, as its schema's `contentMediaType` says it: `application/pdf`, `image/*`. */

const escaped = (text: string) => text.replace(/[.+*?^${}()|[\]\\/]/g, "\\$&");

/** The pattern of data URLs of a type; a star stands for any of its kind. */
export const patternOfType = (type: string): string =>
  `^data:${escaped(type.trim().toLowerCase()).replace("\\*", "[^;,]+")}[;,]`;

/** A type as people call it: `application/pdf` is PDF, `image/*` is image. */
export function wordsOfType(type: string): string {
  const [kind = "", form = ""] = type.trim().split("/");
  if (form === "*") return kind;
  return /^[a-z\d]{2,5}$/.test(form) ? form.toUpperCase() : type;
}
