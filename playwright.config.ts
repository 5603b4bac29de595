/** Journeys in a real browser, against the production build and a receiver of their own. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "playwright/test";
import { flags, installedBrowser } from "./tests/browser.ts";

const leads = process.env.E2E_LEADS_URL ?? `file:${join(tmpdir(), `keelwork-e2e-${process.pid}.db`)}`;
process.env.E2E_LEADS_URL = leads;

export default defineConfig({
  testDir: "tests/e2e",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  reporter: [["list"]],
  use: {
    baseURL: "http://localhost:4410",
    launchOptions: { executablePath: installedBrowser(), args: flags },
  },
  webServer: {
    command: "npm start",
    url: "http://localhost:4410/estimate",
    timeout: 180_000,
    stdout: "pipe",
    env: { PORT: "4410", LEADS_PORT: "8910", LEADS_URL: leads, LEADS_RATE_PER_MINUTE: "0", VITE_LEADS_ENDPOINT: "" },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
