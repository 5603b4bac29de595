/** The hash of a maker's code: it changes with any of its files. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";

const root = mkdtempSync(join(tmpdir(), "keelwork-code-"));
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => void vi.restoreAllMocks());

/** Writes a file with a modification time in the past. */
function write(file: string, text: string): void {
  mkdirSync(join(root, file, ".."), { recursive: true });
  writeFileSync(join(root, file), text);
  utimesSync(join(root, file), 1, 1);
}

/** The hash of a file's code, as a new process computes it. */
async function codeOf(file = "src/a.ts"): Promise<string | undefined> {
  vi.resetModules();
  return (await import("./code.ts")).codeOf(file);
}

beforeEach(() => {
  vi.spyOn(process, "cwd").mockReturnValue(root);
  write("package-lock.json", "{}");
  write("src/a.ts", 'import { b } from "./b/b.ts";\nimport data from "./data.json" with { type: "json" };');
  write("src/b/b.ts", 'export const later = () => import("../c.ts");');
  write("src/c.ts", "export {};");
  write("src/data.json", "1");
  write("src/other.ts", "");
});

it.each(["src/a.ts", "src/b/b.ts", "src/c.ts", "src/data.json", "package-lock.json"])(
  "is another after %s",
  async (file) => {
    const before = await codeOf();
    write(file, file.endsWith("json") ? "2" : "export const changed = 1;");
    expect(await codeOf()).not.toBe(before);
  },
);

it("is another after a file in a folder that it reads", async () => {
  write("src/c.ts", "const files = readdirSync(import.meta.dirname);");
  const before = await codeOf();
  write("src/further.ts", "export const further = 1;");
  expect(await codeOf()).not.toBe(before);
});

it("is the same after a file that it does not import, and after none", async () => {
  const before = await codeOf();
  write("src/other.ts", "export const changed = 1;");
  expect(await codeOf()).toBe(before);
});

it("is not known where a file is younger than this process: what runs here is not what stands there", async () => {
  writeFileSync(join(root, "src/c.ts"), "export const younger = 1;");
  expect(await codeOf()).toBeUndefined();
});
