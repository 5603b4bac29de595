/** `npm run leads`: prints what arrived, newest first, as a table, as CSV or as JSON; watches, deletes, backs up. */
import { existsSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { problemText, quote } from "../engine/check/problem.ts";
import { toCsv } from "./csv.ts";
import { shownUrl } from "./database.ts";
import type { Lead } from "./lead.ts";
import { spanBack, timeOf } from "./moment.ts";
import { settingsFrom } from "./settings.ts";
import { Store, type Which } from "./store.ts";
import { toTable } from "./table.ts";
import type { Target } from "./targets.ts";
import { openEnd, retold, tried, untold } from "./untold.ts";
import { watch } from "./watch.ts";

/** How the command is called. */
export const usage =
  "npm run leads -- [--form NAME] [--since 2026-11-01 | 12h | 7d] [--csv | --json] [--watch] [--suspect] | --clear ID | --backup FILE | --delete ID | --delete --older-than 24mo [--yes] | --untold [--retry] | --test-notify";

const wrong = (file: string, expected: string, found: string) =>
  new Error(problemText({ file, path: "", expected, found, mend: usage }));

/**
 * A moment from a date, a time as the table shows it (both UTC), or a span back from now, in milliseconds.
 * @throws when it is none of them
 */
export function momentOf(text: string, now: number): number {
  const moment = spanBack(text, now) ?? timeOf(text);
  if (moment !== undefined) return moment;
  throw wrong("--since", "a date (2026-11-01), a time (2026-11-01 14:30) or a span (30m, 12h, 7d)", quote(text));
}

/** Leads as JSON. Characters that steer a terminal and that JSON does not escape by itself are escaped too. */
function toJson(leads: Lead[], indent?: number): string {
  const rows = leads.map((lead) => ({
    ...lead,
    receivedAt: new Date(lead.receivedAt).toISOString(),
    lastSeenAt: new Date(lead.lastSeenAt).toISOString(),
  }));
  return JSON.stringify(rows, null, indent).replace(
    /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function optionsOf(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        form: { type: "string" },
        since: { type: "string" },
        csv: { type: "boolean" },
        json: { type: "boolean" },
        watch: { type: "boolean" },
        backup: { type: "string" },
        delete: { type: "boolean" },
        suspect: { type: "boolean" },
        clear: { type: "string" },
        "older-than": { type: "string" },
        yes: { type: "boolean" },
        "test-notify": { type: "boolean" },
        untold: { type: "boolean" },
        retry: { type: "boolean" },
      },
    });
    const [word] = values.delete ? positionals.slice(1) : positionals;
    if (word !== undefined) throw new Error(`Unexpected argument ${quote(word).replaceAll('"', "'")}`);
    return { ...values, id: positionals[0] };
  } catch (error) {
    throw wrong("npm run leads", "the options below", error instanceof Error ? error.message : String(error));
  }
}

type Options = ReturnType<typeof optionsOf>;

/** Which leads are to be deleted: by id, or by age; nothing else, so that no misspelt filter deletes too much. */
function whichOf({ id, "older-than": age, form, since, csv, json, watch: watched }: Options): Which {
  if (form !== undefined || since !== undefined || csv || json || watched || (id === undefined) === (age === undefined))
    throw wrong("--delete", "an id, or --older-than with a span", "something else, or more");
  if (id !== undefined) return { id };
  const before = spanBack(age ?? "", Date.now());
  if (before === undefined) throw wrong("--older-than", "a span (90d, 24mo)", quote(age));
  return { before };
}

/** Asks the owner; where nobody can answer, `--yes` has to. */
async function confirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw wrong("--delete", "--yes, since nobody can be asked here", "no --yes");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

const leadsOf = (count: number) => `${count} ${count === 1 ? "lead" : "leads"}`;

