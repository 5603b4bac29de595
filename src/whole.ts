/** Writes files whole or not at all. */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes a file atomically: other processes may read or write it at the same time, and what was there stays if the disk is
 * full.
 */
export function writeWhole(file: string, ...parts: Uint8Array[]): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}-${performance.now()}`;
  writeFileSync(unfinished, Buffer.concat(parts));
  renameSync(unfinished, file);
}
