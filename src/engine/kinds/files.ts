/** A list of files, each sent as a data URL. */
import { isObject, type Schema } from "../schema.ts";
import { file } from "./file.ts";
import type { Kind } from "./kind.ts";

/** The kind of file lists. */
export const files: Kind = {
  ...file,
  name: "files",
  fits: ({ type, items }) => type === "array" && isObject(items) && file.fits(items as Schema),
};
