/** The build record: the hash of a build's sources, which tells whether it is stale, and what it was built for. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allSources } from "../below.ts";
import { wholeJson, writeWhole } from "../whole.ts";

/** The mode of `vite build` that builds only the server half and leaves the site as it is. */
export const serverMode = "server";

/** What is built: the site with its server half, or the server half alone. */
export type Half = "site" | "server";

/** The record of a build. */
export interface Built {
  /** A hash of all its sources. */
  sources: string;
  /** The endpoint of the site's forms. */
  endpoint?: string;
  /** Whether unconfirmed claims were left out (src/claims.ts). */
  confirmedOnly?: boolean;
  /** The assets of the builds that are kept, newest build first. */
  assets?: string[][];
}

/** Whether a file of `.server/` is a build record. */
export const isRecord = (file: string): boolean => file === "site.json" || file === "server.json";

const record = (root: string, half: Half) => join(root, `.server/${half}.json`);

const isBuilt = (value: unknown): value is Built =>
  typeof value === "object" && value !== null && "sources" in value && typeof value.sources === "string";

/** The record of a build; undefined if there is none. */
export function builtOf(root: string, half: Half): Built | undefined {
  const value = wholeJson(record(root, half));
  return isBuilt(value) ? value : undefined;
}

/** Whether there is a record of a build, even a damaged one. */
export const hasRecord = (root: string, half: Half): boolean => existsSync(record(root, half));

/** The hash of everything that a site is built from, as it is now. */
export function fingerprint(root: string): string {
  const hash = createHash("sha256");
  for (const file of allSources(root)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** Whether a half is missing, or its sources have changed since it was built. */
export const isStale = (root: string, half: Half): boolean =>
  (half === "site" && !existsSync(join(root, "dist/404.html"))) || builtOf(root, half)?.sources !== fingerprint(root);

/**
 * Records that a half is being built: if the build does not finish, the next start repeats it for the same endpoint.
 * @returns the current hash of the sources: changes made during the build may not be part of it
 */
export function markStale(root: string, half: Half): string {
  const built = builtOf(root, half);
  if (built) markFresh(root, half, { ...built, sources: "" });
  return fingerprint(root);
}

/** Records a finished half: the hash of its sources, by `markStale`, and further facts about it. */
export const markFresh = (root: string, half: Half, built: Built): void =>
  writeWhole(record(root, half), Buffer.from(JSON.stringify(built)));
