/** The owner's command: prints the leads, newest first, as a table, CSV, JSON or files; watches, deletes, backs up, restores. */
import { once } from "node:events";
import { errorText, faultIn } from "../../engine/check/problem.ts";
import { instead } from "../../engine/check/suggest.ts";
import { endUnread } from "../../unread.ts";
import type { Forms } from "../notify/lead-answers.ts";
import { settingsFrom } from "../settings.ts";
import { isDamaged, shownUrl } from "../store/database.ts";
import type { Filter } from "../store/filter.ts";
import { type Lead, leadsAmong, type Malformed, type Pages } from "../store/lead.ts";
import { filesIn } from "../store/sent-files.ts";
import { Store } from "../store/store.ts";
import { filesOf, wholeLead } from "../store/stored-files.ts";
import { failing } from "../store/unusable.ts";
import { leadsIn, listed, noLeadYet, type Options, optionsOf, usageError } from "./command.ts";
import { toCsv } from "./csv.ts";
import { toFiles } from "./files.ts";
import { help } from "./help.ts";
import { jsonOf, toJson } from "./json.ts";
import { clear, remove } from "./remove.ts";
import { openHead, openRow, toTable } from "./table.ts";
import { openEnd, retold, tried, untold } from "./untold.ts";
import { watch } from "./watch.ts";

/** Loads the forms, whose labels name a lead's fields; called only by what shows leads. */
type FormsOf = () => Forms | Promise<Forms>;

const malformed = (url: string, rows: Malformed[]) =>
  faultIn(shownUrl(url), {
    expected: "rows of leads",
    found: `${rows.length} that ${rows.length === 1 ? "is no lead" : "are no leads"}, left out: ${rows.map(({ message }) => message).join("; ")}`,
    fix: "look at them with sqlite3 or psql; npm run leads -- --delete ID removes one",
  });

/** Reports a lead with damaged files and shows it without them, so that later leads are still shown; other errors may pass. */
const withoutFiles =
  (url: string, { id }: Lead) =>
  (error: unknown) => {
    if (!isDamaged(error)) throw error;
    const fix = "stop the receiver, then: npm run leads -- --restore FILE, a backup";
    const found = `those of lead ${id} damaged, and left out: ${errorText(error)}`;
    console.error(faultIn(shownUrl(url), { expected: "the files of leads", found, fix }).message);
    return undefined;
  };

/**
 * Says that there is no store, or no form of the requested name: leads of a removed form are listed, but a name without a form or
 * leads is misspelled.
 */
async function missing(
  url: string,
  store: Store | undefined,
  { form = "" }: Filter,
  formsOf: FormsOf,
): Promise<string | undefined> {
  if (!store) return noLeadYet(url);
  if (!form || (await store.count({ form })) > 0) return undefined;
  const forms = await formsOf();
  return forms.has(form) ? undefined : `There is no form ${form}: ${instead(form, [...forms.keys()])}`;
}

/** Yields the table and the text below it. */
async function* tableOf(store: Store, url: string, filter: Filter, pages: Pages, forms: Forms): AsyncGenerator<string> {
  yield* toTable(pages, forms, filter.suspect);
  const count = await store.count(filter);
  const others = filter.suspect === false ? await store.count({ ...filter, suspect: true }) : 0;
  const apart = others > 0 ? `\n${others} suspect beside them: npm run leads -- --suspect` : "";
  const none = await missing(url, store, filter, () => forms);
  const said = `${filter.suspect ? "Suspect: " : ""}${leadsIn(count)} in ${shownUrl(url)}${apart}${none ? `\n${none}` : ""}${await openEnd(store)}`;
  yield count > 0 ? `\n\n${said}` : said;
}

async function* list(url: string, options: Options, formsOf: FormsOf): AsyncGenerator<string> {
  const { csv, json, files } = options;
  const filter = listed(options);
  const store = await Store.toRead(url);
  let others: Malformed[] = [];
  const pages = async function* () {
    others = [];
    if (store) for await (const rows of store.pages(filter)) yield leadsAmong(rows, others);
  };
  try {
    const isTable = !csv && !json && files === undefined;
    const none = store && isTable ? undefined : await missing(url, store, filter, formsOf);
    if (none && !isTable) console.error(none);
    if (files !== undefined)
      yield* toFiles(pages, files, async (lead) => (store ? filesOf(store.database, lead) : new Map()));
    else if (json) yield* toJson(pages, async (lead) => (store ? wholeLead(store.database, lead) : lead));
    else if (csv) yield* toCsv(pages, await formsOf());
    else if (store) yield* tableOf(store, url, filter, pages, await formsOf());
    else yield `${none}`;
  } finally {
    await store?.close();
  }
  if (others.length > 0) throw malformed(url, others);
}

