/**
 * `npm test`, with parts that run at the same time, since each leaves cores idle at times: the build, which also checks the
 * documents, with types and lint; then, unless one of them failed, the report on the documents, unit and site tests, and the
 * journeys.
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
    // After the build: beside it, it would render the same drawings again, which the build caches.
    ["jiti", "src/build/check-documents.ts"],
    // Each gets one worker less than it would alone: while one waits, the other continues, and every worker takes time to load.
    // vitest's main process compiles every module, which leaves much garbage, as do its workers (vitest.config.ts).
    ["node", "--max-semi-space-size=64", "node_modules/vitest/vitest.mjs", "run", "--maxWorkers", workers],
    ["playwright", "test", "--workers", workers],
  ]));
