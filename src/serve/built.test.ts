/** What the record of a build tells the next one: whether it is needed, and its settings. */
import { execFileSync, spawnSync } from "node:child_process";
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { isStale, markFresh, markStale } from "./build-record.ts";
import { environmentIn, settingsFrom, siteBefore } from "./built.ts";

const [endpoint, other] = ["https://leads.keelwork.example/", "https://other.example/"];

test("a file that changes while a half is built makes it stale", () => {
  const root = mkdtempSync(join(tmpdir(), "built-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ["pages", ".server", "dist"]) mkdirSync(join(root, folder));
  writeFileSync(join(root, "dist/404.html"), "");
  const page = join(root, "pages/index.ts");
  writeFileSync(page, "as it is bundled");
  markFresh(root, "site", { sources: markStale(root, "site") });
  expect(isStale(root, "site")).toBe(false);
  const sources = markStale(root, "site");
  writeFileSync(page, "as it was saved meanwhile");
  markFresh(root, "site", { sources });
  expect(isStale(root, "site")).toBe(true);
});

test("a site that was deleted is built again, and where nothing can build it, npm start says so", () => {
  const root = mkdtempSync(join(tmpdir(), "built-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  markFresh(root, "site", { sources: markStale(root, "site") });
  expect(isStale(root, "site")).toBe(true);
  const started = spawnSync(resolve("node_modules/.bin/jiti"), [resolve("src/serve/start.ts")], {
    cwd: root,
    encoding: "utf8",
  });
  expect(started.stderr).toMatch(
    /^node_modules\/\n {2}expected: a build of the site .*\n.*no vite\n {2}fix: {6}npm ci --include=dev;/,
  );
  expect(started.status).toBe(1);
});

test("npm run build builds what visitors get, whatever the shell is set to for other work", () => {
  const root = mkdtempSync(join(tmpdir(), "built-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  copyFileSync("package.json", join(root, "package.json"));
  mkdirSync(join(root, "node_modules/.bin"), { recursive: true });
  writeFileSync(join(root, "node_modules/.bin/vite"), '#!/bin/sh\necho "$1 in $NODE_ENV"\n', { mode: 0o755 });
  const options = { cwd: root, encoding: "utf8", env: { ...process.env, NODE_ENV: "development" } } as const;
  expect(execFileSync("npm", ["run", "--silent", "build"], options)).toBe("build in production\n");
});

test("a build that the system has ended, which could not say so itself, is told by npm start", () => {
  const root = mkdtempSync(join(tmpdir(), "built-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "node_modules/vite/bin"), { recursive: true });
  writeFileSync(join(root, "node_modules/vite/bin/vite.js"), 'process.kill(process.pid, "SIGKILL");\n');
  const started = spawnSync(resolve("node_modules/.bin/jiti"), [resolve("src/serve/start.ts")], {
    cwd: root,
    encoding: "utf8",
  });
  expect(started.stderr).toContain("the build\n  expected: to run to its end\n  found:    it was ended by SIGKILL\n");
  expect(started.status).toBe(1);
});

test("a record is replaced whole: a full disk leaves the one before, which says where forms post to", () => {
  const root = mkdtempSync(join(tmpdir(), "built-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, ".server"));
  markFresh(root, "site", { sources: "one" });
  const before = openSync(join(root, ".server/site.json"), "r");
  onTestFinished(() => closeSync(before));
  markFresh(root, "site", { sources: "another" });
  expect(JSON.parse(readFileSync(before, "utf8"))).toEqual({ sources: "one" });
});

test("a record that a power failure has cut off is none", () => {
  const root = mkdtempSync(join(tmpdir(), "built-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  markFresh(root, "site", { sources: markStale(root, "site") });
  truncateSync(join(root, ".server/site.json"), 9);
  expect(isStale(root, "site")).toBe(true);
  expect(() => markStale(root, "site")).not.toThrow();
  // The settings have to be given again: forms built for another host would silently post to this machine.
  expect(() => siteBefore(root)).toThrow(
    /^\.server\/site\.json\n.*found: {4}only a part of one\n.*npm run build, with/s,
  );
  rmSync(join(root, ".server/site.json"));
  expect(siteBefore(root)).toBeUndefined();
});

test.each<[string, Parameters<typeof settingsFrom>, (string | undefined)[]]>([
  ["none for a first build", [undefined, {}], [undefined, undefined]],
  ["those of the build before", [{ sources: "", endpoint, confirmedOnly: true }, {}], [endpoint, "1"]],
  ["the environment's endpoint", [{ sources: "", endpoint }, { VITE_LEADS_ENDPOINT: other }], [other, undefined]],
  [
    "no switch where the environment turns it off",
    [{ sources: "", confirmedOnly: true }, { VITE_CONFIRMED_ONLY: "" }],
    [undefined, undefined],
  ],
])("a build's settings: %s", (_what, given, expected) => {
  const { VITE_LEADS_ENDPOINT: to, VITE_CONFIRMED_ONLY: only } = settingsFrom(...given);
  expect([to, only]).toEqual(expected);
});

test("a build's settings: an endpoint in .env goes before that of the build before, and the environment's before both", async () => {
  const root = mkdtempSync(join(tmpdir(), "built-"));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });
  writeFileSync(join(root, ".env"), `VITE_LEADS_ENDPOINT=${other}\nVITE_CONFIRMED_ONLY=1\n`);
  const settings = async () => settingsFrom({ sources: "", endpoint }, await environmentIn(root));
  vi.stubEnv("VITE_LEADS_ENDPOINT", undefined);
  // Without development dependencies, nothing is built, and none of them is imported.
  expect(await settings()).toEqual({ VITE_LEADS_ENDPOINT: endpoint });
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  expect(await settings()).toEqual({ VITE_LEADS_ENDPOINT: other });
  vi.stubEnv("VITE_LEADS_ENDPOINT", "https://third.example/");
  expect(await settings()).toEqual({ VITE_LEADS_ENDPOINT: "https://third.example/" });
});