/**
 * Yields the command's output in parts.
 * @throws when an option is wrong, the database cannot be read, a row is not a lead, or a target is invalid
 */
export async function* report(args: string[], env: NodeJS.ProcessEnv, formsOf: FormsOf): AsyncGenerator<string> {
  const options = optionsOf(args);
  if (options.help) return yield help;
  const { url, notify = [] } = settingsFrom(env);
  try {
    if (options["test-notify"]) yield tried(notify);
    else if (options.untold)
      yield options.retry ? retold(url, notify) : untold(url, notify, options.json ? "json" : "text");
    else if (options.clear !== undefined) yield clear(url, options.clear, notify);
    else if (options.delete) yield remove(url, options);
    else if (options.backup !== undefined) yield (await import("./backup.ts")).backUp(url, options.backup);
    else if (options.restore !== undefined) yield (await import("./restore.ts")).restore(url, options);
    else yield* list(url, options, formsOf);
  } catch (error) {
    throw failing(url, error);
  }
}

/**
 * Prints leads as they arrive, until it is stopped.
 * @throws when an option is wrong, or the database cannot be read at the beginning
 */
export async function follow(
  args: string[],
  env: NodeJS.ProcessEnv,
  formsOf: FormsOf,
  print: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const options = optionsOf(args);
  if (options.csv || options.files !== undefined)
    throw usageError("--watch", "the table or --json", "--csv or --files", "leave --watch out");
  const { url } = settingsFrom(env);
  const filter = listed({ ...options, since: undefined });
  const said = new Set<string>();
  const store = await Store.toRead(url);
  const lastIn = async (store: Store) => (await store.lastLead()) ?? 0;
  const asked = async () => [await missing(url, store, filter, formsOf), store && (await lastIn(store))] as const;
  const failed = (error: unknown) => {
    throw failing(url, error);
  };
  const [none, last] = await asked()
    .catch(failed)
    .finally(() => store?.close());
  if (none) console.error(none);
  const forms = options.json ? new Map() : await formsOf();
  const read = async (since: number) => {
    const others: Malformed[] = [];
    const leads = (await Store.read(url, { ...filter, since }, others).catch(failed)) ?? [];
    const unsaid = others.filter(({ message }) => !said.has(message));
    if (unsaid.length > 0) console.error(malformed(url, unsaid).message);
    for (const { message } of unsaid) said.add(message);
    return leads;
  };
  if (!options.json) print(openHead(filter.suspect));
  const whole = async (lead: Lead) => {
    if (filesIn(lead.body).length === 0) return lead;
    return (
      (await Store.reading(url, ({ database }) => wholeLead(database, lead)).catch(withoutFiles(url, lead))) ?? lead
    );
  };
  const shown = async (lead: Lead) => (options.json ? jsonOf(await whole(lead)) : openRow(lead, forms, filter.suspect));
  await watch(
    read,
    async (lead) => print(await shown(lead)),
    (error) => console.error(errorText(error)),
    signal,
    last,
  );
}

async function print(args: string[], formsOf: FormsOf): Promise<void> {
  const { watch: isWatching, files, help } = optionsOf(args);
  // Not with --files: files left unwritten when the output is closed early are a failure.
  if (files === undefined) endUnread();
  if (isWatching && !help) return follow(args, process.env, formsOf, console.log, new AbortController().signal);
  // Backpressure: waits for a slow reader instead of buffering the output in memory.
  for await (const part of report(args, process.env, formsOf))
    if (!process.stdout.write(part)) await once(process.stdout, "drain");
  process.stdout.write("\n");
}

/** Runs the command with this process's arguments; an error is printed and sets the exit code. */
export const runCommand = (formsOf: FormsOf): Promise<void> =>
  print(process.argv.slice(2), formsOf).catch((error: unknown) => {
    console.error(errorText(error));
    process.exitCode = 1;
  });
