/**
 * Checks a file's type against `contentMediaType`: `application/pdf`, `image/*`. Browsers derive the type from the
 * file's extension, so the first bytes are checked too, for types with a known signature.
 */
import { literally } from "../schema/literally.ts";
import { office } from "../words/file-type-words.ts";

/** The signature of ZIP archives. */
const zip = "UEsDB";

/** File signatures as patterns of base64; they match whole characters only, whatever bytes follow. */
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

/** Text types: they have no signature, but must not have that of a binary type or a program. */
const texts = ["text/plain", "text/csv", "text/markdown", "application/json", "application/xml", "image/svg+xml"];
const programs = ["TV[o-r]", "f0VMR"];
const noText = `(?!${[...new Set(Object.values(starts)), ...programs].join("|")})`;

const known: { [type: string]: string } = { ...starts, ...Object.fromEntries(texts.map((type) => [type, noText])) };

/** Types whose files can be told apart, others that would pass for a typo of one of these, and whole groups of types. */
export const knownTypes = [
  ...Object.keys(known),
  ...["image/apng", "image/heif", "text/css"],
  ...["application", "audio", "image", "text", "video"].map((group) => `${group}/*`),
];

/** Whether a text is one type of files as browsers write it, without parameters. */
export const isType = (text: string): boolean => /^[a-z]+\/(\*|[a-z\d][\w.+-]*)$/i.test(text.trim());

/** A data URL of a given type, after `data:`. */
const written = ([type, start]: [string, string]) => `${literally(type)};(?:[^,]*;)?base64,${start}`;

/** The signature of a type as a pattern of base64; empty if none is known. */
export const startOf = (type: string): string => starts[type.trim().toLowerCase()] ?? "";

/** The pattern of data URLs of a type; `*` matches any subtype. */
export function patternOfType(wanted: string): string {
  const type = wanted.trim().toLowerCase();
  const [group, isAny] = [type.replace("*", ""), type.endsWith("*")];
  const told = Object.entries(known).filter(([name]) => (isAny ? name.startsWith(group) : name === type));
  const others = `(?!(?:${told.map(([name]) => literally(name)).join("|")})[;,])${literally(group)}[^;,]+[;,]`;
  if (told.length === 0) return `^data:${literally(group)}${isAny ? "[^;,]+" : ""}[;,]`;
  return `^data:(?:${[...told.map(written), ...(isAny ? [others] : [])].join("|")})`;
}
