/** `npm run check`: documents, types and lint; with `--owner` the owner's list as a form, with `--json` as data. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { problemText, quote } from "../engine/check/problem.ts";
import { answersOf, formOf, pending } from "../owner/list.ts";
import { endUnread } from "../unread.ts";

endUnread();

const asked = process.argv.slice(2);
const unknown = asked.find((option) => !["--owner", "--json"].includes(option));
const isSeen = process.stdout.isTTY === true;

/** Run in parallel, with their output in order; the type checker on one thread, since several would repeat work. */
const checks = [
  ["jiti", "src/build/check.ts"],
  ["tsc", "--noEmit", "--singleThreaded", "--pretty", String(isSeen)],
  ["biome", "check", ".", `--colors=${isSeen ? "force" : "off"}`],
];

/** Runs a command; returns its exit code and output. */
async function run([command = "", ...args]: string[]): Promise<{ code: number; said: string }> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: code ?? 1, said: errors + out };
}

if (unknown !== undefined) {
  const fix = "npm run check, npm run --silent check -- --owner, or npm run --silent check -- --json";
  console.error(
    problemText({ file: "npm run check", path: "", expected: "--owner or --json", found: quote(unknown), fix }),
  );
  process.exitCode = 2;
} else if (asked.includes("--json")) console.log(JSON.stringify(answersOf(pending), undefined, 2));
else if (asked.includes("--owner")) console.log(formOf(pending));
else
  for (const running of checks.map(run)) {
    const { code, said } = await running;
    process.stdout.write(said);
    process.exitCode ||= code;
  }
