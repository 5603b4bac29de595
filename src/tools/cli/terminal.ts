/** Where a command reads and writes: streams, colors on a terminal alone, and how it ends. */
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import pc from "picocolors";
import { DocumentError, type Problem, problemText } from "../../engine/check/problem.ts";

/** How a command ends: all well, something found, or it could not run. */
export type Code = 0 | 1 | 2;

/** What a command is given of the world. */
export interface World {
  /** The project's folder. */
  root: string;
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean };
  stderr: Writable & { isTTY?: boolean };
  env: NodeJS.ProcessEnv;
}

/** Standard output and error of one command. */
export class Terminal {
  readonly colors: ReturnType<typeof pc.createColors>;

  constructor(readonly world: World) {
    this.colors = pc.createColors(Boolean(world.stdout.isTTY) && !world.env.NO_COLOR);
  }

  get root(): string {
    return this.world.root;
  }

  /** Writes a line, and waits where the reader is slower than the writer. */
  async line(text: string): Promise<void> {
    if (!this.world.stdout.write(`${text}\n`)) await once(this.world.stdout, "drain");
  }

  /** Writes a value as one JSON document, or as one line of many. */
  json(value: unknown, indent?: number): Promise<void> {
    return this.line(JSON.stringify(value, null, indent));
  }

  /** Says something beside the result. */
  note(text: string): void {
    this.world.stderr.write(`${text}\n`);
  }

  /** Overwrites the last line of a terminal; elsewhere it says nothing. */
  progress(text: string): void {
    if (this.world.stderr.isTTY) this.world.stderr.write(`\r\u001b[2K${text}`);
  }
}

/** A mistake of whoever calls: what was read, what was expected, found, and how to fix it. */
export const wrong = (problem: Omit<Problem, "path"> & { path?: string }): DocumentError =>
  new DocumentError([{ path: "", ...problem }]);

/** Problems as text, a paragraph for each. */
export const problemsText = (problems: Problem[]): string => problems.map(problemText).join("\n\n");

/** How many of something, in words. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;

/** A share as people read it; a hundred is said of nothing less. */
export const percent = (score: number): string => `${Math.floor(score * 1000) / 10} %`;
