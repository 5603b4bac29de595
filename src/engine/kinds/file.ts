/** A file, sent as a data URL with its type, name and content. */
import { type Kind, typeOf } from "./kind.ts";

/**
 * The name of the file in a data URL. Foreign clients may send a malformed encoding, for which `decodeURIComponent`
 * throws.
 */
export const fileNameIn = (url: string): string =>
  new URLSearchParams(`n=${/^[^,]*?;name=([^;,]*)/.exec(url)?.[1] || "file"}`).get("n") as string;

/**
 * A file as it is sent: a data URL that includes the file name.
 * @param head `data:` and the file's type
 * @param bytes in base64
 */
export const fileUrl = (head: string, name: string, bytes: string): string =>
  `${head};name=${encodeURIComponent(name)};base64,${bytes}`;

/** Whether a value may be a file: as one is sent, or as a stored lead refers to it (src/receiver/store/sent-files.ts). */
export const isFileUrl = (value: unknown): boolean =>
  typeof value === "string" && /^data:[^,]*;(base64|sha256=\w+),/i.test(value);

/** The kind of files. Their widget reads them; the text of the control is not used. */
export const file: Kind = {
  name: "file",
  widgets: ["file"],
  fits: (schema) => typeOf(schema) === "string" && schema.format === "data-url",
  read: () => undefined,
  write: () => [],
  say: fileNameIn,
};
