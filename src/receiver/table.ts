/** Leads as a table for a terminal. */

import type { Lead, Pages } from "./lead.ts";
import { answersTo, type Forms, fieldText } from "./lead-answers.ts";
import { shownTime } from "./moment.ts";

/** Removes control, direction and line characters, with which a request could manipulate the owner's terminal. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** Says a field of a lead in words. */
type Say = (field: string) => string;

const shown = ["formName", "name", "firstName", "lastName", "email", "company"];

/** A summary of a lead: its subject or message, else all fields that no column shows. */
function gist({ body }: Lead, say: Say): string {
  const said = say("subject") || say("message") || say("description");
  const others = Object.keys(body).filter((name) => !shown.includes(name));
  return said || others.flatMap((name) => say(name) || []).join("; ");
}

/** How many digits of an id are shown: mostly enough for `--delete` to be unambiguous. */
const idShown = 8;

/** The columns, with their greatest widths. */
const columns: { title: string; width: number; of: (lead: Lead, say: Say) => string }[] = [
  { title: "Received (UTC)", width: 19, of: (lead) => shownTime(lead.receivedAt) },
  { title: "Form", width: 20, of: ({ form, lang }) => (lang ? `${lang}/${form}` : form) },
  {
    title: "Name",
    width: 24,
    of: (_lead, say) => ["name", "firstName", "lastName"].flatMap((part) => say(part) || []).join(" "),
  },
  { title: "Email", width: 32, of: (_lead, say) => say("email") },
  { title: "Company", width: 20, of: (_lead, say) => say("company") },
  { title: "What it says", width: 48, of: gist },
  { title: "ID", width: idShown, of: ({ id }) => id.slice(0, idShown) },
  { title: "Times", width: 5, of: (lead) => String(lead.count) },
];

/** With suspect leads, why they are. */
const withReason: typeof columns = [...columns, { title: "Why suspect", width: 32, of: ({ suspect = "" }) => suspect }];

const drawn = (areSuspect = false) => (areSuspect ? withReason : columns);

/** A text of exactly this many characters. */
function exactly(text: string, width: number): string {
  const characters = [...text];
  const cut = characters.length > width ? [...characters.slice(0, width - 1), "…"] : characters;
  return cut.join("") + " ".repeat(width - cut.length);
}

function cellsOf(lead: Lead, forms: Forms, areSuspect?: boolean): string[] {
  const say = (field: string) => fieldText(answersTo(forms.get(lead.form)), lead.body, field);
  return drawn(areSuspect).map(({ of }) => printable(of(lead, say)));
}

const rowOf = (cells: string[], widths: number[]) =>
  cells
    .map((text, index) => exactly(text, widths[index] ?? 0))
    .join("  ")
    .trimEnd();

const headOf = (widths: number[], areSuspect?: boolean) =>
  [
    rowOf(
      drawn(areSuspect).map(({ title }) => title),
      widths,
    ),
    widths.map((width) => "-".repeat(width)).join("  "),
  ].join("\n");

/**
 * Leads as a table, in the order they are given, some rows at a time; nothing when there are none.
 * @param pages gives the same leads whenever it is asked: once for the widths of their columns, once for their rows
 * @param areSuspect whether it says why they are
 */
export async function* toTable(pages: Pages, forms: Forms, areSuspect?: boolean): AsyncGenerator<string> {
  const most = widest(areSuspect);
  const widths = drawn(areSuspect).map(({ title }) => title.length);
  let count = 0;
  for await (const leads of pages())
    for (const lead of leads) {
      count += 1;
      for (const [index, text] of cellsOf(lead, forms, areSuspect).entries())
        widths[index] = Math.max(widths[index] ?? 0, Math.min(most[index] ?? 0, [...text].length));
    }
  if (count === 0) return;
  yield headOf(widths, areSuspect);
  for await (const leads of pages())
    yield leads.map((lead) => `\n${rowOf(cellsOf(lead, forms, areSuspect), widths)}`).join("");
}

const widest = (areSuspect?: boolean) => drawn(areSuspect).map(({ width }) => width);

/** The head of a table to which rows are still to come: every column is as wide as it may become. */
export const openHead = (areSuspect?: boolean): string => headOf(widest(areSuspect), areSuspect);

/** A row of such a table. */
export const openRow = (lead: Lead, forms: Forms, areSuspect?: boolean): string =>
  rowOf(cellsOf(lead, forms, areSuspect), widest(areSuspect));
