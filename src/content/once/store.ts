/**
 * What was made once, on disk: a file for each thing, named by the hash of all that went into it. It appears whole or not at
 * all, begins with the hash of the rest, and may be deleted at any time.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow } from "../../below.ts";

const day = 24 * 60 * 60 * 1000;

/** What nothing has asked for in this time is deleted. */
const longest = 30 * day;

/** Where it is all kept; a machine that builds from nothing each time may keep it elsewhere. */
export const folder = (): string => process.env.BUILD_CACHE || join(process.cwd(), "node_modules/.cache/keelwork");

const fileOf = (kind: string, key: string): string => join(folder(), kind, key.slice(0, 2), key.slice(2));

const digest = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

const mark = digest(Buffer.of()).length;

/** Reads what is kept under a key; nothing where there is none, or not all of it. */
export function read(kind: string, key: string): Buffer | undefined {
  const file = fileOf(kind, key);
  if (!existsSync(file)) return undefined;
  const whole = readFileSync(file);
  const bytes = whole.subarray(mark);
  if (!digest(bytes).equals(whole.subarray(0, mark))) return undefined;
  // When it was last asked for, to the day.
  const now = Date.now();
  if (statSync(file).mtimeMs < now - day) utimesSync(file, now / 1000, now / 1000);
  return bytes;
}

/** Writes a file that others may write or read at the same time. */
export function writeWhole(file: string, ...parts: Uint8Array[]): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}-${performance.now()}`;
  writeFileSync(unfinished, Buffer.concat(parts));
  renameSync(unfinished, file);
}

/** Keeps something under a key. */
export const write = (kind: string, key: string, bytes: Uint8Array): void =>
  writeWhole(fileOf(kind, key), digest(bytes), bytes);

/** Writes bytes where others read them as a file of some name, a folder for each; gives its path. */
export function placed(name: string, bytes: Uint8Array): string {
  const file = join(folder(), "files", digest(bytes).toString("hex").slice(0, 16), name);
  writeWhole(file, bytes);
  return file;
}

/** Once a day, deletes what nothing has asked for in a long time, and what a build that was killed has left unfinished. */
export function sweep(): void {
  const [now, swept] = [Date.now(), join(folder(), "swept")];
  if (existsSync(swept) && statSync(swept).mtimeMs > now - day) return;
  for (const file of filesBelow(folder(), "", "").map((name) => join(folder(), name)))
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now) < now - longest) rmSync(file, { force: true });
  writeWhole(swept);
}
