/** `npm run leads`: prints what arrived, newest first, as a table, as CSV or as JSON. */
import { parseArgs } from "node:util";
import { problemText, quote } from "../engine/check/problem.ts";
import { isDay } from "../engine/dates.ts";
import { toCsv } from "./csv.ts";
import type { Lead } from "./lead.ts";
import { settingsFrom } from "./settings.ts";
import { Store } from "./store.ts";
import { toTable } from "./table.ts";

const usage = "npm run leads -- [--form NAME] [--since 2026-11-01 | 12h | 7d] [--csv | --json]";

const units: { [unit: string]: number } = { m: 60_000, h: 3_600_000, d: 86_400_000 };

const wrong = (file: string, expected: string, found: string) =>
  new Error(problemText({ file, path: "", expected, found, mend: usage }));

/**
 * A moment from a date, a time as the table shows it (both UTC), or a span back from now, in milliseconds.
 * @throws when it is none of them
 */
export function momentOf(text: string, now: number): number {
  const [, count, unit = ""] = /^(\d+)([mhd])$/.exec(text) ?? [];
  if (count) return now - Number(count) * (units[unit] ?? 0);
  const [, day = "", clock = "00:00"] =
    /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)Z?)?$/.exec(text) ?? [];
  const moment = isDay(day) ? Date.parse(`${day}T${clock}Z`) : Number.NaN;
  if (!Number.isNaN(moment)) return moment;
  throw wrong("--since", "a date (2026-11-01), a time (2026-11-01 14:30) or a span (30m, 12h, 7d)", quote(text));
}

/** Leads as JSON. Characters that steer a terminal and that JSON does not escape by itself are escaped too. */
function toJson(leads: Lead[]): string {
  const rows = leads.map((lead) => ({
    ...lead,
    receivedAt: new Date(lead.receivedAt).toISOString(),
    lastSeenAt: new Date(lead.lastSeenAt).toISOString(),
  }));
  return JSON.stringify(rows, null, 2).replace(
    /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function optionsOf(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        form: { type: "string" },
        since: { type: "string" },
        csv: { type: "boolean" },
        json: { type: "boolean" },
      },
    });
    return values;
  } catch (error) {
    throw wrong("npm run leads", "the options below", error instanceof Error ? error.message : String(error));
  }
}

/**
 * What the command prints.
 * @throws when an option is wrong, or the database cannot be read
 */
export async function report(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { form, since, csv, json } = optionsOf(args);
  const moment = since === undefined ? undefined : momentOf(since, Date.now());
  const { url } = settingsFrom(env);
  const place = url.split("?")[0];
  const found = await Store.read(url, { form, since: moment });
  const leads = found ?? [];
  if (json) return toJson(leads);
  if (csv) return toCsv(leads);
  if (!found) return `No lead has arrived yet: there is no ${place}`;
  const count = `${leads.length} ${leads.length === 1 ? "lead" : "leads"} in ${place}`;
  return leads.length > 0 ? `${toTable(leads)}\n\n${count}` : count;
}

if (process.argv[1]?.endsWith("list.ts"))
  report(process.argv.slice(2), process.env).then(
    (text) => console.log(text),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
