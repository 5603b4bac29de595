/** What a build writes: only files that are not on disk yet; and what it deletes: everything that does not belong there. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { Output, recordOf } from "./output.ts";

const root = mkdtempSync(join(tmpdir(), "keelwork-output-"));

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, "dist"), { recursive: true });
  vi.stubEnv("BUILD_CACHE", join(root, "cache"));
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

const at = (file: string) => join(root, "dist", file);

/** A build that writes some files. */
async function build(files: { [name: string]: string }): Promise<Output> {
  const output = new Output(root);
  for (const [name, text] of Object.entries(files)) await output.write(`dist/${name}`, text);
  output.finish(["dist"], (file) => file.endsWith("/own.txt"));
  return output;
}

it("leaves a file alone that it would write as it is, and writes one of another content", async () => {
  await build({ "a/index.html": "one" });
  const written = statSync(at("a/index.html")).mtimeMs;
  await build({ "a/index.html": "one" });
  expect(statSync(at("a/index.html")).mtimeMs).toBe(written);
  await build({ "a/index.html": "two" });
  expect(readFileSync(at("a/index.html"), "utf8")).toBe("two");
});

it.each([
  ["changed", () => writeFileSync(at("a/index.html"), "other")],
  ["changed to as many bytes", () => writeFileSync(at("a/index.html"), "eno")],
  ["cut off", () => writeFileSync(at("a/index.html"), "")],
  ["deleted", () => rmSync(at("a"), { recursive: true })],
])("writes a file again that was %s since", async (_how, spoil) => {
  await build({ "a/index.html": "one" });
  spoil();
  if (existsSync(at("a/index.html"))) utimesSync(at("a/index.html"), 1, 1);
  await build({ "a/index.html": "one" });
  expect(readFileSync(at("a/index.html"), "utf8")).toBe("one");
});

it("writes what it has no key of, since the code that made it has changed", async () => {
  const output = new Output(root);
  await output.write("dist/a", "one", "key");
  output.finish(["dist"]);
  expect(new Output(root).has("dist/a", "key")).toBe(true);
  expect(new Output(root).has("dist/a", undefined)).toBe(false);
});

it("deletes what no longer belongs there, with folders that are empty without it", async () => {
  await build({ "a/b/index.html": "one", "index.html": "home" });
  writeFileSync(at("own.txt"), "stays");
  await build({ "index.html": "home" });
  expect(existsSync(at("a"))).toBe(false);
  expect(readFileSync(at("index.html"), "utf8")).toBe("home");
  expect(existsSync(at("own.txt"))).toBe(true);
});

it("leaves what another build writes at the same time", async () => {
  const output = new Output(root);
  await output.write("dist/index.html", "home");
  await new Promise((resolve) => setTimeout(resolve, 20));
  writeFileSync(at("other.html"), "other");
  output.finish(["dist"]);
  expect(existsSync(at("other.html"))).toBe(true);
  await build({ "index.html": "home" });
  expect(existsSync(at("other.html"))).toBe(false);
});

it("deletes a page that the last build wrote by a clock that was ahead", async () => {
  await build({ "a/index.html": "one", "index.html": "home" });
  vi.setSystemTime(Date.now() - 60 * 60_000);
  onTestFinished(() => void vi.useRealTimers());
  await build({ "index.html": "home" });
  expect(existsSync(at("a"))).toBe(false);
  expect(existsSync(at("index.html"))).toBe(true);
});

it("shows a file as it was or as it is written, never a part of it", async () => {
  await build({ "a/index.html": "one" });
  const text = "x".repeat(30_000_000);
  let isWritten = false;
  const writing = new Output(root).write("dist/a/index.html", text).then(() => {
    isWritten = true;
  });
  const seen = new Set<number>();
  while (!isWritten) {
    seen.add(statSync(at("a/index.html")).size);
    await new Promise(setImmediate);
  }
  await writing;
  expect([...seen].filter((size) => size !== "one".length && size !== text.length)).toEqual([]);
});

it("tells the next build what it has noted, and nothing where the record is cut off or gone", async () => {
  const output = new Output(root);
  output.note({ pages: 3 });
  output.finish(["dist"]);
  expect(new Output(root).noted).toEqual({ pages: 3 });
  truncateSync(recordOf(root), 9);
  expect(new Output(root).noted).toBeUndefined();
  rmSync(join(root, "cache"), { recursive: true });
  expect(new Output(root).noted).toBeUndefined();
});
