/** Every regular expression applied to a sender's input, or to a whole article, handles 64 KiB of malicious text without delay. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatNames } from "ajv-formats/dist/formats.js";
import recheck from "recheck/lib/browser.js";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { verdictOn } from "../../../src/engine/check/schema/pattern.ts";
import { checkSyntax } from "../../../src/engine/check/syntax/syntax.ts";
import { compileSchema } from "../../../src/engine/rules/compile.ts";
import { forms } from "../../../src/receiver/main.ts";
import { isFull, some } from "../size.ts";

/** The code that reads untrusted input: the receiver, the engine, the pages, the site's server. */
const folders = ["receiver", "engine", "form", "browser", "sections", "shell", "serve"].map((name) =>
  join("src", name),
);
const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
  .concat("src/content/fill-in.ts", "src/content/markdown/text.ts")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

interface Pattern {
  place: string;
  source: string;
  flags: string;
}

/** The regular expressions in a file's source. */
function patternsIn(file: string): Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) found.push({ place: file, source: regex.pattern, flags: regex.flags });
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseSync(file, readFileSync(file, "utf8")).program);
  return found;
}

/** The patterns of the project's own schemas. */
function patternsOf(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { pattern } = schema as { pattern?: unknown };
  return [...(typeof pattern === "string" ? [pattern] : []), ...Object.values(schema).flatMap(patternsOf)];
}

const schemaPatterns = forms.flatMap(({ formName, schema }) =>
  patternsOf(schema).map((source): Pattern => ({ place: `schemas/${formName}`, source, flags: "u" })),
);
const everything = [...files.flatMap(patternsIn), ...schemaPatterns];
const patterns = [...new Map(everything.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).entries()];

const length = 64 * 1024;

/** The literal beginning of a pattern: without it in a text, the rest is never tried. */
const headOf = (source: string) => /^\^?([\w :;,="-]*)/.exec(source)?.[1] ?? "";

/** Texts that a pattern may backtrack on: repetitions of its parts, followed by something that does not match. */
function attacks({ source, flags }: Pattern): string[] {
  const letters = [...new Set([...source.replace(/\\[a-zA-Z]/g, ""), ..."a0 \t\n@.-/:;=+é\u0000"])].slice(0, 40);
  const paired = isFull ? letters.slice(0, 14) : [];
  const pieces = [...letters, ...paired.flatMap((one) => paired.map((two) => one + two))];
  const head = headOf(source);
  const repeated = pieces.flatMap((piece) => {
    const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    return [text, `${text}\u0001`, `+${text}!`, ...(head ? [`${head}${text}\u0001`] : [])];
  });
  if (!isFull) return repeated;
  const verdict = recheck.checkSync(source, flags.replace(/[^imsu]/g, ""), { timeout: 2000 });
  if (verdict.status !== "vulnerable") return repeated;
  const { pumps, suffix } = verdict.attack;
  const [first] = pumps;
  const pump = first ? first.prefix + first.pump.repeat(Math.ceil(length / Math.max(1, first.pump.length))) : "";
  return [...repeated, pump.slice(0, length) + suffix];
}

/** The processor time of a task, in milliseconds: other processes are not counted. */
const timeOf = (task: () => void): number => {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const timeToReplace = (pattern: RegExp, text: string): number =>
  timeOf(() => {
    pattern.lastIndex = 0;
    text.replace(pattern, "");
  });

/** The short run tests only the kind of growth: quadratic growth takes seconds. */
const most = isFull ? 5 : 250;

/** A slow match is repeated, and must be slow each time. */
const tries = Array.from({ length: isFull ? 10 : 3 });

test.each(patterns)("%s", (_name, pattern) => {
  const expression = new RegExp(pattern.source, pattern.flags);
  // Garbage collection takes time occasionally, a bad pattern always; one slow text is enough, as each may take
  // minutes.
  const slow = attacks(pattern).find((text) => tries.every(() => timeToReplace(expression, text) > most));
  expect(slow?.slice(0, 8), pattern.place).toBeUndefined();
});

/** Patterns that authors find on the web: the documents' check must judge each, and search long enough for slow texts. */
const found: [status: string, pattern: string][] = [
  ["safe", "[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}"],
  ["vulnerable", String.raw`^(.*?)\s(warn\s(>=|==|<=|>|<))(?=\s)(.*?)per\s(test|interval)$`],
  [
    "safe",
    String.raw`^https?:\/\/(www\.)?[-a-zA-Z0-9@:%._\+~#=]{1,256}\.[a-zA-Z0-9()]{1,6}\b([-a-zA-Z0-9()@:%_\+.~#?&//=]*)$`,
  ],
];

test.each(some(found, 2))("the check says %s of %s", (status, pattern) => {
  expect(verdictOn(pattern).status).toBe(status);
});

/** Beginnings of texts that formats accept so far, after which something may be repeated. */
const starts = ["", "a@", "http://", "http://a@"];
const pieces = [":@", "@a.aa/", ":", "@", "a", "a.", "a-", "1.", "%20", "{a}", "~0", "/"];

test.each(formatNames)("the format %s", (format) => {
  const check = compileSchema({ format });
  const texts = starts.flatMap((start) =>
    pieces.flatMap((piece) => ["", " "].map((end) => start + piece.repeat(length / piece.length) + end)),
  );
  const slow = texts.find((text) => tries.every(() => timeOf(() => void check(text)) > 250));
  expect(slow?.slice(0, 16)).toBeUndefined();
});

test("the tokenizer of documents", () => {
  const pieces = ['"', '\\\\"', '"\\\\"', '"a":1,', '"a":"', "1", "1e", " ", "/", "\u0001", '"\n'];
  const slow = pieces
    .flatMap((piece) =>
      [piece, `{${piece}`, `{"a":${piece}`, `{"a":"${piece}`].map((start) => start + piece.repeat(length)),
    )
    .map((text) => text.slice(0, length))
    .filter((text) => tries.every(() => timeOf(() => checkSyntax("a document", text)) > 250));
  expect(slow.map((text) => text.slice(0, 12))).toEqual([]);
});
