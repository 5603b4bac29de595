/** The command line of `npm run leads`. */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { errorText, faultIn, quote } from "../../engine/check/problem.ts";
import { shownUrl } from "../store/database.ts";
import type { Filter } from "../store/filter.ts";
import { spanBack, timeOf } from "../store/moment.ts";

/** The usage message. */
export const usage =
  "npm run leads -- [--form NAME] [--since 2026-11-01 | 12h | 7d] [--email ADDRESS] [--csv | --json | --files DIR] [--watch] [--suspect] | --clear ID | --backup FILE | --restore FILE [--yes] | --delete ID | --delete --older-than 24mo | --delete --email ADDRESS [--yes] | --untold [--retry | --json] | --test-notify";

/** An error of the command line; its fix is the usage message unless another is given. */
export const usageError = (file: string, expected: string, found: string, fix = usage): Error =>
  faultIn(file, { expected, found, fix });

/**
 * A moment from a date, a time as the table shows it (both UTC), or a span back from now, in milliseconds.
 * @throws when it is none of these
 */
export function momentOf(text: string, now: number): number {
  const moment = spanBack(text, now) ?? timeOf(text);
  if (moment !== undefined) return moment;
  throw usageError("--since", "a date (2026-11-01), a time (2026-11-01 14:30) or a span (30m, 12h, 7d)", quote(text));
}

/** The options that each action accepts besides itself. */
const taken: { [action: string]: string[] } = {
  "test-notify": [],
  untold: ["retry", "json"],
  clear: [],
  backup: [],
  restore: ["yes"],
  delete: ["older-than", "email", "yes"],
};

/** The options that a listing accepts. */
const listing = ["form", "since", "email", "suspect", "watch", "csv", "json", "files"];

/** The outputs of a listing, one at a time. */
const outputs = ["csv", "json", "files"];

/**
 * Refuses options that would be ignored: a deletion of suspects only would delete other leads.
 * @throws when options do not belong together
 */
function refuseIgnored(given: string[]): void {
  const action = Object.keys(taken).find((name) => given.includes(name));
  const ignored = given.find((name) => !(action ? [action, ...(taken[action] ?? [])] : listing).includes(name));
  const [first, second] = action ? [] : outputs.filter((name) => given.includes(name));
  if (ignored !== undefined)
    throw usageError(
      `--${ignored}`,
      "an option that belongs to the others",
      `it ${action ? `with --${action}` : "alone"}`,
    );
  if (second !== undefined) throw usageError(`--${second}`, "one output at a time", `it with --${first}`);
}

/**
 * The options of a command line.
 * @throws for an unknown option, or one that does not belong to the others, unless the usage message is asked for
 */
export function optionsOf(args: string[]) {
  const options = parsed(args);
  const { id: _id, ...values } = options;
  if (!options.help) refuseIgnored(Object.keys(values));
  return options;
}

function parsed(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        form: { type: "string" },
        since: { type: "string" },
        email: { type: "string" },
        csv: { type: "boolean" },
        json: { type: "boolean" },
        files: { type: "string" },
        watch: { type: "boolean" },
        backup: { type: "string" },
        restore: { type: "string" },
        delete: { type: "boolean" },
        suspect: { type: "boolean" },
        clear: { type: "string" },
        "older-than": { type: "string" },
        yes: { type: "boolean" },
        "test-notify": { type: "boolean" },
        untold: { type: "boolean" },
        retry: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    const [word] = values.delete ? positionals.slice(1) : positionals;
    if (word !== undefined) throw new Error(`Unexpected argument ${quote(word).replaceAll('"', "'")}`);
    return { ...values, id: positionals[0] };
  } catch (error) {
    throw usageError("npm run leads", "the options below", errorText(error));
  }
}

/** The options of a command line. */
export type Options = ReturnType<typeof optionsOf>;

/** A complete address: an empty one would match every lead without an address. */
function addressOf(text: string | undefined): string | undefined {
  if (text === undefined || /^[^\s@]+@[^\s@]+$/.test(text)) return text;
  throw usageError("--email", "an address (somebody@example.com)", quote(text));
}

/**
 * The filter for listing leads.
 * @throws when a value is invalid
 */
export const listed = ({ form, since, email, suspect }: Options): Filter => ({
  form,
  // Suspects are listed separately, except in a search by address, which shows everything stored about a person.
  suspect: suspect ?? (email === undefined ? false : undefined),
  email: addressOf(email),
  since: since === undefined ? undefined : momentOf(since, Date.now()),
});

/** A span in minutes is refused: "24m", meant as months, would permanently delete almost every lead. */
const isOfMinutes = /^0*[1-9]\d* ?m$/;

/**
 * The filter for deleting leads: by id, age or address.
 * @throws when there is none of these, or more than one
 */
export function deleted({ id, "older-than": age, email }: Options): Filter {
  const named = [id, age, email].filter((value) => value !== undefined);
  if (named.length !== 1)
    throw usageError(
      "--delete",
      "an id, --older-than with a span, or --email with an address",
      "something else, or more",
    );
  if (age === undefined) return { id, email: addressOf(email) };
  const before = isOfMinutes.test(age) ? undefined : spanBack(age, Date.now());
  if (before === undefined)
    throw usageError("--older-than", "a span of hours, days or months (36h, 90d, 24mo)", quote(age));
  return { before };
}

/**
 * Asks the owner for confirmation.
 * @throws when standard input is not a terminal: then `--yes` is required
 */
export async function confirmed(option: string, question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw usageError(option, "a yes, and nobody can be asked here", "no --yes", "the same command with --yes");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** A number of leads, in words. */
export const leadsIn = (count: number): string => `${count} ${count === 1 ? "lead" : "leads"}`;

/** Says that there is no store at a URL: with other settings than the receiver's, it would otherwise seem empty. */
export const noStore = (url: string): string => `there is no ${shownUrl(url)}, or the receiver has another LEADS_URL`;

/** The same for a command that lists something. */
export const noLeadYet = (url: string): string => `No lead has arrived yet: ${noStore(url)}`;
