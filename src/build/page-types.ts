/**
 * Checks definitions of pages, and the facts in src/ that they show, by their types: the only description of what they are made of.
 */
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { filesBelow, sourceFolders } from "../below.ts";
import { hashOf, once } from "../content/once/once.ts";
import { DocumentError, type Problem, refusal } from "../engine/check/problem.ts";
import { fixOfImport } from "./build-error.ts";

/** The project's settings of the type checker, without those for code alone. */
const settings = "src/build/page-types.json";

/** The place and the first line of what the type checker says of one; of its syntax (TS10…, TS11…, TS143…), the bundler says it. */
const placed = /^(pages\/[^\n]*?\.ts|src\/[\w-]+\.ts)\((\d+),\d+\): error TS(?!1([01]\d|43)\d:)\d+: /;

/** What it says of a word that it takes for any text, since it is in a constant, or is read from a file of data. */
const isWidened = /\bkind: string;|^Type 'string' is not assignable to type '"/;

/** What it says of its own settings, or of no file at all. By no or half of them, everything else that it says is wrong, too. */
const ofSettings = /^(?:tsconfig\.json\((\d+),\d+\): )?error TS\d+: (.*)$/m;

/** What it says of an import of nothing. */
const unfound = /^Cannot find module '([^']*)'/;

/** How what it says is mended. */
function fixOf(found: string): string {
  const [, name] = unfound.exec(found) ?? [];
  if (name) return fixOfImport(name);
  return isWidened.test(found)
    ? "write satisfies Section behind a section in a constant, or satisfies Section[] behind several, to keep its words"
    : "correct it; src/page.ts and src/page/ have the types, with what each key is for";
}

/** The problem that one thing it says is, if it is one of theirs; the last, innermost line is about the key itself. */
function problemOf(message: string): Problem[] {
  const [place, file = "", line = ""] = placed.exec(message) ?? [];
  if (place === undefined) return [];
  const found = message.slice(place.length).split("\n").at(-1)?.trim() ?? "";
  const expected = unfound.test(found)
    ? "a module that is there"
    : "keys and values of its type: others are shown nowhere";
  return [{ file, path: `line ${line}`, expected, found, fix: fixOf(found) }];
}

/** What the type checker says of them, or of the settings by which it checks them. */
export function problemsSaid(said: string): Problem[] {
  const [isUnread, line, found = ""] = ofSettings.exec(said) ?? [];
  if (isUnread) {
    const path = line === undefined ? "" : `line ${line}`;
    return [{ file: "tsconfig.json", path, expected: "settings that can be read", found, fix: "correct them there" }];
  }
  return said
    .trim()
    .split(/\n(?! )/)
    .flatMap(problemOf);
}

/** How a type checker ended that found a mistake, or none. */
interface Ended extends Error {
  stdout: string;
  stderr: string;
  signal?: string | null;
}

/** The problem of a type checker that ended without a word about types: it is missing or damaged, or was killed. */
function ended({ signal, stderr, message }: Ended): DocumentError {
  // Before Node 22.15, it runs in a process of its own, of which that of its script says what ended it.
  const killed = signal ?? /signal: '(\w+)'/.exec(stderr)?.[1];
  const said = /\w*Error\b.*/.exec(stderr)?.[0] ?? message;
  return refusal("node_modules/typescript", {
    expected: "the type checker, by which pages are checked",
    found: killed ? `it was ended by ${killed}, as a system does that has no memory left` : said,
    fix: killed ? "try again, with more memory" : "install it again: npm ci",
  });
}

/** Runs the type checker; it fails with a mistake, also of code, which is the concern of `npm run check`. */
async function said(root: string): Promise<string> {
  const checker = join(root, "node_modules/typescript/bin/tsc");
  // Without settings that can be read, it would write its scripts beside the sources.
  const args = [checker, "-p", settings, "--pretty", "false", "--singleThreaded", "--noEmit"];
  // It holds what it makes to its end: collecting garbage takes it half of its time, and frees nothing.
  const options = { cwd: root, maxBuffer: Number.POSITIVE_INFINITY, env: { GOGC: "off", ...process.env } };
  return promisify(execFile)(process.execPath, args, options).then(
    ({ stdout }) => stdout,
    (error: Ended) => {
      if (!error.stdout.includes("error TS")) throw ended(error);
      return error.stdout;
    },
  );
}

/** The problems of all of them. */
export const typeProblems = async (root: string): Promise<Problem[]> => problemsSaid(await said(root));

/**
 * Checks all of them, unless they were found to be right before, with all code and data that they may import. What is wrong is not
 * kept: it may be mended in a file that is elsewhere.
 * @throws DocumentError when one of them is not of its type
 */
export async function refuseTypes(root: string): Promise<void> {
  const endings = [".ts", ".tsx", ".json"];
  const files = sourceFolders.flatMap((folder) => endings.flatMap((ending) => filesBelow(root, folder, ending)));
  // Of settings that are not there, the type checker tells.
  const present = ["tsconfig.json", ...files].filter((file) => existsSync(join(root, file)));
  const read = present.map((file) => [file, hashOf(readFileSync(join(root, file)))]);
  await once({ kind: "checks", by: "src/build/page-types.ts", from: hashOf(JSON.stringify(read)) }, async () => {
    const problems = await typeProblems(root);
    if (problems.length > 0) throw new DocumentError(problems);
    return Buffer.of();
  });
}

/**
 * Each file of them once, for a check: the type checker, which `npm run check` runs beside it, names what is wrong. What is about no
 * line is about the type checker itself.
 */
export function mistypedIn(problems: Problem[]): Problem[] {
  const found = "others, which the type checker names below; links are checked once there are none";
  const once = problems.map((problem) => (problem.path ? { ...problem, path: "", found } : problem));
  return [...new Map(once.map((problem) => [problem.file, problem])).values()];
}
