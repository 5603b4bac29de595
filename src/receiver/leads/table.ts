/** Leads as a table for a terminal. */

import { answersTo, type Forms, fieldText, plainLine } from "../notify/lead-answers.ts";
import type { Lead, Pages } from "../store/lead.ts";
import { shownTime } from "../store/moment.ts";

/** Formats a field of a lead. */
type Say = (field: string) => string;

const shown = ["formName", "name", "firstName", "lastName", "email", "company"];

/** A summary of a lead: its subject or message, else all fields without a column. */
function gist({ body }: Lead, say: Say): string {
  const said = say("subject") || say("message") || say("description");
  const others = Object.keys(body).filter((name) => !shown.includes(name));
  return said || others.flatMap((name) => say(name) || []).join("; ");
}

/** The number of digits shown of an id: usually enough for `--delete` to be unambiguous. */
const idShown = 8;

/** The columns, with their maximum widths. */
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

/** The same with the reason, for suspect leads. */
const withReason: typeof columns = [...columns, { title: "Why suspect", width: 32, of: ({ suspect = "" }) => suspect }];

const drawn = (areSuspect = false) => (areSuspect ? withReason : columns);

/** A text padded or cut to this many characters. */
function exactly(text: string, width: number): string {
  const characters = [...text];
  const cut = characters.length > width ? [...characters.slice(0, width - 1), "…"] : characters;
  return cut.join("") + " ".repeat(width - cut.length);
}

function cellsOf(lead: Lead, forms: Forms, areSuspect?: boolean): string[] {
  const say = (field: string) => fieldText(answersTo(forms.get(lead.form)), lead.body, field);
  return drawn(areSuspect).map(({ of }) => plainLine(of(lead, say)));
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
 * Leads as a table, in the given order, in batches; empty when there are none.
 * @param pages returns the same leads on each call: once for the widths of columns, once for the rows
 * @param areSuspect whether to show the reasons
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

/** The header of a table without known rows: every column has its maximum width. */
export const openHead = (areSuspect?: boolean): string => headOf(widest(areSuspect), areSuspect);

/** A row of such a table. */
export const openRow = (lead: Lead, forms: Forms, areSuspect?: boolean): string =>
  rowOf(cellsOf(lead, forms, areSuspect), widest(areSuspect));
