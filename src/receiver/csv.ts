/** Leads as CSV. */
import Papa from "papaparse";
import { cell, type Lead } from "./lead.ts";

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

/** A lead as one flat row: its own columns first, then its fields; a field with the name of a column steps aside. */
function flat({ id, form, body, receivedAt, lastSeenAt, count, suspect }: Lead): Map<string, string> {
  const { formName: _formName, ...fields } = body;
  const values = [id, form, new Date(receivedAt).toISOString(), new Date(lastSeenAt).toISOString(), String(count)];
  return new Map([
    ...own.map((name, index): [string, string] => [name, values[index] ?? ""]),
    ...Object.entries(fields).map(([name, value]): [string, string] => [
      own.includes(name) ? `${name} (field)` : name,
      cell(value),
    ]),
    ...(suspect ? [["why suspect", suspect] as const] : []),
  ]);
}

/** Leads as CSV with every field that any of them has. */
export function toCsv(leads: Lead[]): string {
  const rows = leads.map(flat);
  const names = [...new Set([...own, ...rows.flatMap((row) => [...row.keys()])])];
  const table = [names, ...rows.map((row) => names.map((name) => row.get(name) ?? ""))];
  return byteOrderMark + Papa.unparse(table.map((row) => row.map(safe)));
}
