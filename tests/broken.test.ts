/**
 * Every error in a document is reported with file, place and fix: one folder in tests/broken for each. Warnings, which
 * do not stop a build, are in tests/doubtful.
 */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { readChecked, warningsIn } from "../src/content/read.ts";
import { DocumentError, warningText } from "../src/engine/check/problem.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const broken = join(root, "tests/broken");
const doubtful = join(root, "tests/doubtful");
const textOf = (name: string, folder = broken) => readFileSync(join(folder, name, "expected.txt"), "utf8").trimEnd();

/** The error that reading a project throws. */
function thrownBy(project: string): unknown {
  try {
    readChecked(project);
    return undefined;
  } catch (error) {
    return error;
  }
}

describe("a project with a mistake", () => {
  it.each(readdirSync(broken))("%s", (name) => {
    const error = thrownBy(join(broken, name));
    expect(error).toBeInstanceOf(DocumentError);
    expect((error as DocumentError).message).toBe(textOf(name));
  });
});

describe("a project with a warning", () => {
  it.each(readdirSync(doubtful))("%s", (name) => {
    const warnings = warningsIn(readChecked(join(doubtful, name)));
    expect(warnings.map(warningText).join("\n\n")).toBe(textOf(name, doubtful));
  });
});

it("reads a project without mistakes, this one", () => {
  expect(thrownBy(root)).toBeUndefined();
  expect(warningsIn(readChecked(root))).toEqual([]);
});

describe("the build", () => {
  const copy = mkdtempSync(join(tmpdir(), "keelwork-broken-"));
  afterAll(() => rmSync(copy, { recursive: true }));

  it("stops at a mistake and prints it", async () => {
    const left = new Set(["node_modules", "dist", ".server", ".git", "data", "tests"]);
    cpSync(root, copy, { recursive: true, filter: (path) => path === root || !left.has(basename(path)) });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    cpSync(join(broken, "keyword-misspelt/schemas"), join(copy, "schemas"), { recursive: true });

    const build = promisify(execFile)("node_modules/.bin/vite", ["build"], {
      cwd: copy,
      env: { ...process.env, NO_COLOR: "1" },
    });
    const failed = (await build.catch((error: unknown) => error)) as { code?: number; stderr: string };
    expect(failed.code).toBe(1);
    expect(failed.stderr).toContain(textOf("keyword-misspelt"));
    expect(readdirSync(copy)).not.toContain("dist");
  });
});
