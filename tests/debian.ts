/** Debian programs that tests run against: used if installed, else installed if permitted. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const inPath = (program: string): string | undefined =>
  ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin", ...(process.env.PATH ?? "").split(":")]
    .map((folder) => `${folder}/${program}`)
    .find((file) => existsSync(file));

/** apt's options: retries for a slow mirror, and waiting for another installation, such as one at startup. */
const patience = ["-q", "-o", "Acquire::Retries=3", "-o", "DPkg::Lock::Timeout=300"];

/**
 * A lock for installing: without it, all but one of several test processes would find apt's lists locked. Its path is the same
 * for all of them, wherever their temporary files are.
 */
export const turn = "/tmp/keelwork-apt.lock";

/**
 * Installs Debian packages.
 * @param options options of apt
 * @param timeout in milliseconds; 0 for none
 * @throws when one of them is unavailable
 */
export function install(packages: string[], options: string[] = [], timeout = 0): void {
  const apt = (...args: string[]) =>
    execFileSync("flock", [turn, "apt-get", ...patience, ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: ["ignore", "ignore", "pipe"],
      timeout,
    });
  apt("update");
  apt("install", "-y", ...options, ...packages);
}

/** A program, or the reason why it is unavailable. */
export interface Obtained {
  path: string;
  reason?: string;
}

/**
 * Waits until no test process is installing anything: a program exists some seconds before its settings do, and nginx does
 * not start without them.
 */
function settle(): void {
  if (process.getuid?.() === 0 && existsSync(turn)) execFileSync("flock", [turn, "true"]);
}

/**
 * Finds a program, and installs it from Debian packages if it is missing and this process may.
 * @param find looks for it in places outside the search path
 */
export function obtain(
  program: string,
  packages: string[],
  find: () => string | undefined = () => undefined,
): Obtained {
  const there = inPath(program) ?? find();
  if (there) {
    settle();
    return { path: there };
  }
  const how = `apt-get install ${packages.join(" ")}`;
  if (process.getuid?.() !== 0)
    return { path: "", reason: `${program} is missing, and only root may install it: ${how}` };
  try {
    install(packages, ["--no-install-recommends"], 240_000);
  } catch (error) {
    return { path: "", reason: `${program} is missing, and "${how}" failed: ${String(error).split("\n")[0]}` };
  }
  const path = inPath(program) ?? find();
  return path ? { path } : { path: "", reason: `${program} is missing, also after "${how}"` };
}
