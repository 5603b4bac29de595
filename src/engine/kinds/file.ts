/** A file, sent as a data URL: its type, its name and its bytes. */
import { type Kind, typeOf } from "./kind.ts";

/** How a form with files is encoded where it is posted without script. */
export const multipartType = "multipart/form-data";

/** The name of the file in a data URL. A stranger may write one that no encoding gives, at which `decodeURIComponent` throws. */
export const fileNameIn = (url: string): string =>
  new URLSearchParams(`n=${/^[^,]*?;name=([^;,]*)/.exec(url)?.[1] || "file"}`).get("n") as string;

/**
 * A file as it is sent: a data URL with its name in it.
 * @param head `data:` and the file's type
 * @param bytes in base64
 */
export const fileUrl = (head: string, name: string, bytes: string): string =>
  `${head};name=${encodeURIComponent(name)};base64,${bytes}`;

/** The kind. Files are read by their widget, so a control's text says nothing. */
export const file: Kind = {
  name: "file",
  widgets: ["file"],
  fits: (schema) => typeOf(schema) === "string" && schema.format === "data-url",
  read: () => undefined,
  write: () => [],
  say: fileNameIn,
};
