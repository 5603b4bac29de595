/** `npm run leads`: prints what arrived, newest first, as a table, as CSV or as JSON. */
import { parseArgs } from "node:util";
import Papa from "papaparse";
import type { Lead } from "./lead.ts";
import { settingsFrom } from "./settings.ts";
import { Store } from "./store.ts";

const usage = "npm run leads -- [--form NAME] [--since 2026-11-01 | 12h | 7d] [--csv | --json]";

const units: { [unit: string]: number } = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * A moment from a date, a time, or a span back from now, in milliseconds.
 * @throws when it is none of them
 */
export function momentOf(text: string, now: number): number {
  const [, count, unit = ""] = /^(\d+)([mhd])$/.exec(text) ?? [];
  const moment = count ? now - Number(count) * (units[unit] ?? 0) : Date.parse(text);
  if (Number.isNaN(moment))
    throw new Error(
      `--since\n  expected: a date (2026-11-01), or a span (30m, 12h, 7d)\n  found:    ${text}\n  mend:     ${usage}`,
    );
  return moment;
}

const time = (moment: number) => new Date(moment).toISOString().replace("T", " ").slice(0, 19);

/** A lead as one flat row: its own columns first, then its fields. */
function flat({ id, form, body, receivedAt, lastSeenAt, count }: Lead): { [column: string]: string | number } {
  const { formName: _formName, ...fields } = body;
  const cells = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    Array.isArray(value) ? value.map(cell).join("; ") : cell(value),
  ]);
  return {
    id,
    form,
    receivedAt: new Date(receivedAt).toISOString(),
    lastSeenAt: new Date(lastSeenAt).toISOString(),
    count,
    ...Object.fromEntries(cells),
  };
}

const cell = (value: unknown) =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? "");

/** Leads as CSV with every field any of them has. Cells that a spreadsheet would run as a formula are quoted. */
export function toCsv(leads: Lead[]): string {
  const rows = leads.map(flat);
  const columns = [...new Set(rows.flatMap(Object.keys))];
  return Papa.unparse(
    { fields: columns, data: rows.map((row) => columns.map((name) => row[name] ?? "")) },
    { escapeFormulae: true },
  );
}

/** Control characters would let a request rewrite the owner's terminal. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, " ");

/** The columns of the table, with their greatest widths. */
const columns: { title: string; width: number; of: (lead: Lead) => string }[] = [
  { title: "Received (UTC)", width: 19, of: (lead) => time(lead.receivedAt) },
  { title: "Form", width: 16, of: (lead) => lead.form },
  { title: "Name", width: 24, of: ({ body }) => [body.name, body.firstName, body.lastName].filter(Boolean).join(" ") },
  { title: "Email", width: 32, of: ({ body }) => String(body.email ?? "") },
  { title: "Company", width: 20, of: ({ body }) => String(body.company ?? "") },
  {
    title: "What it says",
    width: 48,
    of: ({ body }) => String(body.subject || body.message || body.description || ""),
  },
  { title: "Times", width: 5, of: (lead) => String(lead.count) },
];

/** Leads as a table. */
export function toTable(leads: Lead[]): string {
  const rows = [
    columns.map(({ title }) => title),
    ...leads.map((lead) => columns.map(({ of }) => printable(of(lead)).trim())),
  ];
  const widths = columns.map(({ width }, index) =>
    Math.min(width, Math.max(...rows.map((row) => row[index]?.length ?? 0))),
  );
  const clip = (text: string, width: number) =>
    text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
  const lines = rows.map((row) =>
    row
      .map((text, index) => clip(text, widths[index] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return [lines[0], widths.map((width) => "-".repeat(width)).join("  "), ...lines.slice(1)].join("\n");
}

/** Runs the command with its arguments. */
async function main(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: {
      form: { type: "string" },
      since: { type: "string" },
      csv: { type: "boolean" },
      json: { type: "boolean" },
    },
  });
  const { url } = settingsFrom(process.env);
  const store = await Store.open(url);
  const since = values.since ? momentOf(values.since, Date.now()) : undefined;
  const leads = await store.list({ form: values.form, since });
  await store.close();
  if (values.json) return JSON.stringify(leads, null, 2);
  if (values.csv) return toCsv(leads);
  const count = `${leads.length} ${leads.length === 1 ? "lead" : "leads"} in ${url}`;
  return leads.length > 0 ? `${toTable(leads)}\n\n${count}` : count;
}

if (process.argv[1]?.endsWith("list.ts"))
  main(process.argv.slice(2)).then(
    (text) => console.log(text),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
