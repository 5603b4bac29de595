/**
 * `npm run check`: documents, types and lint; with `--code` types and lint only, with `--owner` the owner's list as a form, with
 * `--json` as data.
 */
import { problemText, quote } from "../engine/check/problem.ts";
import { answersOf, formOf, pending } from "../owner/list.ts";
import { endUnread } from "../unread.ts";
import { together } from "./together.ts";

endUnread();

const asked = process.argv.slice(2);
const unknown = asked.find((option) => !["--code", "--owner", "--json"].includes(option));
const isSeen = process.stdout.isTTY === true;

// Garbage collection is off for the type checker: it would take a quarter more time, and save only a sixth of its 850 MB.
process.env.GOGC ??= "off";

// Vite sets it later, if something is not in the cache: parts of React loaded before and after that would not match.
process.env.NODE_ENV ||= "production";

const documents = ["jiti", "src/build/check-documents.ts"];

/** The type checker runs on one thread, since several would repeat work. */
const code = [
  ["tsc", "-p", ".", "--noEmit", "--singleThreaded", "--pretty", String(isSeen)],
  ["biome", "check", ".", `--colors=${isSeen ? "force" : "off"}`],
];

if (unknown !== undefined) {
  const fix = "npm run check, also with -- --code, and npm run --silent check -- --owner or -- --json";
  console.error(
    problemText({ file: "npm run check", path: "", expected: "--code, --owner or --json", found: quote(unknown), fix }),
  );
  process.exitCode = 2;
} else if (asked.includes("--json")) console.log(JSON.stringify(answersOf(pending), undefined, 2));
else if (asked.includes("--owner")) console.log(formOf(pending));
else process.exitCode = await together(asked.includes("--code") ? code : [documents, ...code]);
