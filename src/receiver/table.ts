/** Leads as a table for a terminal. */
import { cell, type Lead } from "./lead.ts";

/** Control, direction and line characters would let a request rewrite the owner's terminal, or a row look like two. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();

const time = (moment: number) => new Date(moment).toISOString().replace("T", " ").slice(0, 19);

const shown = ["formName", "name", "firstName", "lastName", "email", "company"];

/** What a lead is about: its longest-winded field, whatever the form calls it, else whatever no column shows. */
function gist({ subject, message, description, ...rest }: Lead["body"]): string {
  const said = cell(subject) || cell(message) || cell(description);
  const others = Object.entries(rest).filter(([name]) => !shown.includes(name));
  return said || others.flatMap(([, value]) => cell(value) || []).join("; ");
}

/** The columns, with their greatest widths. */
const columns: { title: string; width: number; of: (lead: Lead) => string }[] = [
  { title: "Received (UTC)", width: 19, of: (lead) => time(lead.receivedAt) },
  { title: "Form", width: 16, of: (lead) => lead.form },
  {
    title: "Name",
    width: 24,
    of: ({ body }) => [body.name, body.firstName, body.lastName].flatMap((part) => cell(part) || []).join(" "),
  },
  { title: "Email", width: 32, of: ({ body }) => cell(body.email) },
  { title: "Company", width: 20, of: ({ body }) => cell(body.company) },
  { title: "What it says", width: 48, of: ({ body }) => gist(body) },
  { title: "Times", width: 5, of: (lead) => String(lead.count) },
];

/** What suspect leads have besides: why they are, and by what they are cleared. */
const marks: typeof columns = [
  { title: "Why suspect", width: 32, of: ({ suspect = "" }) => suspect },
  { title: "Id", width: 32, of: ({ id }) => id },
];

/** A text of exactly this many characters. */
function exactly(text: string, width: number): string {
  const characters = [...text];
  const cut = characters.length > width ? [...characters.slice(0, width - 1), "…"] : characters;
  return cut.join("") + " ".repeat(width - cut.length);
}

/**
 * Leads as a table, in the order they are given.
 * @param isOpen whether more rows are to follow, so that every column is as wide as it may become
 */
export function toTable(leads: Lead[], isOpen = false): string {
  const drawn = leads.some(({ suspect }) => suspect !== undefined) ? [...columns, ...marks] : columns;
  const rows = [drawn.map(({ title }) => title), ...leads.map((lead) => drawn.map(({ of }) => printable(of(lead))))];
  const widths = drawn.map(({ width }, index) =>
    rows.reduce((most, row) => Math.max(most, Math.min(width, [...(row[index] ?? "")].length)), isOpen ? width : 0),
  );
  const [head, ...lines] = rows.map((row) =>
    row
      .map((text, index) => exactly(text, widths[index] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return [head, widths.map((width) => "-".repeat(width)).join("  "), ...lines].join("\n");
}
