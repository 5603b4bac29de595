/**
 * What breaks on purpose, in a real browser against the production build: too slow for `npm test`. The journeys that have a
 * short form there run in full here.
 */
import { defineConfig } from "playwright/test";
import base from "../../playwright.config.ts";

process.env.FAULTS = "full";

export default defineConfig({
  ...base,
  testDir: "..",
  testMatch: ["faults/browser/*.spec.ts", "e2e/{failing,kept,everybody,site-pages}.spec.ts"],
  projects: [{ name: "faults" }],
  reporter: [["dot"]],
});
