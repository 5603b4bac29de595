/**
 * The type that a file must have, as its schema's `contentMediaType` says it: `application/pdf`, `image/*`. A browser goes by
 * the ending of a file's name, so what the file begins with is asked as well, where a type says how.
 */

/** What is packed as a ZIP archive. */
const zip = "UEsDB";
const office = "application/vnd.openxmlformats-officedocument";

/** How files of a type begin, as a pattern of their base64: whole characters alone, whatever comes after them. */
const starts: { [type: string]: string } = {
  "application/pdf": "JVBERi",
  "application/zip": "UEs[DF]B",
  "application/gzip": "H4sI",
  [`${office}.wordprocessingml.document`]: zip,
  [`${office}.spreadsheetml.sheet`]: zip,
  [`${office}.presentationml.presentation`]: zip,
  "application/vnd.oasis.opendocument.text": zip,
  "application/vnd.oasis.opendocument.spreadsheet": zip,
  "image/png": "iVBORw0KGg",
  "image/jpeg": "/9j/",
  "image/gif": "R0lGOD",
  "image/webp": "UklGR.{7}RUJQ",
  "image/tiff": "(?:SUkqA|TU0AK)",
  "image/heic": ".{5}[GWm2]Z0eX",
  "image/avif": ".{5}[GWm2]Z0eX",
};

/** Types that are text, which begins like nothing in particular, but not like any other file, nor like a program. */
const texts = ["text/plain", "text/csv", "text/markdown", "application/json", "application/xml", "image/svg+xml"];
const programs = ["TV[o-r]", "f0VMR"];
const noText = `(?!${[...new Set(Object.values(starts)), ...programs].join("|")})`;

const known: { [type: string]: string } = { ...starts, ...Object.fromEntries(texts.map((type) => [type, noText])) };

const escaped = (text: string) => text.replace(/[.+*?^${}()|[\]\\/]/g, "\\$&");

/** What a data URL of a known type goes on with after `data:`. */
const written = ([type, start]: [string, string]) => `${escaped(type)};(?:[^,]*;)?base64,${start}`;

/** How files of a type begin, as a pattern of their base64; empty where nothing is known of it. */
export const startOf = (type: string): string => starts[type.trim().toLowerCase()] ?? "";

/** The pattern of data URLs of a type; a star stands for any of its kind. */
export function patternOfType(wanted: string): string {
  const type = wanted.trim().toLowerCase();
  const [group, isAny] = [type.replace("*", ""), type.endsWith("*")];
  const told = Object.entries(known).filter(([name]) => (isAny ? name.startsWith(group) : name === type));
  const others = `(?!(?:${told.map(([name]) => escaped(name)).join("|")})[;,])${escaped(group)}[^;,]+[;,]`;
  if (told.length === 0) return `^data:${escaped(group)}${isAny ? "[^;,]+" : ""}[;,]`;
  return `^data:(?:${[...told.map(written), ...(isAny ? [others] : [])].join("|")})`;
}

/** A type as people call it: `application/pdf` is PDF, `image/*` is image. */
export function wordsOfType(type: string): string {
  const [kind = "", form = ""] = type.trim().split("/");
  if (form === "*") return kind;
  return /^[a-z\d]{2,5}$/.test(form) ? form.toUpperCase() : type;
}
