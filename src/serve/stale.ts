/** What a build was made from, and where its forms post to: tells whether it has to be made again. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../below.ts";

/** The mode of `vite build` that makes the server's half alone, and leaves the site as it is. */
export const serverMode = "server";

/** What is built: the site with the server's half, or that half alone. */
export type Half = "site" | "server";

/** What a build says of itself. */
export interface Built {
  /** A hash of everything it was made from. */
  sources: string;
  /** Where the forms of the site post to. */
  endpoint?: string;
  /** The assets of the builds that are kept, the last build's first. */
  assets?: string[][];
}

/** Whether a file of `.server/` is what a half says of itself. */
export const isRecord = (file: string): boolean => file === "site.json" || file === "server.json";

const record = (root: string, half: Half) => join(root, `.server/${half}.json`);

const isBuilt = (value: unknown): value is Built =>
  typeof value === "object" && value !== null && "sources" in value && typeof value.sources === "string";

/** What a build says of itself; nothing when there is none. */
export function builtOf(root: string, half: Half): Built | undefined {
  if (!existsSync(record(root, half))) return undefined;
  const value: unknown = JSON.parse(readFileSync(record(root, half), "utf8"));
  return isBuilt(value) ? value : undefined;
}

function fingerprint(root: string): string {
  const hash = createHash("sha256");
  const folders = ["src", "pages", "schemas", "forms", "papers"].flatMap((folder) => filesBelow(root, folder, ""));
  for (const file of ["package-lock.json", "vite.config.ts", ...folders])
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** Whether a half is missing, or was built from other files than those that are there now. */
export const isStale = (root: string, half: Half): boolean => builtOf(root, half)?.sources !== fingerprint(root);

/** Remembers that a half is being made: whoever finds it so makes it anew, for the same endpoint. */
export function markStale(root: string, half: Half): void {
  const built = builtOf(root, half);
  if (built) writeFileSync(record(root, half), JSON.stringify({ ...built, sources: "" } satisfies Built));
}

/** Remembers what a half was made from, and what else it says of itself. */
export const markFresh = (root: string, half: Half, more: Omit<Built, "sources"> = {}): void =>
  writeFileSync(record(root, half), JSON.stringify({ sources: fingerprint(root), ...more } satisfies Built));
