/** A file, sent as a data URL: its type, its name and its bytes. */
import { type Kind, typeOf } from "./kind.ts";

/** The kind. Files are read by their widget, so a control's text says nothing. */
export const file: Kind = {
  name: "file",
  words: "a file",
  widgets: ["file"],
  fits: (schema) => typeOf(schema) === "string" && schema.format === "data-url",
  read: () => undefined,
  write: () => [],
};

/** The name of the file in a data URL. */
export const fileNameIn = (url: string): string => decodeURIComponent(/;name=([^;,]*)/.exec(url)?.[1] ?? "file");
