/**
 * `npm test`, each part at the same time as another, since each leaves cores idle at times: the build, which checks the
 * documents as well, types and lint; then, unless one of them failed, what is to be said of the documents, unit and site
 * tests and the journeys.
 */
import { availableParallelism } from "node:os";
import { together } from "../src/build/together.ts";

const workers = String(availableParallelism());

const failed = await together([
  ["npm", "run", "build"],
  ["jiti", "tests/browser.ts"],
  ["npm", "run", "check", "--", "--code"],
]);

process.exitCode =
  failed ||
  (await together([
    // Beside the build, it would draw what the build draws, too, and keeps for it.
    ["jiti", "src/build/check-documents.ts"],
    // One worker less than alone, of each: while one waits, the other goes on, and each further worker takes time to load.
    // Its main process translates every module, which leaves much garbage behind, as do its workers (vitest.config.ts).
    ["node", "--max-semi-space-size=64", "node_modules/vitest/vitest.mjs", "run", "--maxWorkers", workers],
    ["playwright", "test", "--workers", workers],
  ]));
