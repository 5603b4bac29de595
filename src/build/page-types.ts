/**
 * Checks page definitions, and the facts in src/ that they show, by their types, which are their only schema.
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

/**
 * Matches the place and the first line of a type error, but not of a syntax error (TS10…, TS11…, TS143…): these the bundler
 * reports.
 */
const placed = /^(pages\/[^\n]*?\.ts|src\/[\w-]+\.ts)\((\d+),\d+\): error TS(?!1([01]\d|43)\d:)\d+: /;

/** Matches the error for a literal that was widened to `string`, since it is in a constant or in a data file. */
const isWidened = /\bkind: string;|^Type 'string' is not assignable to type '"/;

/** Matches errors about the type checker's own settings, or about no file: any further errors may be consequences. */
const ofSettings = /^(?:tsconfig\.json\((\d+),\d+\): )?error TS\d+: (.*)$/m;

/** Matches the error for an import that cannot be resolved. */
const unfound = /^Cannot find module '([^']*)'/;

/** The fix for an error. */
function fixOf(found: string): string {
  const [, name] = unfound.exec(found) ?? [];
  if (name) return fixOfImport(name);
  return isWidened.test(found)
    ? "write satisfies Section after a section in a constant, or satisfies Section[] after a list of them, to keep literal types"
    : "correct it; src/page.ts and src/page/ have the types, with what each key is for";
}

/** The problem of an error in pages or facts; the last, innermost line of a message is about the key itself. */
function problemOf(message: string): Problem[] {
  const [place, file = "", line = ""] = placed.exec(message) ?? [];
  if (place === undefined) return [];
  const found = message.slice(place.length).split("\n").at(-1)?.trim() ?? "";
  const expected = unfound.test(found)
    ? "a module that exists"
    : "keys and values that its type allows: others are shown nowhere";
  return [{ file, path: `line ${line}`, expected, found, fix: fixOf(found) }];
}

/** The problems in the type checker's output: of pages and facts, or of its settings. */
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

/** The error for a type checker that found mistakes, or did not run to its end, with what it has printed. */
interface Ended extends Error {
  stdout: string;
  stderr: string;
  signal?: string | null;
}

/** The problem of a type checker that ended without a result: it is missing or damaged, or was killed. */
function ended({ signal, stderr, message }: Ended): DocumentError {
  // Before Node 22.15, its script runs it in a child process, and prints what ended that.
  const killed = signal ?? /signal: '(\w+)'/.exec(stderr)?.[1];
  const said = /\w*Error\b.*/.exec(stderr)?.[0] ?? message;
  return refusal("node_modules/typescript", {
    expected: "the type checker, which checks the pages",
    found: killed ? `it was ended by ${killed}, probably for lack of memory` : said,
    fix: killed ? "try again, with more memory" : "install it again: npm ci",
  });
}

/** Runs the type checker; it also fails for errors in code, which are up to `npm run check`. */
async function said(root: string): Promise<string> {
  const checker = join(root, "node_modules/typescript/bin/tsc");
  // Without readable settings, it would write scripts beside the sources.
  const args = [checker, "-p", settings, "--pretty", "false", "--singleThreaded", "--noEmit"];
  // Garbage collection is off: it would take half of the time, and free hardly anything.
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
 * Checks all of them, unless they were found correct before, with the same code and data that they may import. Problems are not
 * cached, since they may be fixed in a file elsewhere.
 * @throws DocumentError if one of them is not of its type
 */
export async function refuseTypes(root: string): Promise<void> {
  const endings = [".ts", ".tsx", ".json"];
  const files = sourceFolders.flatMap((folder) => endings.flatMap((ending) => filesBelow(root, folder, ending)));
  // Missing settings are reported by the type checker.
  const present = ["tsconfig.json", ...files].filter((file) => existsSync(join(root, file)));
  const read = present.map((file) => [file, hashOf(readFileSync(join(root, file)))]);
  await once({ kind: "checks", by: "src/build/page-types.ts", from: hashOf(JSON.stringify(read)) }, async () => {
    const problems = await typeProblems(root);
    if (problems.length > 0) throw new DocumentError(problems);
    return Buffer.of();
  });
}

/**
 * One problem per file, for `npm run check`, whose own run of the type checker prints all details. Problems without a line are
 * about the type checker itself.
 */
export function mistypedIn(problems: Problem[]): Problem[] {
  const found = "others, which the type checker names below; links are checked once there are none";
  const once = problems.map((problem) => (problem.path ? { ...problem, path: "", found } : problem));
  return [...new Map(once.map((problem) => [problem.file, problem])).values()];
}
