/** Programs of Debian that tests run against: taken as they are, else installed where that may be done. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const inPath = (program: string): string | undefined =>
  ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin", ...(process.env.PATH ?? "").split(":")]
    .map((folder) => `${folder}/${program}`)
    .find((file) => existsSync(file));

function install(packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = { env, stdio: "ignore", timeout: 240_000 } as const;
  execFileSync("apt-get", ["update", "-q"], options);
  execFileSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], options);
}

/** A program, or why it cannot be had. */
export interface Obtained {
  path: string;
  reason?: string;
}

/**
 * Finds a program, and installs it from Debian's packages when it is missing and this process may.
 * @param find where it may be besides the search path
 */
export function obtain(
  program: string,
  packages: string[],
  find: () => string | undefined = () => undefined,
): Obtained {
  const there = inPath(program) ?? find();
  if (there) return { path: there };
  const how = `apt-get install ${packages.join(" ")}`;
  if (process.getuid?.() !== 0)
    return { path: "", reason: `${program} is missing, and only root may install it: ${how}` };
  try {
    install(packages);
  } catch (error) {
    return { path: "", reason: `${program} is missing, and "${how}" failed: ${String(error).split("\n")[0]}` };
  }
  const path = inPath(program) ?? find();
  return path ? { path } : { path: "", reason: `${program} is missing, also after "${how}"` };
}
