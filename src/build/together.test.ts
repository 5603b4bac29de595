/** Commands that run together: at the same time, with output in order; if one fails, all count as failed. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";

/** Runs shell commands, or a program by its name, together in a child process, and returns its output. */
function run(...commands: (string | [program: string])[]): { status: number | null; stdout: string } {
  const cwd = mkdtempSync(join(tmpdir(), "together-"));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const [module, all] = [
    resolve("src/build/together.ts"),
    commands.map((command) => (typeof command === "string" ? ["sh", "-c", command] : command)),
  ];
  const code = `import { together } from "${module}";\nprocess.exitCode = await together(${JSON.stringify(all)});\n`;
  writeFileSync(join(cwd, "main.ts"), code);
  return spawnSync(resolve("node_modules/.bin/jiti"), ["main.ts"], { cwd, encoding: "utf8" });
}

it("runs commands at the same time, and prints their output in order", () => {
  const { status, stdout } = run("until [ -e made ]; do sleep 0.02; done; echo one", "echo two; touch made", "echo 3");
  expect([status, stdout]).toEqual([0, "one\ntwo\n3\n"]);
});

it("exits with the code of the first failed command, after all have ended", () => {
  const { status, stdout } = run("true", "exit 3", "exit 4", "echo four >&2; echo five");
  expect([status, stdout.slice(0, 10).split("\n").sort()]).toEqual([3, ["", "five", "four"]]);
});

it("reports why a command cannot be run, and runs the others", () => {
  const { status, stdout } = run("sleep 0.1; echo one", ["./none"], "echo three; exit 4");
  const why = "spawn ./none ENOENT; npm ci --include=dev installs all packages\n";
  expect([status, stdout]).toEqual([
    127,
    `one\n${why}three\n\nFailed with 127: ./none\nIts last output:\n${why}\nFailed with 4: sh -c echo three; exit 4\n`,
  ]);
});

it("lists the failed commands last, and repeats the end of output that is followed by others'", () => {
  const failing = "head -c 9000 /dev/zero | tr '\\0' o; echo; echo a test failed; exit 3";
  const { stdout } = run("true", failing, "echo a long list", "echo six; exit 5");
  const [, shown = "", again = ""] = stdout.split(/a long list|Failed with 3/);
  expect(shown).toBe("\nsix\n\n");
  expect(again).toMatch(/^: sh -c .*; exit 3\nIts last output:\no{5900,}\na test failed\n/);
  expect(again).toMatch(/\n\nFailed with 5: sh -c echo six; exit 5\n$/);
});
