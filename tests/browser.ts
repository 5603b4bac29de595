/** Finds a browser for the tests: an installed one, Debian's, or Playwright's own download. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { faultIn } from "../src/engine/check/problem.ts";
import { install } from "./debian.ts";

/**
 * Chromium without its window and interface, which take most of a second of processor time for each new context.
 */
const shell = "/usr/bin/chromium-headless-shell";

const candidates = [
  process.env.CHROME_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Flags that every browser of the tests needs: no sandbox, which root may not have, and no calls home. */
export const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Text is as wide as on a screen: by default the shell rounds glyph widths to whole pixels.
  "--font-render-hinting=none",
];

/** The path of an installed browser; undefined when Playwright's own is to be used. */
export const installedBrowser = (): string | undefined => candidates.find((path) => path && existsSync(path));

/** The path of the browser for the tests: the shell if installed, else another installed browser. */
export const journeysBrowser = (): string | undefined =>
  !process.env.CHROME_PATH && existsSync(shell) ? shell : installedBrowser();

/**
 * Makes sure that there is a browser.
 * @returns its path or name
 * @throws if the environment names one that is missing: the tests would use another, or none
 */
function obtain(): string {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) {
    const fix = "correct it, or leave it out: the tests then look for one, and install it where they may";
    throw faultIn("CHROME_PATH", { expected: "the path of an installed browser", found: `none at ${named}`, fix });
  }
  const found = journeysBrowser();
  if (found === shell || named) return `the system's, ${found}`;
  const isDebian = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  for (const name of isDebian ? ["chromium-headless-shell", ...(found ? [] : ["chromium"])] : [])
    try {
      install([name]);
      return `Debian's package, ${journeysBrowser()}`;
    } catch (error) {
      console.log(`${name} is not to be had: ${(error as Error).message}`);
    }
  if (found) return `the system's, ${found}`;
  const own = ["node_modules/playwright/cli.js", "install", "--with-deps", "chromium"];
  execFileSync(process.execPath, own, { stdio: ["ignore", "ignore", "inherit"] });
  return "Playwright's own download";
}

if (process.argv[1]?.endsWith("browser.ts")) console.log(`Browser for the journeys: ${obtain()}`);
