/**
 * The files a build writes: those that an earlier build wrote with the same content are left alone, and files that do not belong to
 * the output are deleted at the end. Rewriting all 12,000 files took 11 of the 37 s of a build of 3,123 pages.
 */
import { mkdirSync, renameSync, rmdirSync, rmSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { filesBelow } from "../../below.ts";
import { wholeJson, writeWhole } from "../../whole.ts";
import { hashOf } from "./once.ts";
import { folder } from "./store.ts";

/** A file as it was written, and the key of its content. */
interface Written {
  key: string;
  size: number;
  mtimeMs: number;
}

/** What a build records for the next one. */
interface Recorded {
  files: [file: string, written: Written][];
  noted?: unknown;
}

/** The path of the record of a project's output. */
export const recordOf = (root: string): string => join(folder(), "output", `${hashOf(root).slice(0, 16)}.json`);

/** The output of one build of a project. */
export class Output {
  /** The value that the last build stored for this one. */
  readonly noted: unknown;
  private notes: unknown;
  private readonly before: Map<string, Written>;
  private readonly now = new Map<string, Written | undefined>();
  private readonly record: string;
  /** To compare with file times: by the system's clock, since a process's own lags after the machine has slept, and rounded up. */
  private readonly began = Date.now() + 1;

  constructor(private readonly root: string) {
    this.record = recordOf(root);
    const { files, noted } = (wholeJson(this.record) ?? { files: [] }) as Recorded;
    this.before = new Map(files);
    this.noted = noted;
  }

  private stateOf(file: string): Omit<Written, "key"> | undefined {
    const { size, mtimeMs } = statSync(join(this.root, file), { throwIfNoEntry: false }) ?? {};
    return size === undefined || mtimeMs === undefined ? undefined : { size, mtimeMs };
  }

  /**
   * Whether a file is on disk as the last build wrote it.
   * @param file from the project's root
   */
  holds(file: string): boolean {
    const written = this.before.get(file);
    const state = written && this.stateOf(file);
    return state?.size === written?.size && state?.mtimeMs === written?.mtimeMs && written !== undefined;
  }

  /** Adds files that are on disk as the last build wrote them. */
  keep(files: string[]): void {
    for (const file of files) this.now.set(file, this.before.get(file));
  }

  /** Whether a file is on disk as it was written under a key; it then belongs to the output. */
  has(file: string, key: string | undefined): boolean {
    if (key === undefined || this.before.get(file)?.key !== key || !this.holds(file)) return false;
    this.keep([file]);
    return true;
  }

  /** Writes a file, unless it is on disk as it was written under the same key. */
  async write(file: string, bytes: Uint8Array | string, key: string | undefined = hashOf(bytes)): Promise<void> {
    if (this.has(file, key)) return;
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    // Another build may write or read the same file, so it is renamed into place, and its state recorded before that.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(join(this.root, unfinished), bytes);
    const state = this.stateOf(unfinished);
    renameSync(join(this.root, unfinished), join(this.root, file));
    this.now.set(file, state && { key, ...state });
  }

  /** The same for a file whose content is created only if it has to be written. */
  async make(file: string, make: () => Promise<Uint8Array>, key: string | undefined): Promise<void> {
    if (!this.has(file, key)) await this.write(file, await make(), key);
  }

  /** Deletes files, if they exist. */
  discard(files: string[]): void {
    for (const file of files) rmSync(join(this.root, file), { force: true });
  }

  /** Adds files that something else has written. */
  add(files: string[]): void {
    for (const file of files) if (!this.now.has(file)) this.now.set(file, undefined);
  }

  /** Stores a value for the next build; it must be representable as JSON. */
  note(value: unknown): void {
    this.notes = value;
  }

  /** The files of the output below a folder, sorted. */
  below(folder: string): string[] {
    return [...this.now.keys()].filter((file) => file.startsWith(`${folder}/`)).sort();
  }

  /**
   * Deletes all other files in some folders, and records the output for the next build.
   * @param stays files that are kept although they do not belong to the output
   */
  finish(folders: string[], stays: (file: string) => boolean = () => false): void {
    const others = folders.flatMap((below) => filesBelow(this.root, below, ""));
    // Files newer than this build were written by another one that runs at the same time, or by the last one while the clock was
    // ahead, as a file server's may be: left there, a removed page would stay published.
    const isLeft = (file: string) => (this.stateOf(file)?.mtimeMs ?? 0) < this.began || this.holds(file);
    for (const file of others.filter((one) => !this.now.has(one) && !stays(one) && isLeft(one)))
      this.remove(file, folders);
    const files = [...this.now].filter(([, one]) => one);
    writeWhole(this.record, Buffer.from(JSON.stringify({ files, noted: this.notes })));
  }

  /** Deletes a file, and the folders that are empty without it. */
  private remove(file: string, folders: string[]): void {
    this.discard([file]);
    for (let parent = dirname(file); !folders.includes(parent) && parent !== "."; parent = dirname(parent))
      try {
        rmdirSync(join(this.root, parent));
      } catch {
        return;
      }
  }
}