async function remove(url: string, options: Options): Promise<string> {
  const which = whichOf(options);
  const count = (await Store.reading(url, (store) => store.count(which))) ?? 0;
  if (count === 0) return `No lead is deleted: ${shownUrl(url)} has none of them`;
  if (!options.yes && !(await confirmed(`Delete ${leadsOf(count)} from ${shownUrl(url)} for ever?`)))
    return "No lead is deleted";
  const store = await Store.open(url);
  await store.remove(which).finally(() => store.close());
  return `${leadsOf(count)} deleted from ${shownUrl(url)}`;
}

/** Takes the mark from a suspect lead; whoever is told of leads is told of it. */
async function clear(url: string, id: string, targets: Target[]): Promise<string> {
  const marked = await Store.reading(url, (store) => store.list({ suspect: true }));
  if (!marked?.some((lead) => lead.id === id))
    return `No lead is cleared: ${shownUrl(url)} has no suspect one ${quote(id)}`;
  const store = await Store.open(url);
  const names = targets.map(({ name }) => name);
  await store.clear(id, names).finally(() => store.close());
  const told =
    names.length > 0 ? "; a running receiver tells of it" : ", and told to nobody: LEADS_NOTIFY is not set here";
  return `The lead ${id} is an ordinary one now${told}`;
}

async function copy(url: string, file: string): Promise<string> {
  if (existsSync(file)) throw wrong("--backup", "a file that is not there yet", file);
  const leads = (await Store.read(url)) ?? [];
  const { backUp } = await import("./backup.ts");
  await backUp(leads.reverse(), file);
  return `${leadsOf(leads.length)} copied to ${file}`;
}

/**
 * What the command prints.
 * @throws when an option is wrong, the database cannot be read, or a target cannot be told
 */
export async function report(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const options = optionsOf(args);
  const { form, since, csv, json } = options;
  const { url, notify = [] } = settingsFrom(env);
  if (options["test-notify"]) return tried(notify);
  if (options.retry && !options.untold) throw wrong("--retry", "it together with --untold", "it alone");
  if (options.untold) return options.retry ? retold(url, notify) : untold(url, notify);
  if (options.clear !== undefined) return clear(url, options.clear, notify);
  if (options.delete) return remove(url, options);
  if (options.backup !== undefined) return copy(url, options.backup);
  const filter = { form, since: since === undefined ? undefined : momentOf(since, Date.now()) };
  const suspect = options.suspect ?? false;
  const found = await Store.reading(url, async (store) => {
    const leads = await store.list({ ...filter, suspect });
    const others = suspect ? 0 : (await store.list({ ...filter, suspect: true })).length;
    return { leads, others, open: await openEnd(store) };
  });
  const leads = found?.leads ?? [];
  if (json) return toJson(leads, 2);
  if (csv) return toCsv(leads);
  if (!found) return `No lead has arrived yet: there is no ${shownUrl(url)}`;
  const apart = found.others > 0 ? `\n${found.others} suspect beside them: npm run leads -- --suspect` : "";
  const count = `${suspect ? "Suspect: " : ""}${leadsOf(leads.length)} in ${shownUrl(url)}${apart}${found.open}`;
  return leads.length > 0 ? `${toTable(leads)}\n\n${count}` : count;
}

/**
 * Prints leads as they come, until it is stopped.
 * @throws when an option is wrong, or the database cannot be read
 */
export async function follow(
  args: string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const { form, json, suspect = false } = optionsOf(args);
  const { url } = settingsFrom(env);
  const read = async (since: number) => (await Store.read(url, { form, since, suspect })) ?? [];
  const rowsOf = (leads: Lead[]) => toTable(leads, true).split("\n").slice(2).join("\n");
  if (!json) print(toTable([], true));
  await watch(
    read,
    (leads) => print(json ? leads.map((lead) => toJson([lead]).slice(1, -1)).join("\n") : rowsOf(leads)),
    signal,
  );
}

async function main(args: string[]): Promise<void> {
  if (optionsOf(args).watch) await follow(args, process.env, console.log, new AbortController().signal);
  else console.log(await report(args, process.env));
}

if (process.argv[1]?.endsWith("list.ts"))
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
