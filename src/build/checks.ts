/** `npm run check`: documents, types and lint; with `--owner` the owner's list as a form, `--json` as data. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { answersOf, formOf, pending } from "../owner/list.ts";

const asked = process.argv.slice(2);
const isSeen = process.stdout.isTTY === true;

/** Run in parallel, with their output in order; the type checker on one thread, since several would repeat work. */
const checks = [
  ["jiti", "src/build/check.ts"],
  ["tsc", "--noEmit", "--singleThreaded", "--pretty", String(isSeen)],
  ["biome", "check", ".", `--colors=${isSeen ? "force" : "off"}`],
];

/** Runs a command to its end; gives its code, and what it said. */
async function run([command = "", ...args]: string[]): Promise<{ code: number; said: string }> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: code ?? 1, said: errors + out };
}

if (asked.includes("--owner"))
  console.log(asked.includes("--json") ? JSON.stringify(answersOf(pending), undefined, 2) : formOf(pending));
else
  for (const running of checks.map(run)) {
    const { code, said } = await running;
    process.stdout.write(said);
    process.exitCode ||= code;
  }
