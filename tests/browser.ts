/** Finds a browser for the journeys: a system one if there is one, else Debian's, else Playwright's own download. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

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

/** Flags under which a browser keeps to itself: no sandbox for root, and no calls home. */
export const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path of a system browser; nothing when Playwright's own is to be used. */
export const installedBrowser = (): string | undefined => candidates.find((path) => path && existsSync(path));

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });

/** Makes sure there is a browser, and says which. */
function obtain(): string {
  const found = installedBrowser();
  if (found) return `the system's, ${found}`;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    run("apt-get", "update", "-qq");
    run("apt-get", "install", "-y", "-qq", "chromium");
    return `Debian's package, ${installedBrowser()}`;
  }
  run(process.execPath, "node_modules/playwright/cli.js", "install", "--with-deps", "chromium");
  return "Playwright's own download";
}

if (process.argv[1]?.endsWith("browser.ts")) console.log(`Browser for the journeys: ${obtain()}`);
