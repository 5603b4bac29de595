/** End-to-end tests in a real browser, against the production build and a receiver of their own. */
import { setDefaultAutoSelectFamilyAttemptTimeout } from "node:net";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { defineConfig } from "playwright/test";
import { optimizedLater } from "./src/build/optimizing.ts";
import { journeysBrowser } from "./tests/browser.ts";
import { driven } from "./tests/e2e/driven.ts";
import { still } from "./tests/e2e/motion.ts";
import { origins, ports } from "./tests/e2e/ports.ts";
import "./tests/e2e/stacks.ts";

// For Playwright itself and its workers; saves an eighth of their processor time.
for (const flag of optimizedLater) setFlagsFromString(flag);
// As in vitest.config.ts.
setDefaultAutoSelectFamilyAttemptTimeout(60_000);

const leads = process.env.E2E_LEADS_URL ?? `file:${join(tmpdir(), `keelwork-e2e-${process.pid}.db`)}`;
process.env.E2E_LEADS_URL = leads;
process.env.E2E_DROPPED_IN ??= join(tmpdir(), `keelwork-dropped-in-${process.pid}`);

export default defineConfig({
  testDir: "tests/e2e",
  // One more than there are cores, since a browser often waits: for frames, the network and the test.
  workers: availableParallelism() + 1,
  // With a single project, each worker loads the tests and starts a browser only once.
  fullyParallel: true,
  globalTeardown: fileURLToPath(new URL("tests/e2e/remove.ts", import.meta.url)),
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // No test measures time, and a busy machine is slow.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  use: {
    ...still,
    baseURL: origins.site,
    launchOptions: { executablePath: journeysBrowser(), args: driven },
  },
  webServer: {
    command: "npm start",
    url: `${origins.site}/estimate`,
    timeout: 180_000,
    stdout: "pipe",
    env: {
      ...{ PORT: ports.site, LEADS_PORT: ports.leads, LEADS_URL: leads },
      ...{ LEADS_RATE_PER_MINUTE: "0", VITE_LEADS_ENDPOINT: "" },
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
