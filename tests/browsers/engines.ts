/** The three engines, each with the driver that speaks WebDriver to it; on Debian they are fetched where they may be. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { flags, installedBrowser } from "../browser.ts";

/** An engine, by the name it is told and asked by. */
export type EngineName = "chromium" | "firefox" | "webkit";

/** How an engine is started and spoken to. */
export interface Engine {
  /** The programs it needs, the first that exists of each. */
  programs: string[][];
  /** Debian's packages of them. */
  packages: string[];
  /** Its capabilities, as a new session asks for them. */
  capabilities: (program: string) => { [name: string]: unknown };
}

/** The engines. Firefox is spoken to by the protocol that its driver, which Debian does not carry, would translate to. */
export const engines: { [name in EngineName]: Engine } = {
  chromium: {
    programs: [["/usr/bin/chromedriver"], [installedBrowser() ?? "/usr/bin/chromium"]],
    packages: ["chromium", "chromium-driver"],
    capabilities: (binary) => ({
      browserName: "chrome",
      // As a visitor's own: with the page cache, which drivers turn off.
      "goog:chromeOptions": {
        binary,
        args: ["--headless=new", ...flags],
        excludeSwitches: ["disable-back-forward-cache"],
      },
    }),
  },
  firefox: {
    programs: [["/usr/bin/firefox-esr", "/usr/bin/firefox"]],
    packages: ["firefox-esr"],
    capabilities: () => ({}),
  },
  webkit: {
    programs: [["/usr/bin/WebKitWebDriver"], ["/usr/bin/Xvfb"]],
    packages: ["webkit2gtk-driver", "xvfb"],
    capabilities: () => ({
      "webkitgtk:browserOptions": {
        binary: "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
        args: ["--automation"],
      },
    }),
  },
};

/** The names of the engines. */
export const engineNames = Object.keys(engines) as EngineName[];

/** Where the programs of an engine are; nothing when one is missing. */
export function programsOf(name: EngineName): string[] | undefined {
  const found = engines[name].programs.map((candidates) => candidates.find((path) => existsSync(path)));
  return found.every((path) => path !== undefined) ? found : undefined;
}

/** Fetches what is missing, where this may be done, and says what there is. */
function obtain(): void {
  const missing = engineNames.filter((name) => !programsOf(name));
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    const apt = (...args: string[]) =>
      execFileSync("apt-get", args, {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    apt("update", "-qq");
    apt("install", "-y", "-qq", "--no-install-recommends", ...missing.flatMap((name) => engines[name].packages));
  }
  for (const name of engineNames) {
    const programs = programsOf(name);
    console.log(
      `${name}: ${programs?.join(", ") ?? `missing; needs the packages ${engines[name].packages.join(", ")}`}`,
    );
  }
}

if (process.argv[1]?.endsWith("engines.ts")) obtain();
