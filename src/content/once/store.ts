/**
 * The build cache on disk: one file per entry, named by its key. It is written atomically, begins with a hash of its
 * content, and may be deleted at any time.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { join, resolve } from "node:path";
import { filesBelow } from "../../below.ts";
import { errorText, refusal } from "../../engine/check/problem.ts";
import { writeWhole } from "../../whole.ts";

const day = 24 * 60 * 60 * 1000;

/** Entries that have not been used for this long are deleted. */
const longest = 30 * day;

/** The cache folder; a machine that builds from scratch each time may keep it elsewhere. */
export const folder = (): string => resolve(process.env.BUILD_CACHE || "node_modules/.cache/keelwork");

/** The folder of scripts for worker threads: wherever the cache is, packages are resolved from here. */
export const scriptsFolder = (): string => join(process.cwd(), "node_modules/.cache/keelwork-makers");

const fileOf = (kind: string, key: string): string => join(folder(), kind, key);

const digest = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

const mark = digest(Buffer.of()).length;

/** Whether an error means that this user may not write to the cache. */
const isDenied = (error: unknown): boolean =>
  /^(EACCES|EPERM|EROFS|ENOTDIR)$/.test((error as NodeJS.ErrnoException).code ?? "");

/** @throws DocumentError if this user may not write to the cache, which even commands that only read documents need */
function writing(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!isDenied(error)) throw error;
    const expected = "a build cache that the current user can write to";
    const fix = "try again as the user who owns it, or use another: BUILD_CACHE=folder";
    throw refusal(folder(), { expected, found: errorText(error), fix });
  }
}

/**
 * Records the last use of a file, to the day; only its owner can do so, so another user's files last as long as that user's use.
 */
export function touch(file: string): void {
  const now = Date.now();
  if (statSync(file).mtimeMs >= now - day) return;
  try {
    utimesSync(file, now / 1000, now / 1000);
  } catch (error) {
    if (!isDenied(error)) throw error;
  }
}

/** Reads an entry; undefined if it is missing or incomplete. */
export function read(kind: string, key: string): Buffer | undefined {
  const file = fileOf(kind, key);
  if (!existsSync(file)) return undefined;
  const whole = readFileSync(file);
  const bytes = whole.subarray(mark);
  if (!digest(bytes).equals(whole.subarray(0, mark))) return undefined;
  touch(file);
  return bytes;
}

/** Stores an entry. */
export const write = (kind: string, key: string, bytes: Uint8Array): void =>
  writing(() => writeWhole(fileOf(kind, key), digest(bytes), bytes));

/** The path of a cached file that others read by its name, in a folder of its own. */
export const cachedPath = (name: string, key: string): string => join(folder(), "files", key.slice(0, 16), name);

/** Once a day, deletes entries that have not been used for a long time, and leftovers of interrupted builds. */
export function sweep(): void {
  const [now, swept] = [Date.now(), join(folder(), "swept")];
  if (existsSync(swept) && statSync(swept).mtimeMs > now - day) return;
  const filesIn = (place: string) => filesBelow(place, "", "").map((name) => join(place, name));
  for (const file of [folder(), scriptsFolder()].flatMap(filesIn))
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now) < now - longest) rmSync(file, { force: true });
  writeWhole(swept);
}
