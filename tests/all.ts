/**
 * The last part of `npm test`: unit and site tests, and at the same time the journeys, since each of them leaves cores
 * idle at times, and at its end.
 */
import { availableParallelism } from "node:os";
import { together } from "../src/build/together.ts";

process.exitCode = await together([
  ["vitest", "run"],
  // One worker less than alone (playwright.config.ts): while its pages wait, unit tests go on, and each further browser takes time.
  ["playwright", "test", "--workers", String(availableParallelism())],
]);
