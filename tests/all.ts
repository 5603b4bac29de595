/**
 * The last part of `npm test`: unit and site tests, and at the same time the journeys, since each of them leaves cores
 * idle at times, and at its end.
 */
import { together } from "../src/build/together.ts";

process.exitCode = await together([
  ["vitest", "run"],
  ["playwright", "test"],
]);
