/**
 * Reports errors that end a build or a check in the same form as mistakes in documents: the bundler wraps these, and failures of
 * the disk, in errors of its own.
 */
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { DocumentError, errorText, type Problem, refusal } from "../engine/check/problem.ts";

/**
 * The fix for an import that cannot be resolved.
 * @param name the import specifier
 */
export function fixOfImport(name: string): string {
  if (/^[./]/.test(name)) return "correct its path";
  const [whole] = /^(@[^/]+\/)?[^/]+/.exec(name) ?? [name];
  return `correct its name, or install it: npm ci, or npm install ${whole} if it is new here`;
}

/** Failures of the disk, and of what is on it, recognized by the messages of Node and the bundler. */
const failures = [
  {
    said: /ENOSPC|EDQUOT|\(os error (28|122)\)/,
    file: "the disk",
    expected: "free disk space for the build and its cache",
    fix: "free some space, and try again",
  },
  {
    // Only output: an unreadable source is another failure.
    said: /EROFS|(EACCES|EPERM)[\s\S]*[\\/](dist|\.server|node_modules)\b|\(os error (30|13|1)\)/,
    file: "the disk",
    expected: "dist/, .server/ and node_modules/ that the current user can write to",
    fix: "try again as the user who owns them, on a disk that is not read-only",
  },
  {
    said: /ENAMETOOLONG|\(os error (36|63)\)/,
    file: "the disk",
    expected: "file names short enough for the disk, with the suffixes that a build adds to them",
    fix: "give that file a shorter name",
  },
  {
    said: /ENOENT[^\n]*[\\/]node_modules[\\/](?!\.)|Cannot find package /,
    file: "node_modules/",
    expected: "all packages, installed in this project",
    fix: "install them from package-lock.json: npm ci",
  },
  {
    said: /^Failed to load tsconfig /,
    file: "tsconfig.json",
    expected: "settings that can be read",
    fix: "correct them there",
  },
];

/** The line of an error that says what failed and why: the bundler's error for several tasks contains a stack for each. */
function reasonIn(error: unknown): string {
  const text = stripVTControlCharacters(errorText(error));
  const [bundlers = text] =
    /Failed to [\s\S]*?\(os error \d+\)|\bE[A-Z]+: .*|Cannot find package .*|Failed to load tsconfig .*/.exec(text) ??
    [];
  return bundlers.replace(/\s+/g, " ");
}

/** An error of the bundler, or of something it calls, with its position in a file, counted from 1. */
interface Placed {
  message: string;
  loc?: { line: number; file?: string };
}

/** The bundler's messages for an import that cannot be resolved, in dev and in a build; neither contains the line. */
const unresolved = [
  /^Failed to load url (\S+) .* in (.+)\. Does the file exist\?$/,
  /failed to resolve import "([^"]+)" from "([^"]+)"/i,
];

/** The problem of a module or a style sheet that cannot be read: the first line of the bundler's message, above its code frame. */
function unreadable({ message, loc }: Placed): Problem[] {
  const [, wanted, importer = ""] = unresolved.flatMap((said) => said.exec(message) ?? []);
  if (wanted) {
    const expected = "a module that can be read, together with its imports";
    const file = relative(process.cwd(), importer);
    return [{ file, path: "", expected, found: `no ${wanted}`, fix: fixOfImport(wanted) }];
  }
  if (!loc) return [];
  const said = stripVTControlCharacters(message);
  const [, unloaded, reason = ""] = /Could not load (.+)\n - (.+?)(?: in \S+ at [\d.]+)?$/m.exec(said) ?? [];
  if (unloaded) {
    const expected = "a readable file in UTF-8";
    return [{ file: unloaded, path: "", expected, found: reason, fix: "save it as UTF-8, with permission to read it" }];
  }
  const file = loc.file ? relative(process.cwd(), loc.file) : (/\[ (.+):\d+:\d+ \]/.exec(said)?.[1] ?? "");
  const found = said.split("\n")[0]?.replace(/^\[[^\]]*\] ?/, "") ?? "";
  // In style sheets, unlike modules, a byte order mark is read as a part of the first selector.
  if (file.endsWith(".css") && existsSync(file) && readFileSync(file, "utf8").startsWith("\ufeff"))
    return [
      {
        ...{ file, path: "", expected: "a style sheet", found: "U+FEFF at line 1, column 1" },
        fix: "save the file without a byte order mark",
      },
    ];
  const expected = "a module or a style sheet that can be read, together with its imports";
  return file ? [{ file, path: `line ${loc.line}`, expected, found, fix: "correct it there" }] : [];
}

/**
 * The problems in an error: of documents, thrown by whichever bundle of our code, or wrapped by the bundler in its own error; and
 * of files that it cannot read. Empty if the error contains any other.
 */
function mistakesIn(error: unknown): Problem[] {
  if (error instanceof Error && "problems" in error) return error.problems as Problem[];
  const errors: object[] =
    error instanceof Error && "errors" in error ? [error.errors].flat().map(Object) : [Object(error)];
  const mistakes = errors.map((one) => ("problems" in one ? (one.problems as Problem[]) : unreadable(one as Placed)));
  return mistakes.every(({ length }) => length > 0) ? mistakes.flat() : [];
}

/** The error to report for a build, a check or a page: its problems, or a failure of the disk; any other error as it is. */
export function buildError(error: unknown): unknown {
  const mistakes = mistakesIn(error);
  if (mistakes.length > 0) return new DocumentError(mistakes);
  const found = reasonIn(error);
  const failure = failures.find(({ said }) => said.test(found));
  if (!failure) return error;
  const { file, expected, fix } = failure;
  return refusal(file, { expected, found, fix });
}
