/** The journeys in three engines, against the production build and a receiver of their own. */
import { defineConfig } from "playwright/test";
import base from "../../playwright.config.ts";
import { engineNames } from "./engines.ts";

export default defineConfig({
  ...base,
  testDir: ".",
  // An engine is started once, and its journeys run one after the other.
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  projects: engineNames.map((name) => ({ name })),
});
