/** Runs the command line in a test: a temporary project, and what a command reads, writes and returns. */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";
import { run } from "../src/tools/cli/run.ts";
import { makeRoom } from "./e2e/project.ts";

/** A minimal body that the contact form accepts. */
export const minimal = {
  name: "Ines Okafor",
  email: "ines@example.com",
  phone: "",
  company: "",
  subject: "Forty clusters",
  message: "We run forty clusters.",
  inquiryType: "",
  formName: "contact",
};

/** The outcome of a command. */
export interface Ended {
  code: number;
  out: string;
  err: string;
}

/** What a command has printed, each line as JSON. */
export const jsonLines = ({ out }: Ended): unknown[] =>
  out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/**
 * Runs a command with separate arguments in the project of a folder.
 * @param input standard input
 */
export async function runIn(root: string, args: string[], input = "", isTerminal = false): Promise<Ended> {
  const written = { out: "", err: "" };
  const stream = (name: "out" | "err") => {
    const through = new PassThrough();
    through.setEncoding("utf8").on("data", (text: string) => {
      written[name] += text;
    });
    return Object.assign(through, { isTTY: isTerminal });
  };
  const [stdout, stderr] = [stream("out"), stream("err")];
  const code = await run(args, {
    root,
    stdin: Object.assign(Readable.from([Buffer.from(input)]), { isTTY: isTerminal }),
    stdout,
    stderr,
    env: {},
  });
  await new Promise((done) => setImmediate(done));
  return { code, ...written };
}

/** A project in a temporary folder: the documents and fixtures of this one, and what a test writes. */
export class Project {
  readonly root = mkdtempSync(join(tmpdir(), "forms-"));

  /** @param copied folders of this project */
  constructor(copied: string[] = ["schemas", "forms", "tests/fixtures"]) {
    for (const folder of copied) cpSync(folder, join(this.root, folder), { recursive: true });
    // A developer's own widgets and rules import from both.
    for (const folder of ["src", "node_modules"]) symlinkSync(resolve(folder), join(this.root, folder));
    onTestFinished(() => rmSync(this.root, { recursive: true }));
  }

  write(file: string, content: unknown): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), typeof content === "string" ? content : JSON.stringify(content));
  }

  /** Adds a form, replacing one that a developer may have under the same name. */
  dropIn(name: string, schema: unknown): void {
    makeRoom(this.root, name);
    this.write(`schemas/${name}.schema.json`, schema);
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), "utf8");
  }

  /**
   * Runs a command with separate arguments.
   * @param input standard input
   */
  run(args: string[], input = "", isTerminal = false): Promise<Ended> {
    return runIn(this.root, args, input, isTerminal);
  }
}

/** The TypeScript compiler's errors for files in a project; empty if there are none. */
export async function compiled({ root }: Project, ...files: string[]): Promise<string> {
  const compiler = resolve("node_modules/typescript/bin/tsc");
  const options =
    "--ignoreConfig --noEmit --strict --allowImportingTsExtensions --skipLibCheck --jsx react-jsx --types node " +
    // Relative to here, since a comma in this folder's path would split the option.
    "--target es2023 --module esnext --moduleResolution bundler --typeRoots node_modules/@types";
  const args = [compiler, ...options.split(" "), ...files.map((file) => join(root, file))];
  const run = promisify(execFile)(process.execPath, args);
  return run.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}
