/** Writes files whole or not at all, and reads those that are whole. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes a file atomically: other processes may read or write it at the same time, and the old content stays if the disk is full.
 */
export function writeWhole(file: string, ...parts: Uint8Array[]): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}-${performance.now()}`;
  writeFileSync(unfinished, Buffer.concat(parts));
  renameSync(unfinished, file);
}

/**
 * Reads a JSON file; undefined if it is missing or incomplete: after a power failure, a file may exist without its content.
 */
export function wholeJson(file: string): unknown {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}
