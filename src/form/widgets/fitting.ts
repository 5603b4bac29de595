/** Selects the files that fit a field before it is validated, and explains why others do not. */
import type { Schema } from "../../engine/schema/schema.ts";
import { fileSize } from "../../engine/words/file-size.ts";
import { wordsOfType } from "../../engine/words/file-type-words.ts";
import { spoken } from "../../engine/words/spoken.ts";

/** A file as a data URL, which is empty if the file cannot be read. */
export interface ReadFile {
  name: string;
  url: string;
}

/** The maximum total length of a form's files, in characters, and the length of the files in its other fields. */
interface Room {
  together: number;
  beside: number;
}

const endless: Room = { together: Number.POSITIVE_INFINITY, beside: 0 };

/**
 * The files that fit, as data URLs, and one line for each reason why others do not; empty if there are none.
 * @param schema the schema of a single file
 */
export function fittingOf(
  files: ReadFile[],
  { maxLength: limit = 0, pattern = "", contentMediaType: type }: Schema,
  { together, beside }: Room = endless,
): { fitting: string[]; refused: string } {
  const isTyped = ({ url }: ReadFile) => !type || new RegExp(pattern, "u").test(url);
  const isSmall = ({ url }: ReadFile) => url.length <= limit;
  const named = (out: ReadFile[], why: string) =>
    out.length > 0 ? [spoken.form.notAdded(out.map(({ name }) => name).join(spoken.form.comma), why)] : [];
  const read = files.filter(({ url }) => url);
  const unread = named(
    files.filter(({ url }) => !url),
    spoken.form.unreadable,
  );
  const typed = read.filter(isTyped);
  const wrong = named(
    read.filter((file) => !isTyped(file)),
    spoken.form.notOfType(wordsOfType(String(type))),
  );
  const large = named(
    typed.filter((file) => !isSmall(file)),
    spoken.form.largerThan(fileSize(limit)),
  );
  const small = typed.filter(isSmall);
  let room = together - beside;
  const fitting = small.filter(({ url }) => {
    if (url.length > room) return false;
    room -= url.length;
    return true;
  });
  const more = named(
    small.filter((file) => !fitting.includes(file)),
    spoken.form.moreTogether(fileSize(together)),
  );
  return { fitting: fitting.map(({ url }) => url), refused: [...unread, ...wrong, ...large, ...more].join("\n") };
}
