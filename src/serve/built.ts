/** The first step of `npm start` and `npm run receiver`: build what is missing or stale, then run the build. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { errorText, faultIn } from "../engine/check/problem.ts";
import { type Built, builtOf, type Half, hasRecord, isStale, serverMode } from "./build-record.ts";

const args: { [half in Half]: string[] } = { site: [], server: ["--mode", serverMode] };
const words: { [half in Half]: string } = { site: "the site", server: "the receiver" };

/** As in package.json. */
const environment = {
  // Overrides the shell's: a development build could not render the answers to form posts.
  NODE_ENV: "production",
  // Skips Vite's test of whether it could load its configuration natively, which takes a tenth of a warm build.
  VITE_CONFIG_NATIVE_IGNORE_WARNING: "1",
};

/** Vite's command-line program; installations without development dependencies lack it, and can only run an existing build. */
const viteIn = (root: string): string => join(root, "node_modules/vite/bin/vite.js");

/** The environment, with the endpoint in `.env` as Vite reads it, which takes precedence over that of the last build, too. */
export async function environmentIn(root: string): Promise<NodeJS.ProcessEnv> {
  if (!existsSync(viteIn(root)) || !readdirSync(root).some((file) => file.startsWith(".env"))) return process.env;
  const { loadEnv } = await import("vite");
  return { ...loadEnv("production", root, "VITE_LEADS_ENDPOINT"), ...process.env };
}

/** The settings of a rebuild: those of the last build, unless the environment sets others. */
export function settingsFrom(before: Built | undefined, env: NodeJS.ProcessEnv): { [name: string]: string } {
  const endpoint = env.VITE_LEADS_ENDPOINT || before?.endpoint;
  const confirmed = env.VITE_CONFIRMED_ONLY ?? (before?.confirmedOnly ? "1" : undefined);
  return {
    ...(endpoint && { VITE_LEADS_ENDPOINT: endpoint }),
    ...(confirmed && { VITE_CONFIRMED_ONLY: confirmed }),
  };
}

/**
 * The record of the last build of the site; undefined if there is none.
 * @throws if it cannot be read: a rebuild without its settings might post to this machine, or show claims that were left out
 */
export function siteBefore(root: string): Built | undefined {
  const before = builtOf(root, "site");
  if (before || !hasRecord(root, "site")) return before;
  throw faultIn(".server/site.json", {
    expected: "a record of the last build, which says where its forms post to and whether claims were left out",
    found: "only a part of one",
    fix: "npm run build, with VITE_LEADS_ENDPOINT and VITE_CONFIRMED_ONLY as they were",
  });
}

/** The message for a failed build; one that was killed could not print its own. */
function failure(error: unknown): string {
  const { signal } = error as { signal?: string | null };
  if (!signal) return errorText(error);
  const found = `it was ended by ${signal}`;
  const fix = "if the system had no memory left, as SIGKILL mostly means, give it 1 GB; then try again";
  return faultIn("the build", { expected: "to run to its end", found, fix }).message;
}

/** Builds a half if it is stale. */
function build(root: string, half: Half, env: NodeJS.ProcessEnv): void {
  if (!isStale(root, half)) return;
  if (!existsSync(viteIn(root)))
    throw faultIn("node_modules/", {
      expected: `a build of ${words[half]} as its sources are, or the packages that make one`,
      found: "neither: no vite",
      fix: "npm ci --include=dev; or bring dist/ and .server/ from where these sources were built",
    });
  console.log(`Building ${words[half]} ...`);
  execFileSync(process.execPath, [viteIn(root), "build", "--logLevel", "warn", ...args[half]], {
    stdio: "inherit",
    env: { ...process.env, ...environment, ...settingsFrom(siteBefore(root), env) },
  });
}

/**
 * Runs a file of `.server/`.
 * @param half the half that it needs
 */
export async function runBuilt(root: string, half: Half, file: string): Promise<void> {
  const env = await environmentIn(root);
  try {
    build(root, half, env);
    // The site needs the server half too, whose build may have been interrupted.
    build(root, "server", env);
  } catch (error) {
    // Uncaught, it would be printed with a stack trace into this file, where nothing is wrong.
    console.error(failure(error));
    process.exit(1);
  }
  // The server warns if the site was built for another endpoint (src/serve/serve-site.ts).
  if (env.VITE_LEADS_ENDPOINT) process.env.VITE_LEADS_ENDPOINT = env.VITE_LEADS_ENDPOINT;
  await import(pathToFileURL(join(root, ".server", file)).href);
}
