/** The server's half of the project, built when it is missing or older than what it is made from; and how its servers stop. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isStale } from "./stale.ts";

const load = (root: string, file: string) => import(pathToFileURL(join(root, ".server", file)).href);

function build(root: string): void {
  if (!isStale(root)) return;
  console.log("Building the site ...");
  const vite = join(root, "node_modules/vite/bin/vite.js");
  execFileSync(process.execPath, [vite, "build", "--logLevel", "warn"], { stdio: "inherit" });
}

/** The receiver's half. */
export async function receiverOf(root: string): Promise<typeof import("../receiver/main.ts")> {
  build(root);
  return load(root, "leads.js");
}

function once(task: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) task();
    isDone = true;
  };
}

/** Runs something until it is told to stop; what it cannot do ends the process with the reason. */
export function untilStopped(start: () => Promise<{ stop: () => Promise<unknown> }>): void {
  start().then(
    ({ stop }) => {
      const end = once(() => void stop().then(() => process.exit(0)));
      for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, end);
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
}
