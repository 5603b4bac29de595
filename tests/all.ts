/**
 * `npm test`, each part at the same time as another, since each leaves cores idle at times: the build and the check;
 * then, unless one of them failed, unit and site tests and the journeys.
 */
import { availableParallelism } from "node:os";
import { together } from "../src/build/together.ts";

const failed = await together([
  ["npm", "run", "build"],
  ["jiti", "tests/browser.ts"],
  ["npm", "run", "check"],
]);

process.exitCode =
  failed ||
  (await together([
    ["vitest", "run"],
    // One worker less than alone (playwright.config.ts): while its pages wait, unit tests go on, and each further browser takes time.
    ["playwright", "test", "--workers", String(availableParallelism())],
  ]));
