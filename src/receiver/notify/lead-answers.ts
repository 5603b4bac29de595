/** The answers of a lead formatted for the owner: in mails, in the table and in CSV. */
import { type Answerable, type Answers, answersOf } from "../../engine/define/answers.ts";
import { oncePerForm } from "../../engine/define/once-per-form.ts";
import { kinds } from "../../engine/kinds/index.ts";
import { unzoned } from "../../engine/kinds/unzoned.ts";
import { pathStep } from "../../engine/schema/path.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";
import { listed } from "../../engine/words/listed.ts";
import { chain } from "../../engine/words/words.ts";

/** This machine's time zone is not the sender's, so times are shown as they were sent. */
export const answeredKinds = kinds.map(unzoned);

/** For a form that no longer exists: fields keep the names they were sent under. */
const gone: Answerable = { schema: {}, fields: {}, order: [] };

const readBy = (reader: "letter" | "owner") =>
  oncePerForm((form: Answerable): Answers => answersOf(form, { kinds: answeredKinds, reader }));

const readers = { letter: readBy("letter"), owner: readBy("owner") };

/** Reads the answers of a form's leads, for tables or for a letter. */
export const answersTo = (form: Answerable = gone, reader: keyof typeof readers = "owner"): Answers =>
  readers[reader](form);

/**
 * A text without characters that control a terminal or disguise a line. Joiners, which some scripts and emoji need, stay; other
 * invisible characters are removed without leaving a gap.
 */
export const plainText = (text: string): string =>
  text
    .replace(/[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}]|[^\P{Cf}\u200c\u200d]/gu, (one) => (/\p{Cf}/u.test(one) ? "" : " "))
    .trim();

/** The same in one line. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/g, " ");

/** The parts of an answer as one text. */
export const oneText = (words: string[]): string => listed(words, "; ");

/** A field of a body as one text; if it has several answers, each with its label. */
export function fieldText(answers: Answers, body: JsonObject, field: string): string {
  if (body[field] === undefined) return "";
  const [first, ...others] = answers(body, field);
  if (!first) return "";
  if (others.length === 0 && first.path === pathStep(field)) return oneText(first.words);
  return oneText([first, ...others].map(({ label, words }) => chain([label, listed(words, ", ")])));
}

/** The forms whose leads are read, by name. */
export type Forms = ReadonlyMap<string, Answerable>;
