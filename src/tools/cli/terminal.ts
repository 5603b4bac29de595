/** The input and output of a command: streams, colors if they are a terminal, and the exit code. */
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import pc from "picocolors";
import { type DocumentError, type Problem, problemText, refusal } from "../../engine/check/problem.ts";
import { schemaFile } from "../../engine/define/documents.ts";

/** The exit code of a command: success, problems found, or it could not run. */
export type Code = 0 | 1 | 2;

/** The environment of a command. */
export interface World {
  /** The project's folder. */
  root: string;
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean; columns?: number };
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

  /** Writes a line; waits for a slow reader (backpressure). */
  async line(text: string): Promise<void> {
    if (!this.world.stdout.write(`${text}\n`)) await once(this.world.stdout, "drain");
  }

  /** Writes a value as one JSON document, or as one line of NDJSON. */
  json(value: unknown, indent?: number): Promise<void> {
    return this.line(JSON.stringify(value, null, indent));
  }

  /** Writes a message to standard error. */
  note(text: string): void {
    this.world.stderr.write(`${text}\n`);
  }

  /** Overwrites the last line of a terminal; writes nothing if the output is no terminal. */
  progress(text: string): void {
    if (this.world.stderr.isTTY) this.world.stderr.write(`\r\u001b[2K${text}`);
  }
}

/** The error for a form for which no valid, or no invalid, bodies can be generated. */
export const unmade = (form: string, what: "keep" | "break", { message }: Error): DocumentError =>
  refusal(schemaFile(form), {
    expected: `rules that a body can ${what}`,
    found: message,
    fix: `look for rules that contradict each other: npm run forms -- check ${form}`,
  });

/** Problems as text, one paragraph each. */
export const problemsText = (problems: Problem[]): string => problems.map(problemText).join("\n\n");

/** A number with its noun: "1 form", "2 forms". */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;

/** A share as a percentage, rounded down so that only a full score is 100 %. */
export const percent = (score: number): string => `${Math.floor(score * 1000) / 10} %`;
