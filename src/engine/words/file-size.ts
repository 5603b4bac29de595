/** Formats file sizes. */
import { spoken } from "./spoken.ts";

/** The maximum length of a data URL's head with the type and file name. */
const dataUrlHead = 300;

/** The maximum size of a file whose data URL may have so many characters, formatted. */
export function fileSize(characters: number): string {
  return sizeOf(Math.floor(((characters - dataUrlHead) * 3) / 4));
}

/** A number of bytes, formatted. */
export function sizeOf(bytes: number): string {
  if (bytes >= 1_000_000) return spoken.form.fileSize(Math.floor(bytes / 100_000) / 10, "MB");
  return bytes >= 1000
    ? spoken.form.fileSize(Math.floor(bytes / 1000), "kB")
    : spoken.form.fileSize(Math.max(0, bytes), "bytes");
}
