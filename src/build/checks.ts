/** `npm run check`: documents, types and lint, one after the other; with `--owner` the owner's list as a form, `--json` as data. */
import { spawnSync } from "node:child_process";
import { answersOf, formOf, pending } from "../owner/list.ts";

const asked = process.argv.slice(2);

/** Each check in turn, until one fails. */
const checks = [
  ["jiti", "src/build/check.ts"],
  ["tsc", "--noEmit"],
  ["biome", "check", "."],
];

if (asked.includes("--owner"))
  console.log(asked.includes("--json") ? JSON.stringify(answersOf(pending), undefined, 2) : formOf(pending));
else
  process.exitCode = checks.reduce(
    (code, [command = "", ...args]) => code || (spawnSync(command, args, { stdio: "inherit" }).status ?? 1),
    0,
  );
