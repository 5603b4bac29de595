/** Runs one build and measures its cost. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** The cost of a build. */
export interface Cost {
  ms: number;
  /** The peak memory of the process. */
  bytes: number;
}

/** The peak memory of a process, if the system reports it. */
function mostHeld(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 0;
  return 1000 * Number(/^VmHWM:\s*(\d+) kB/m.exec(readFileSync(file, "utf8"))?.[1] ?? 0);
}

/**
 * Builds a project.
 * @param cache the build cache to use
 * @throws when the build fails
 */
export async function measured(root: string, cache: string): Promise<Cost> {
  const before = performance.now();
  // As `npm run build` does.
  const env = { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: "1", BUILD_CACHE: cache };
  const vite = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "error"];
  const child = spawn(process.execPath, vite, { cwd: root, env, stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "exit");
  let bytes = 0;
  while (child.exitCode === null && child.signalCode === null) {
    bytes = Math.max(bytes, mostHeld(child.pid));
    await Promise.race([ended, setTimeout(200)]);
  }
  const ms = performance.now() - before;
  if (child.exitCode !== 0) throw new Error(`The build of ${root} ended with ${child.exitCode ?? child.signalCode}`);
  return { ms, bytes };
}
