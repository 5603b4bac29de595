/** What breaks on purpose, in a real browser against the production build: too slow for `npm test`, which has its short form. */
import { defineConfig } from "playwright/test";
import base from "../../playwright.config.ts";

export default defineConfig({ ...base, testDir: "browser", reporter: [["dot"]] });
