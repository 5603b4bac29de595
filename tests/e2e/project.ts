/** A copy of the project for tests that write into it, and processes started in it as its owner would. */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const parts = [
  "src",
  "pages",
  "schemas",
  "forms",
  "papers",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "tsconfig.json",
];

/** A copy of the project in a temporary folder, with this one's dependencies. */
export class ProjectCopy {
  readonly root = mkdtempSync(join(tmpdir(), "keelwork-copy-"));
  private readonly running: ChildProcess[] = [];

  /** @param more what else is copied: tests, say */
  constructor(more: string[] = []) {
    for (const part of [...parts, ...more]) cpSync(part, join(this.root, part), { recursive: true });
    symlinkSync(resolve("node_modules"), join(this.root, "node_modules"));
  }

  write(file: string, content: unknown): void {
    writeFileSync(join(this.root, file), typeof content === "string" ? content : JSON.stringify(content, null, 2));
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

  /** Ends every process started here, with its group, and removes the copy. */
  remove(): void {
    for (const { pid, exitCode } of this.running) if (pid && exitCode === null) process.kill(-pid, "SIGKILL");
    rmSync(this.root, { recursive: true, force: true });
  }
}
