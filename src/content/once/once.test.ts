/** The cache: entries are complete or absent, and keyed by everything that determines them. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { filesBelow } from "../../below.ts";
import { figureOf } from "../figures/figure.ts";
import { codeOf } from "./code.ts";
import { counts, once, onceApart, onceNow, valueApart } from "./once.ts";
import { cachedPath, scriptsFolder, sweep } from "./store.ts";

const cache = mkdtempSync(join(tmpdir(), "keelwork-once-"));

beforeEach(() => {
  vi.stubEnv("BUILD_CACHE", cache);
  rmSync(cache, { recursive: true, force: true });
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(cache, { recursive: true, force: true });
});

const by = "src/content/markdown/slug.ts";
const thing = (from: unknown) => ({ kind: "things", by, from });

/** Makes a thing, and counts how often it is really made. */
function workshop() {
  let made = 0;
  const make = (from: unknown) => once(thing(from), async () => Buffer.from(`${JSON.stringify(from)} ${++made}`));
  return { make: async (from: unknown) => String(Buffer.from(await make(from))), times: () => made };
}

const entries = () => filesBelow(cache, "things", "").map((file) => join(cache, file));

it("makes a value once for the same ingredients, and another for different ones", async () => {
  const { make } = workshop();
  expect(await make({ a: 1 })).toBe('{"a":1} 1');
  expect(await make({ a: 1 })).toBe('{"a":1} 1');
  expect(await make({ a: 2 })).toBe('{"a":2} 2');
});

it("reports a cache that cannot be written, with the variable that moves it", async () => {
  writeFileSync(cache, "");
  await expect(workshop().make("a figure")).rejects.toThrow(
    /a build cache that the current user can write to[\s\S]*BUILD_CACHE=/,
  );
});

it("resolves a relative BUILD_CACHE to an absolute path, by which style sheets find their font", () => {
  vi.stubEnv("BUILD_CACHE", relative(process.cwd(), cache));
  expect(cachedPath("text.woff2", "key")).toBe(join(cache, "files/key/text.woff2"));
});

it("makes a value once for concurrent requests", async () => {
  const { make, times } = workshop();
  await Promise.all(Array.from({ length: 250 }, () => make("a figure")));
  expect(times()).toBe(1);
});

it.each([
  ["cut off", (file: string) => truncateSync(file, 35)],
  ["emptied", (file: string) => truncateSync(file, 0)],
  ["changed", (file: string) => writeFileSync(file, readFileSync(file, "latin1").replace(/.$/, "?"), "latin1")],
  ["gone", (file: string) => rmSync(file)],
])("makes an entry anew that is %s", async (_how, spoil) => {
  const { make, times } = workshop();
  const first = await make("x");
  for (const file of entries()) spoil(file);
  expect((await make("x")).split(" ")[0]).toBe(first.split(" ")[0]);
  expect(times()).toBe(2);
  await make("x");
  expect(times()).toBe(2);
});

it("does not cache failures, and rejects each request", async () => {
  const fail = () => once(thing("bad"), () => Promise.reject(new Error("no")));
  await expect(fail()).rejects.toThrow("no");
  await expect(fail()).rejects.toThrow("no");
  expect(entries()).toEqual([]);
});

it("leaves no unfinished files, and returns a value as JSON preserves it, whether made or cached", () => {
  const value = { a: undefined, b: -0, c: ["x"] };
  expect(onceNow(thing("v"), () => value)).toEqual({ b: 0, c: ["x"] });
  expect(onceNow(thing("v"), () => value)).toEqual({ b: 0, c: ["x"] });
  expect(entries()).toHaveLength(1);
});

it("deletes entries that were not used for a month, and the files of a killed build", async () => {
  const { make } = workshop();
  await make("old");
  const old = entries();
  await make("new");
  const long = Date.now() / 1000 - 31 * 24 * 60 * 60;
  for (const file of old) utimesSync(file, long, long);
  const leftBehind = join(scriptsFolder(), `left-by-a-test-${process.pid}.mjs`);
  mkdirSync(scriptsFolder(), { recursive: true });
  writeFileSync(leftBehind, "");
  utimesSync(leftBehind, long, long);
  sweep();
  expect(existsSync(leftBehind)).toBe(false);
  expect(entries()).toHaveLength(1);
  expect(entries()).not.toEqual(old);
});

it("bundles a thread's script again if a power failure has truncated it", async () => {
  const own = join(cache, "own.ts");
  mkdirSync(cache, { recursive: true });
  writeFileSync(own, 'export default async () => ({ bytes: new TextEncoder().encode("made") });');
  utimesSync(own, 1, 1);
  const ownBy = relative(process.cwd(), own);
  const script = join(scriptsFolder(), `${codeOf(ownBy)}.mjs`);
  onTestFinished(() => rmSync(script, { force: true }));
  mkdirSync(scriptsFolder(), { recursive: true });
  writeFileSync(script, "");
  expect(Buffer.from(await onceApart({ kind: "things", by: ownBy, from: 1 })).toString()).toBe("made");
});

const graph = 'digraph { title="A path" description="From a to b." a -> b }';

it("draws a picture once, wherever it is used", async () => {
  counts.clear();
  for (const line of [1, 40]) await figureOf({ file: `pages/x${line}.md`, line, text: graph }, "dot", "figure-1");
  expect(Object.fromEntries(counts)).toEqual({ drawings: { made: 1, kept: 1 }, figures: { made: 1, kept: 1 } });
});

it("reports mistakes found in a thread, each with its own place", async () => {
  const wrong = (file: string, line: number) =>
    valueApart({ kind: "drawings", by: "src/content/figures/diagram.ts", from: { text: "digraph {" } }, { file, line });
  await expect(wrong("pages/a.md", 7)).rejects.toMatchObject({
    name: "DocumentError",
    problems: [{ file: "pages/a.md" }],
  });
  await expect(wrong("pages/b.md", 9)).rejects.toThrow(/pages\/b\.md at line 9/);
});
