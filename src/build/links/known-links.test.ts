/** Which pages a check renders again. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { KnownLinks } from "./known-links.ts";

const root = mkdtempSync(join(tmpdir(), "keelwork-known-links-"));
const cache = join(root, "cache");
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const linked = { path: "/blog/a", links: ["/x"], shown: [], ids: ["main"], repeated: [] };
const ingredients = { text: "/blog/a", covers: ["/blog/related"], figures: ["drawn", "plotted"] };
const listing = "/blog/page/2";

beforeEach(() => {
  vi.stubEnv("BUILD_CACHE", cache);
  for (const file of ["index.ts", "a.ts", "a.md", "related.ts", "related.md"]) write(`pages/blog/${file}`, file);
  write("pages/figures/drawn.dot", "");
  write("pages/figures/plotted.vl.json", "");
  write("src/site.ts", "");
  write("schemas/contact.schema.json", "{}");
  const known = new KnownLinks(root);
  known.note(linked, ingredients);
  const part = { number: 2, of: 2 };
  known.note({ ...linked, path: listing }, { text: listing, covers: ["/blog/a"], figures: [], part });
  known.note({ ...linked, path: "/missing" }, undefined);
  known.keep();
});

/** The links as the next check knows them. */
const found = (path = linked.path) => new KnownLinks(root).find(path);

it("knows a page whose sources are as they were, and none without ingredients", () => {
  write("pages/other.ts", "other");
  expect(found()).toEqual(linked);
  expect(found("/missing")).toBeUndefined();
});

it("knows a page after a check that has found it", () => {
  const next = new KnownLinks(root);
  next.find(linked.path);
  next.keep();
  expect(found()).toEqual(linked);
});

it("knows pages that show the covers of an article after a change of its text, but not a listing after one of its definition", () => {
  write("pages/blog/related.md", "changed");
  write("pages/blog/a.md", "changed");
  expect(found(listing)).toEqual({ ...linked, path: listing });
  write("pages/blog/a.ts", "changed");
  expect(found(listing)).toBeUndefined();
});

it.each([
  ["its definition", "pages/blog/a.ts"],
  ["its text", "pages/blog/a.md"],
  ["its picture", "pages/figures/drawn.dot"],
  ["its chart", "pages/figures/plotted.vl.json"],
  ["the site's code", "src/site.ts"],
  ["a form", "schemas/contact.schema.json"],
  ["a part of pages", "pages/parts/one.ts"],
])("renders it again after a change of %s", (_what, file) => {
  write(file, "changed");
  expect(found()).toBeUndefined();
  rmSync(join(root, "pages/parts"), { recursive: true, force: true });
});

it("renders it again with other claims, and where the record was cut off", () => {
  vi.stubEnv("VITE_CONFIRMED_ONLY", "1");
  expect(found()).toBeUndefined();
  vi.stubEnv("VITE_CONFIRMED_ONLY", undefined);
  expect(found()).toEqual(linked);
  for (const name of readdirSync(join(cache, "links"))) truncateSync(join(cache, "links", name), 20);
  expect(found()).toBeUndefined();
});
