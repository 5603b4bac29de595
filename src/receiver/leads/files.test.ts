/** Visitors' attachments as files: the bytes they sent, under harmless names. */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { folder, freshUrl, message, otherAt, attachment as url, whole } from "../../../tests/receiver.ts";
import type { JsonObject } from "../../engine/schema/schema.ts";
import { Store } from "../store/store.ts";
import { harmless } from "./files.ts";
import { follow, report } from "./report.ts";

const noon = Date.parse("2026-11-21T12:00:00Z");

/** A store with these leads. */
async function stored(...bodies: JsonObject[]): Promise<NodeJS.ProcessEnv> {
  const LEADS_URL = freshUrl();
  const store = await Store.open(LEADS_URL);
  for (const body of bodies) await store.add(String(body.formName), body, { at: noon });
  await store.close();
  return { LEADS_URL };
}

/** The output of `--files` for a folder, with further options. */
const said = (env: NodeJS.ProcessEnv, directory: string, ...more: string[]) =>
  whole(report(["--files", directory, ...more], env, () => new Map()));

/** The output of another command. */
const asked = (env: NodeJS.ProcessEnv, ...args: string[]) => whole(report(args, env, () => new Map()));

/** The files below a folder, with their contents. */
const filesIn = (directory: string) =>
  Object.fromEntries(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), "utf8")]),
  );

test("each file of each lead is written, wherever it stands in the lead, readable by its owner alone", async () => {
  const plan = { formName: "visit", plan: url("floor plan.txt", "first floor"), more: [{ scan: url("a.txt", "A") }] };
  const env = await stored(message, plan, { formName: "other", file: url("b.txt", "B") });
  const directory = join(folder(), "attached");
  const text = await said(env, directory);
  expect(text).toMatch(/^3 files of 2 leads in .*attached$/m);
  expect(filesIn(directory)).toEqual({ "floor plan.txt": "first floor", "a.txt": "A", "b.txt": "B" });
  const [path = ""] = text.split("\n");
  expect(path).toMatch(/attached\/2026-11-21-[\da-f]{32}\/[\w ]+\.txt$/);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(join(path, "..")).mode & 0o777).toBe(0o700);
});

test("files are stored apart from their lead, whose row describes them, and reading leads does not load them", async () => {
  const plan = url("plan.txt", "x".repeat(10_000));
  const { LEADS_URL = "" } = await stored({ formName: "visit", plan, more: [plan, "a text"] });
  const [lead] = (await Store.read(LEADS_URL)) ?? [];
  const standIn = expect.stringMatching(/^data:text\/plain;name=plan\.txt;size=10000;sha256=[\da-f]{64},$/);
  expect(lead?.body).toEqual({ formName: "visit", plan: standIn, more: [standIn, "a text"] });
  const [read] = JSON.parse(await asked({ LEADS_URL }, "--json"));
  expect([read.body.plan, read.body.more[0]]).toEqual([plan, plan]);
  expect(await asked({ LEADS_URL }, "--csv")).toContain("plan.txt");
  expect(readFileSync(LEADS_URL.slice("file:".length)).includes(Buffer.from(plan.slice(-1000)))).toBe(false);
});

test("the same lead with the same files is stored once; with other bytes it is another lead", async () => {
  const lead = (text: string) => ({ formName: "visit", plan: url("plan.txt", text) });
  const { LEADS_URL = "" } = await stored(lead("A"), lead("A"), lead("B"));
  const directory = folder();
  expect(((await Store.read(LEADS_URL)) ?? []).map(({ count }) => count).sort()).toEqual([1, 2]);
  expect(await said({ LEADS_URL }, directory)).toContain("2 files of 2 leads");
});

test("many large files that arrive at once are stored in several commits, each file with its lead", async () => {
  const LEADS_URL = freshUrl();
  const store = await Store.open(LEADS_URL);
  const commits = vi.spyOn(store.database, "write");
  const plans = Array.from({ length: 12 }, (_, index) => url(`${index}.txt`, String(index).repeat(1_500_000)));
  await Promise.all(plans.map((plan) => store.add("visit", { plan })));
  expect(commits.mock.calls.length).toBeGreaterThan(1);
  expect(commits.mock.calls.length).toBeLessThan(plans.length);
  await store.close();
  expect(await said({ LEADS_URL }, folder())).toContain("12 files of 12 leads");
});

test("a lead is not stored without its files", async () => {
  const LEADS_URL = freshUrl();
  const store = await Store.open(LEADS_URL);
  const other = otherAt(LEADS_URL);
  await other.exec("CREATE TRIGGER broken BEFORE INSERT ON files BEGIN SELECT RAISE(ABORT, 'no room'); END");
  other.close();
  await expect(store.add("visit", { plan: url("a.txt", "A") })).rejects.toThrow("no room");
  expect(await store.list()).toEqual([]);
  expect(await store.add("visit", { plan: "" })).toMatch(/^[\da-f]{32}$/);
  await store.close();
});

