/** End-to-end tests in a real browser, against the production build and a receiver of their own. */
import { setDefaultAutoSelectFamilyAttemptTimeout } from "node:net";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { defineConfig } from "playwright/test";
import { optimizedLater } from "./src/build/optimizing.ts";
import { flags, journeysBrowser } from "./tests/browser.ts";
import { still } from "./tests/e2e/motion.ts";
import { origins, ports } from "./tests/e2e/ports.ts";
import "./tests/e2e/stacks.ts";

// Of Playwright itself and of its workers: it saves an eighth of their processor time.
for (const flag of optimizedLater) setFlagsFromString(flag);
// As in vitest.config.ts.
setDefaultAutoSelectFamilyAttemptTimeout(60_000);

const leads = process.env.E2E_LEADS_URL ?? `file:${join(tmpdir(), `keelwork-e2e-${process.pid}.db`)}`;
process.env.E2E_LEADS_URL = leads;
process.env.E2E_DROPPED_IN ??= join(tmpdir(), `keelwork-dropped-in-${process.pid}`);

/**
 * What the browser leaves off. A new tab's empty page does not ask to be alone with its own origin, as ours do
 * (e2e/policy.spec.ts): for the first page in it Chromium ends that tab's process and starts another, which takes a
 * seventh of a form's visit. Firefox and WebKit keep to it (e2e/engines.spec.ts), and so does each browser of
 * `npm run test:browsers`. The others are of Playwright's own list, which this one replaces.
 */
const leftOff = [
  "CrossOriginOpenerPolicy",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
];

/**
 * A driven browser notes the line of each error, also of those that React makes only to read their text: without this
 * V8 then reads a whole script again to find it, which takes a twelfth of a form's visit.
 */
const driven = ["--js-flags=--no-enable-lazy-source-positions", `--disable-features=${leftOff}`];

export default defineConfig({
  testDir: "tests/e2e",
  // One more than there are cores: a browser waits for frames, the network and us.
  workers: availableParallelism() + 1,
  // All are of one project: each worker loads the tests and starts a browser once.
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
    launchOptions: { executablePath: journeysBrowser(), args: [...flags, ...driven] },
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
