/** How large a file may be, in words. */
import { spoken } from "./spoken.ts";

/** What of a data URL is its type and the file's name, at most. */
const dataUrlHead = 300;

/** How large a file may be whose data URL has so many characters, in words. */
export function fileSize(characters: number): string {
  const bytes = Math.floor(((characters - dataUrlHead) * 3) / 4);
  if (bytes >= 1_000_000) return spoken.form.fileSize(Math.floor(bytes / 100_000) / 10, "MB");
  return bytes >= 1000
    ? spoken.form.fileSize(Math.floor(bytes / 1000), "kB")
    : spoken.form.fileSize(Math.max(0, bytes), "bytes");
}