test("a text that only looks like a file is stored as a text", async () => {
  const broken = ["data:text/plain;base64,####", "data:text/plain;base64,QUJD-_", "data:text/plain,ABC"];
  const named = `data:text/plain;name=a.txt;size=1;sha256=${"0".repeat(64)},`;
  const body = { formName: "visit", texts: [...broken, named] };
  const { LEADS_URL = "" } = await stored(body);
  expect(JSON.parse(await asked({ LEADS_URL }, "--json"))[0].body).toEqual(body);
  expect(await said({ LEADS_URL }, folder())).toMatch(
    /^0 files of 0 leads .*; 3 that leads name, and nobody has sent$/,
  );
});

test("only the files of the selected leads are written", async () => {
  const env = await stored(
    { formName: "visit", plan: url("a.txt", "A") },
    { formName: "other", file: url("b.txt", "B") },
  );
  const directory = folder();
  expect(await said(env, directory, "--form", "other")).toContain("1 file of 1 lead");
  expect(filesIn(directory)).toEqual({ "b.txt": "B" });
});

test("a file that exists already is not overwritten, and is counted", async () => {
  const env = await stored({ formName: "visit", plan: url("a.txt", "A") });
  const directory = folder();
  const [path = ""] = (await said(env, directory)).split("\n");
  writeFileSync(path, "with my notes");
  expect(await said(env, directory)).toMatch(/^1 file of 1 lead .*; 1 had been there before, and stayed as they were$/);
  expect(filesIn(directory)).toEqual({ "a.txt": "with my notes" });
});

test("if a lead's folder cannot be made, its files are not reported as existing already", async () => {
  const env = await stored({ formName: "visit", plan: url("a.txt", "A") });
  const directory = folder();
  const [path = ""] = (await said(env, directory)).split("\n");
  rmSync(dirname(path), { recursive: true });
  writeFileSync(dirname(path), "no folder");
  await expect(said(env, directory)).rejects.toThrow("a folder that can be written and has room");
});

test("a visitor's file names cannot lead out of the folder, and two equal names become two files", async () => {
  const names = [
    "../../../etc/cron.d/x",
    "/etc/passwd",
    "..",
    ".bashrc",
    "CON.txt",
    "a\u0000b\u202Etxt.exe",
    "same",
    "SAME",
  ];
  const env = await stored({ formName: "visit", files: names.map((name) => url(name, name)) });
  const directory = folder();
  expect(await said(env, directory)).toContain(`${names.length} files of 1 lead`);
  expect(Object.keys(filesIn(directory)).sort()).toEqual(
    ["_.._.._etc_cron.d_x", "_etc_passwd", "file", "bashrc", "CON_.txt", "a_b_txt.exe", "same", "2-SAME"].sort(),
  );
  expect(readdirSync(directory)).toHaveLength(1);
});

test.each([
  ["com1.pdf", "com1_.pdf"],
  ["LPT².txt", "LPT²_.txt"],
  ["nul .txt", "nul_ .txt"],
  ["CONOUT$", "CONOUT$_"],
  ["com10.pdf", "com10.pdf"],
])("%s, a device on Windows, is written as the file %s", (name, file) => expect(harmless(name)).toBe(file));

/** The number of a single character. */
function codeOf(text: unknown): number {
  const [first = "", ...others] = [...String(text)];
  if (others.length > 0) throw new Error(`${text} is several characters`);
  return first.codePointAt(0) ?? 0;
}

/** Any character. fast-check's own unit enumerates all million of them before it generates the first. */
const character = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code), codeOf);

test("any name becomes one that a file system accepts", () => {
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 400 }), (name) => {
      const found = harmless(name);
      expect(basename(found)).toBe(found);
      expect(found).not.toMatch(/^\.|\p{C}|[\\/]/u);
      expect(Buffer.byteLength(found)).toBeLessThan(245);
      expect(found).not.toBe("");
    }),
  );
});

test.each([["--csv"], ["--files", "there"]])("--watch cannot be combined with %s", async (...option) => {
  const watching = follow(
    ["--watch", ...option],
    {},
    () => new Map(),
    () => undefined,
    new AbortController().signal,
  );
  await expect(watching).rejects.toThrow("--watch\n  expected: the table or --json");
});

test("no folder is made before there are leads", async () => {
  await expect(said({ LEADS_URL: freshUrl() }, "")).rejects.toThrow("--files");
  expect(await said({ LEADS_URL: freshUrl() }, join(folder(), "none"))).toContain("0 files of 0 leads");
});
