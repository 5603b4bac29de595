/** A copy of the project for tests that write into it, and processes started in it as its owner would. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { sourceFiles, sourceFolders } from "../../src/below.ts";

const parts = [...sourceFolders, ...sourceFiles, "package.json", "tsconfig.json"];

/** Removes a developer's form from a copy, in all its languages, to make room for another of the same name. */
export function makeRoom(root: string, name: string): void {
  const folder = join(root, "forms");
  const theirs = (existsSync(folder) ? readdirSync(folder) : []).filter((file) => file.startsWith(`${name}.`));
  for (const part of [
    `schemas/${name}.schema.json`,
    `tests/fixtures/${name}`,
    ...theirs.map((file) => `forms/${file}`),
  ])
    rmSync(join(root, part), { recursive: true, force: true });
}

/** A copy of the project in a temporary folder, with this one's dependencies. */
export class ProjectCopy {
  private readonly running: ChildProcess[] = [];

  private constructor(readonly root: string) {}

  /** @param more further files and folders to copy, such as tests */
  static make(more: string[] = [], root = mkdtempSync(join(tmpdir(), "keelwork-copy-"))): ProjectCopy {
    for (const part of [...parts, ...more]) cpSync(part, join(root, part), { recursive: true });
    // Its own node_modules folder: otherwise Vite's bundles for the copy would replace those of a running `npm run dev`.
    const packages = resolve("node_modules");
    mkdirSync(join(root, "node_modules"));
    for (const name of readdirSync(packages).filter((one) => one !== ".vite"))
      symlinkSync(join(packages, name), join(root, "node_modules", name));
    return new ProjectCopy(root);
  }

  /** A copy that was made before. */
  static at(root: string): ProjectCopy {
    return new ProjectCopy(root);
  }

  write(file: string, content: unknown): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), typeof content === "string" ? content : JSON.stringify(content, null, 2));
  }

  /** Adds a form, replacing one that a developer may have under the same name. */
  dropIn(name: string, schema: unknown, ui?: unknown, rules?: string): void {
    makeRoom(this.root, name);
    this.write(`schemas/${name}.schema.json`, schema);
    if (ui) this.write(`forms/${name}.ui.json`, ui);
    if (rules) this.write(`forms/${name}.rules.ts`, rules);
  }

  /** Starts a command, and resolves with its output once that matches. */
  start(
    command: string[],
    env: { [name: string]: string },
    until: RegExp,
  ): Promise<{ output: string; child: ChildProcess }> {
    const [program = "", ...args] = command;
    const child = spawn(program, args, { cwd: this.root, env: { ...process.env, ...env }, detached: true });
    this.running.push(child);
    return new Promise((done, fail) => {
      let output = "";
      const read = (data: Buffer) => {
        output += data.toString();
        if (until.test(output)) done({ output, child });
      };
      child.stdout?.on("data", read);
      child.stderr?.on("data", read);
      child.on("exit", (code) => fail(new Error(`${command.join(" ")} ended with ${code}:\n${output}`)));
    });
  }

  /** Runs a command to its end, and resolves with its output; rejects with it if the command fails. */
  async run(command: string[], env: NodeJS.ProcessEnv): Promise<string> {
    const [program = "", ...args] = command;
    const options = { cwd: this.root, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 };
    const { stdout, stderr } = await promisify(execFile)(program, args, options).catch(
      (error: { message: string; stdout: string; stderr: string }) => {
        throw new Error(`${error.message}\n${error.stdout}\n${error.stderr}`);
      },
    );
    return stdout + stderr;
  }

  /** Ends a process started here, with its group. */
  end({ pid, exitCode, signalCode }: ChildProcess): void {
    if (pid && exitCode === null && signalCode === null) process.kill(-pid, "SIGKILL");
  }

  /** Ends every process started here, with its group. */
  stop(): void {
    for (const child of this.running) this.end(child);
  }

  /** Stops, and removes the copy. */
  remove(): void {
    this.stop();
    rmSync(this.root, { recursive: true, force: true });
  }
}
