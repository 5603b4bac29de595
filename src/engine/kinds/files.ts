/** A list of files, each sent as a data URL. */
import { isObject, type Schema } from "../schema/schema.ts";
import { file } from "./file.ts";
import { type Kind, typeOf } from "./kind.ts";

/** The kind of file lists. */
export const files: Kind = {
  ...file,
  name: "files",
  fits: (schema) => typeOf(schema) === "array" && isObject(schema.items) && file.fits(schema.items as Schema),
};
