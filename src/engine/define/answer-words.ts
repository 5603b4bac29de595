/** Formats a value for people: labels of choices, dates, names of files. */

import type { Kind } from "../kinds/kind.ts";
import type { Json, Schema } from "../schema/schema.ts";
import { choiceFor, choicesOf } from "../words/choices.ts";
import { readNumber, typedNumber } from "../words/numbers.ts";
import { spoken } from "../words/spoken.ts";
import type { FieldUi } from "./definition.ts";

/**
 * Who reads an answer: visitors see dates in words and no passwords, the owner sees everything, in a letter with dates in
 * words and numbers in the form's notation, but all digits in a row, else as it was sent.
 */
export type Reader = "visitor" | "letter" | "owner";

/** A field's value with what determines its formatting. */
interface Given {
  value: Json | undefined;
  schema: Schema;
  kind: Kind | undefined;
  look: Partial<FieldUi>;
  reader: Reader;
}

/** A fixed length, so that the password's length is not revealed. */
const dots = "••••••••";

/** A date in the form's language, not in that of the browser or server; text that is no valid date is returned as is. */
function dated(text: string, moment: Date, style: Intl.DateTimeFormatOptions): string {
  const { locale = "en" } = spoken.form;
  return Number.isNaN(moment.getTime())
    ? text
    : spoken.form.dated(new Intl.DateTimeFormat(locale, style).format(moment));
}

/**
 * Whether a time is as it was typed: its format has no time zone, or no script knew it, which is what `-00:00` says
 * (src/engine/kinds/unzoned.ts).
 */
const isTyped = (text: string): boolean => /(?:-00:00|(?:^|[T ])[\d:.]+)$/i.test(text);

/** A date is the same everywhere; a time is the visitor's own, as it was typed, or is said with its time zone. */
const times: { [kind: string]: (text: string, given: Given) => string | undefined } = {
  date: (text) => dated(text, new Date(`${text}T12:00`), { dateStyle: "long" }),
  "date-time": (text, { kind }) => {
    const moment = isTyped(text) ? text.replace(/(?:-00:00)?$/, "Z") : text;
    const timeZone = kind?.local && moment === text ? undefined : "UTC";
    const said = dated(text, new Date(moment), { dateStyle: "long", timeStyle: "short", timeZone });
    return timeZone && moment === text && said !== text ? `${said} UTC` : said;
  },
  time: (text, { kind, schema }) =>
    kind?.local || isTyped(text)
      ? kind?.write(text, schema)[0]
      : text.replace(/^(\d\d:\d\d)(?::00(?:\.0+)?)?z?([+-][\d:]+)?$/i, "$1 UTC$2"),
};

/** The label of a choice; empty for null without a label, which means that nothing is chosen. */
function choiceWords(value: Json, schema: Schema, { kind, look }: Given): string[] {
  const all = kind?.answers?.(schema, look.options) ?? choicesOf(schema, look.options);
  const choice = choiceFor(all, value);
  if (choice) return [choice.label];
  return value === null ? [] : [typeof value === "object" ? JSON.stringify(value) : String(value)];
}

/** The formatted parts of an answer; empty for an empty field. */
export function answerWords(given: Given): string[] {
  const { value, schema, kind, look, reader } = given;
  const name = kind?.name ?? "";
  // A list may be one choice of several.
  const isOne = name === "choice" && choiceFor(choicesOf(schema), value) !== undefined;
  const entries = (Array.isArray(value) && !isOne ? value : [value]).filter((one) => one !== undefined && one !== "");
  if (look.widget === "password" && reader === "visitor") return entries.length > 0 ? [dots] : [];
  if (name === "choices") return entries.flatMap((one) => choiceWords(one as Json, schema.items as Schema, given));
  if (name === "choice" || name === "boolean") return entries.flatMap((one) => choiceWords(one as Json, schema, given));
  return entries.flatMap((one) => {
    if (one === null || one === undefined) return [];
    if (typeof one === "object") return [JSON.stringify(one)];
    const text = String(one);
    if (kind?.say) return [kind.say(text)];
    if (typeof one === "boolean") return [look.options?.[text] ?? (one ? spoken.form.yes : spoken.form.no)];
    if (spoken.form.locale && typeof one === "number" && reader !== "owner")
      return [look.options?.[text] ?? (reader === "letter" ? typedNumber : readNumber)(one, spoken.form.locale)];
    return [(reader !== "owner" ? times[name]?.(text, given) : undefined) ?? look.options?.[text] ?? text];
  });
}
