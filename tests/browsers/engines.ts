/** The three browser engines, each with its WebDriver; on Debian they are installed if permitted. */
import { existsSync } from "node:fs";
import { flags, installedBrowser } from "../browser.ts";
import { install } from "../debian.ts";

/** An engine, by the name used in commands and sessions. */
export type EngineName = "chromium" | "firefox" | "webkit";

/** How an engine is started and controlled. */
export interface Engine {
  /** The programs it needs; of each list, the first that exists. */
  programs: string[][];
  /** The Debian packages that contain them. */
  packages: string[];
  /** Its capabilities for a new session. */
  capabilities: (program: string) => { [name: string]: unknown };
}

/** The engines. Firefox is controlled by its own protocol, since Debian does not package its WebDriver. */
export const engines: { [name in EngineName]: Engine } = {
  chromium: {
    programs: [["/usr/bin/chromedriver"], [installedBrowser() ?? "/usr/bin/chromium"]],
    packages: ["chromium", "chromium-driver"],
    capabilities: (binary) => ({
      browserName: "chrome",
      // With the back/forward cache, as for a real visitor; drivers disable it.
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

/** The paths of an engine's programs; undefined when one is missing. */
export function programsOf(name: EngineName): string[] | undefined {
  const found = engines[name].programs.map((candidates) => candidates.find((path) => existsSync(path)));
  return found.every((path) => path !== undefined) ? found : undefined;
}

/** Installs what is missing, if permitted, and prints what is available. */
function obtain(): void {
  const missing = engineNames.filter((name) => !programsOf(name));
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync("/etc/debian_version"))
    install(
      missing.flatMap((name) => engines[name].packages),
      ["--no-install-recommends"],
    );
  for (const name of engineNames) {
    const programs = programsOf(name);
    console.log(
      `${name}: ${programs?.join(", ") ?? `missing; needs the packages ${engines[name].packages.join(", ")}`}`,
    );
  }
}

if (process.argv[1]?.endsWith("engines.ts")) obtain();
