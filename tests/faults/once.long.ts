/**
 * A cached build gives the same bytes as a build from scratch, whichever source has changed. It builds the site six
 * times; src/content/once has quick tests that cache keys depend on sources and code.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { filesBelow } from "../../src/below.ts";
import { folder } from "../../src/content/once/store.ts";
import { ProjectCopy } from "../e2e/project.ts";

const copy = ProjectCopy.make();

const [kept, nothing] = [
  mkdtempSync(join(tmpdir(), "keelwork-kept-")),
  mkdtempSync(join(tmpdir(), "keelwork-nothing-")),
];
afterAll(() => {
  copy.remove();
  for (const cache of [kept, nothing]) rmSync(cache, { recursive: true });
});

/** A change to each kind of source, as an author makes it: the file, the text, its replacement. */
const changes: [file: string, found: string | RegExp, put: string][] = [
  ["src/styles/tokens.css", /--accent-bright: #\w+;/, "--accent-bright: #12ab9c;"],
  ["src/styles/tokens.css", /--accent: #\w+;/, "--accent: #0b6157;"],
  ["src/styles/base.css", /$/, "body { letter-spacing: 0.01em }"],
  ["src/site.ts", 'const name = "Keelwork"', 'const name = "Keelworks"'],
  ["src/content/markdown/text.ts", 'class="code"', 'class="code sample"'],
  ["src/shell/logo.tsx", "width: 1.75", "width: 1.5"],
  ["pages/figures/cost-after.dot", /\btitle="/, 'title="Now: '],
  ["pages/figures/migration-after.vl.json", '"title": "', '"title": "Now: '],
  ["pages/blog/ec2-right-sizing.md", /$/, "\n## One more\n\n```bash\naws ec2 describe-instances # Ωmega\n```\n"],
  ["pages/blog/ec2-right-sizing.ts", /title: "/, 'title: "Now: '],
  ["papers/sample-report.md", /$/, "\n## One more\n\nAnd its words.\n"],
  ["schemas/contact.schema.json", /"maxLength": \d+/, '"maxLength": 77'],
  ["schemas/shared.json", /"maxLength": \d+/, '"maxLength": 76'],
  ["forms/estimate.ui.json", /"heading": "/, '"heading": "Now: '],
];

/** Changes to single pages, after which the others are not rendered again. */
const ofPages: typeof changes = [
  ["pages/blog/aws-cost-monitoring.md", /$/, "\n## Two more\n\nAnd their words.\n"],
  ["pages/blog/aws-cost-monitoring.ts", /title: "/, 'title: "Now: '],
  ["pages/blog/aws-cost-allocation-tags.ts", /date: "[\d-]+"/, 'date: "2020-01-02"'],
  ["pages/about-us.ts", /title: "/, 'title: "Now: '],
  ["pages/figures/cost-after.dot", /\btitle="/, 'title="Then: '],
];

function change(these: typeof changes): void {
  for (const [file, found, put] of these) {
    const before = readFileSync(join(copy.root, file), "utf8");
    const after = before.replace(found, put);
    expect(after, `${file} has nothing to change`).not.toBe(before);
    writeFileSync(join(copy.root, file), after);
  }
}

/**
 * Builds the copy; returns its files, and the summary of the build.
 * @param cache the folder of the cache
 * @param isEmptied whether the output of earlier builds is deleted first
 */
async function build(cache: string, isEmptied = true): Promise<{ files: Map<string, string>; summary: string }> {
  if (isEmptied)
    for (const folder of ["dist", ".server"]) rmSync(join(copy.root, folder), { recursive: true, force: true });
  const output = await copy.run(["node", "node_modules/vite/bin/vite.js", "build"], { BUILD_CACHE: cache });
  const files = ["dist", ".server"].flatMap((folder) => filesBelow(copy.root, folder, ""));
  return {
    files: new Map(files.map((file) => [file, readFileSync(join(copy.root, file), "base64")])),
    summary: /^Made .*$/m.exec(output)?.[0] ?? "",
  };
}

type Built = Awaited<ReturnType<typeof build>>;

/** Expects every file of a build from scratch to be in another build, byte by byte. */
const expectSame = (made: Built, anew: Built) =>
  expect(
    [...anew.files].filter(([file, bytes]) => bytes !== made.files.get(file) && file !== record).map(([file]) => file),
  ).toEqual([]);

/** The record of a build, which lists the assets of earlier ones. */
const record = ".server/site.json";

const madeNothing = /^Made nothing; kept \d+ from before$/;

const today = () => new Date().toISOString().slice(0, 10);

test("after a change to each kind of source, the site is the same as after a build from scratch", {
  timeout: 900_000,
}, async () => {
  // A copy of this project's cache: in the original, a second run would find the results for the changed sources.
  if (existsSync(folder())) cpSync(folder(), kept, { recursive: true });
  await build(kept);
  change(changes);
  const begun = today();
  const changed = await build(kept, false);
  const anew = await build(nothing);
  // Drawings contain no colors, so only the two changed pictures are drawn again.
  expect(changed.summary).toMatch(/\b2 drawings\b/);
  expect(anew.summary).not.toMatch(/\b2 drawings\b/);
  // With a full cache, nothing is made again.
  const again = await build(kept);
  expect(again.summary).toMatch(madeNothing);
  // Pages contain the date of the build, so builds on both sides of midnight are not compared.
  if (today() !== begun) return;
  expect([...again.files.keys()]).toEqual([...anew.files.keys()]);
  expectSame(changed, anew);
  expectSame(again, anew);
  // Of the previous build only assets remain, which open tabs and a running server may request, and which the record lists.
  const left = [...changed.files.keys()].filter((file) => !anew.files.has(file));
  expect(left.filter((file) => !/^(dist|\.server)\/assets\//.test(file))).toEqual([]);
  change(ofPages);
  expectSame(await build(kept, false), await build(nothing));
});
