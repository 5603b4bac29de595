/**
 * Failures caused on purpose, in a real browser against the production build: too slow for `npm test`. Tests with a
 * short form there run in full here.
 */
import { defineConfig } from "playwright/test";
import base from "../../playwright.config.ts";

process.env.FAULTS = "full";

export default defineConfig({
  ...base,
  testDir: "..",
  testMatch: [
    "faults/browser/*.spec.ts",
    "e2e/dropped-in/kept.spec.ts",
    "e2e/{around,decoy,dev,everybody,failing,focus,journeys,kept,linked,offered,scriptless,site-blog,site-pages}.spec.ts",
  ],
  reporter: [["dot"]],
});
