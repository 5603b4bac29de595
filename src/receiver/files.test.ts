/** What visitors attached, as files: the bytes they sent, under names that do no harm. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { folder, freshUrl, message, whole } from "../../tests/receiver.ts";
import type { JsonObject } from "../engine/schema.ts";
import { harmless } from "./files.ts";
import { follow, report } from "./report.ts";
import { Store } from "./store.ts";

const noon = Date.parse("2026-11-21T12:00:00Z");

const url = (name: string, text: string) =>
  `data:text/plain;name=${encodeURIComponent(name)};base64,${Buffer.from(text).toString("base64")}`;

/** A store with these leads. */
async function stored(...bodies: JsonObject[]): Promise<NodeJS.ProcessEnv> {
  const LEADS_URL = freshUrl();
  const store = await Store.open(LEADS_URL);
  for (const body of bodies) await store.add(String(body.formName), body, noon);
  await store.close();
  return { LEADS_URL };
}

/** What `--files` says of a folder, with other options. */
const said = (env: NodeJS.ProcessEnv, directory: string, ...more: string[]) =>
  whole(report(["--files", directory, ...more], env, () => new Map()));

/** The files below a folder, with what is in them. */
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

test("only of the leads that are asked for", async () => {
  const env = await stored(
    { formName: "visit", plan: url("a.txt", "A") },
    { formName: "other", file: url("b.txt", "B") },
  );
  const directory = folder();
  expect(await said(env, directory, "--form", "other")).toContain("1 file of 1 lead");
  expect(filesIn(directory)).toEqual({ "b.txt": "B" });
});

test("what is there already stays as it is, and the next run goes on", async () => {
  const env = await stored({ formName: "visit", plan: url("a.txt", "A") });
  const directory = folder();
  const [path = ""] = (await said(env, directory)).split("\n");
  writeFileSync(path, "with my notes");
  expect(await said(env, directory)).toMatch(/^1 file of 1 lead .*; 1 had been there before, and stayed as they were$/);
  expect(filesIn(directory)).toEqual({ "a.txt": "with my notes" });
});

test("names of strangers lead nowhere else, and two of one name are two files", async () => {
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

test("any name is the name of a file that a disk takes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (name) => {
      const found = harmless(name);
      expect(basename(found)).toBe(found);
      expect(found).not.toMatch(/^\.|\p{C}|[\\/]/u);
      expect(Buffer.byteLength(found)).toBeLessThan(245);
      expect(found).not.toBe("");
    }),
  );
});

test.each([["--csv"], ["--files", "there"]])("%s is not watched", async (...option) => {
  const watching = follow(
    ["--watch", ...option],
    {},
    () => new Map(),
    () => undefined,
    new AbortController().signal,
  );
  await expect(watching).rejects.toThrow("--watch\n  expected: the table or --json");
});

test("no lead, no folder", async () => {
  await expect(said({ LEADS_URL: freshUrl() }, "")).rejects.toThrow("--files");
  expect(await said({ LEADS_URL: freshUrl() }, join(folder(), "none"))).toContain("0 files of 0 leads");
});
