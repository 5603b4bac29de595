/** Leads as CSV. */
import Papa from "papaparse";
import { answersIn } from "../../engine/define/form-name.ts";
import { answersTo, type Forms, fieldText } from "../notify/lead-answers.ts";
import type { Lead, Pages } from "../store/lead.ts";

/**
 * Makes a cell safe for spreadsheets. Text that would start a formula gets an apostrophe, also after a semicolon, which
 * separates cells in many countries, where a comma and what follows it do not begin one: a line break ends the row there,
 * in quotation marks or not. A tab separates cells in others. Digits that would be read as another number get one, too.
 * Control characters other than line breaks and tabs are removed.
 */
function safe(text: string): string {
  const printable = text.replace(/[^\P{Cc}\t\r\n]/gu, "");
  if (losesDigits.test(printable)) return `'${printable}`;
  return isNumber.test(printable) ? printable : printable.replace(begun, "$1'");
}

/** Positions where a formula may begin: at the start, or after a separator that some countries use, with or without a quote. */
const begun = /(^|[;\t\r\n]"?)(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/g;

/**
 * A negative number, or a telephone number, `+44 20 7946 0000`: as a formula it could compute nothing but a difference of
 * numbers.
 */
const isNumber = /^(?:-\d+(?:\.\d+)?(?:e[+-]\d+)?|\+\d{1,3}(?: [\d ().-]{1,30}|\d{4,14}))$/;

/**
 * A telephone number without its country, `0612345678`, loses its first digit in a spreadsheet; a long one those after the
 * fifteenth; and what looks like a power of ten, `1E5`, is another number. Our own numbers have a small e and a sign after it.
 */
const losesDigits = /^(?:0\d+|\d{16,}|\d+(?:\.\d+)?(?:E[+-]?|e)\d+)$/;

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = "\ufeff";

type Columns = { [name: string]: (lead: Lead) => string | undefined };

/** Our columns, which come before those of the fields. */
const first: Columns = {
  id: ({ id }) => id,
  form: ({ form }) => form,
  receivedAt: ({ receivedAt }) => new Date(receivedAt).toISOString(),
  lastSeenAt: ({ lastSeenAt }) => new Date(lastSeenAt).toISOString(),
  count: ({ count }) => String(count),
};

/** Columns that are present only if a lead has a value for them. */
const more: Columns = { "page language": ({ lang }) => lang, "why suspect": ({ suspect }) => suspect };

const own = { ...first, ...more };

const renamed = " (field)";

/** The column of a field; it is renamed if it has the name of one of our columns, or of a field renamed in this way. */
const columnOf = (field: string) => (Object.hasOwn(own, field.replaceAll(renamed, "")) ? field + renamed : field);

/** The text of a lead in each column. */
function cellsOf(lead: Lead, forms: Forms): Map<string, string | undefined> {
  const { form, body } = lead;
  const answers = answersTo(forms.get(form));
  return new Map([
    ...Object.entries(own).map(([name, of]) => [name, of(lead)] as const),
    ...Object.keys(answersIn(body)).map((name) => [columnOf(name), fieldText(answers, body, name)] as const),
  ]);
}

const line = (cells: string[]) => Papa.unparse([cells.map(safe)]);

/**
 * Leads as CSV with every field that any of them has, in batches: columns have the names of fields, answers are
 * formatted.
 * @param pages returns the same leads on each call: once for their fields, once for their values
 */
export async function* toCsv(pages: Pages, forms: Forms): AsyncGenerator<string> {
  const columns = new Set(Object.keys(first));
  for await (const leads of pages())
    for (const lead of leads) {
      for (const name of Object.keys(answersIn(lead.body))) columns.add(columnOf(name));
      for (const [name, of] of Object.entries(more)) if (of(lead)) columns.add(name);
    }
  const names = [...columns];
  yield byteOrderMark + line(names);
  for await (const leads of pages())
    yield leads
      .map((lead) => cellsOf(lead, forms))
      .map((row) => `\r\n${line(names.map((name) => row.get(name) ?? ""))}`)
      .join("");
}
