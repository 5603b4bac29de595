/** The cached results of checking a project's documents. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { counts } from "./once/once.ts";
import { readAnyway, readChecked, readCheckedApart } from "./read.ts";

const root = mkdtempSync(join(tmpdir(), "keelwork-read-"));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === "string" ? content : JSON.stringify(content));
}

/** A form with one field. */
const schemaWith = (name: string, type = "string") => ({ type: "object", properties: { [name]: { type } } });

/** The numbers of checks that were run or found in the cache since the last call. */
function checks() {
  const found = counts.get("checks");
  counts.clear();
  return found;
}

beforeAll(() => {
  write("schemas/first.schema.json", schemaWith("email"));
  write("schemas/second.schema.json", schemaWith("email"));
});

beforeEach(() => {
  vi.stubEnv("BUILD_CACHE", join(root, "cache"));
  counts.clear();
});

it("a form is checked again after a change of its own, and no other one; a new page changes no form's checks", async () => {
  readChecked(root);
  expect(checks()).toEqual({ made: 3, kept: 0 });
  write("schemas/second.schema.json", schemaWith("phone"));
  write("pages/new.ts", "export default {};");
  readChecked(root);
  expect(checks()).toEqual({ made: 1, kept: 2 });
  await readCheckedApart(root);
  expect(checks()).toEqual({ made: 0, kept: 3 });
  write("schemas/first.schema.json", schemaWith("email", "sting"));
  expect(readAnyway(root).problems).toMatchObject([{ file: "schemas/first.schema.json" }]);
  await expect(readCheckedApart(root)).rejects.toThrow("schemas/first.schema.json");
  write("schemas/first.schema.json", schemaWith("email"));
  readChecked(root);
});

it("what editors and systems leave beside documents is none: Emacs' locks, also as files, and what macOS notes of files", () => {
  const left = [
    "schemas/.#first.schema.json",
    "schemas/.#second.schema.json",
    "pages/._new.ts",
    "forms/._first.ui.json",
  ];
  symlinkSync("me@here.4711", join(root, left[0] ?? ""));
  for (const file of left.slice(1)) write(file, "\0\u0005\u0016\u0007");
  expect(readAnyway(root).problems).toEqual([]);
  for (const file of left) rmSync(join(root, file));
});

it.each([
  ["schemas/linked.schema.json", "first.schema.json"],
  ["forms/first.ui.json", "nowhere.json"],
  ["pages/blog", "../papers"],
  ["papers/paper.md", "paper.md"],
])("a link in place of a document, %s to %s, is refused", (link, target) => {
  mkdirSync(dirname(join(root, link)), { recursive: true });
  symlinkSync(target, join(root, link));
  const found = readAnyway(root).problems;
  unlinkSync(join(root, link));
  expect(found).toMatchObject([{ file: link, found: "a symbolic link" }]);
});
