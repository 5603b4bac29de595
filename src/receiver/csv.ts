/** Leads as CSV. */
import Papa from "papaparse";
import type { Lead, Pages } from "./lead.ts";
import { answersTo, type Forms, fieldText } from "./lead-answers.ts";

/**
 * A cell that a spreadsheet takes for text. What would start a formula gets an apostrophe, also after a semicolon, which
 * is where a spreadsheet of many countries starts a new cell. Control characters other than line breaks and tabs go.
 */
function safe(text: string): string {
  const printable = text.replace(/[^\P{Cc}\t\r\n]/gu, "");
  return isPhone.test(printable) ? printable : printable.replace(/(^|;)(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/g, "$1'");
}

/** A telephone number, `+44 20 7946 0000`: nothing in it can be computed but a difference of numbers. */
const isPhone = /^\+\d{1,3}(?: [\d ().-]{1,30}|\d{4,14})$/;

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = "\ufeff";

const own = ["id", "form", "receivedAt", "lastSeenAt", "count"];

/** The column of a field: one with the name of a column of ours steps aside. */
const columnOf = (field: string) => (own.includes(field) ? `${field} (field)` : field);

/** The column that says why a lead is suspect. */
const reason = "why suspect";

/** The column that says which language a lead's page was in, where that is another than its form's own. */
const language = "page language";

/** A lead as one flat row: its own columns first, then its fields. */
function flat(
  { id, form, body, receivedAt, lastSeenAt, count, suspect, lang }: Lead,
  forms: Forms,
): Map<string, string> {
  const { formName: _formName, ...fields } = body;
  const answers = answersTo(forms.get(form));
  const values = [id, form, new Date(receivedAt).toISOString(), new Date(lastSeenAt).toISOString(), String(count)];
  return new Map([
    ...own.map((name, index): [string, string] => [name, values[index] ?? ""]),
    ...Object.keys(fields).map((name): [string, string] => [columnOf(name), fieldText(answers, body, name)]),
    ...(lang ? [[language, lang] as const] : []),
    ...(suspect ? [[reason, suspect] as const] : []),
  ]);
}

const line = (cells: string[]) => Papa.unparse([cells.map(safe)]);

/**
 * Leads as CSV with every field that any of them has, some rows at a time: columns by the names that fields are sent under,
 * answers in words.
 * @param pages gives the same leads whenever it is asked: once for their fields, once for their values
 */
export async function* toCsv(pages: Pages, forms: Forms): AsyncGenerator<string> {
  const fields = new Set(own);
  for await (const leads of pages())
    for (const { body, suspect, lang } of leads) {
      for (const name of Object.keys(body)) if (name !== "formName") fields.add(columnOf(name));
      if (lang) fields.add(language);
      if (suspect) fields.add(reason);
    }
  const names = [...fields];
  yield byteOrderMark + line(names);
  for await (const leads of pages())
    yield leads
      .map((lead) => flat(lead, forms))
      .map((row) => `\r\n${line(names.map((name) => row.get(name) ?? ""))}`)
      .join("");
}
