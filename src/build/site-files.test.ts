/** The files of the site if one document has a mistake. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { siteFiles } from "./site-files.ts";

const root = mkdtempSync(join(tmpdir(), "keelwork-files-"));
afterAll(() => rmSync(root, { recursive: true }));

const schema = (keyword: string) =>
  JSON.stringify({ type: "object", properties: { email: { type: "string", [keyword]: "email" } } });
for (const [file, text] of [
  ["src/styles/tokens.css", "--ink: #000000; --accent-bright: #ffffff; --on-ink: #ffffff;"],
  ["schemas/sound.schema.json", schema("format")],
  ["schemas/broken.schema.json", schema("formt")],
] as const) {
  mkdirSync(join(root, file, ".."), { recursive: true });
  writeFileSync(join(root, file), text);
}

const broken = new Error("pages/blog/broken.ts has a mistake");
const site = {
  paths: ["/"],
  indexedPaths: async () => ["/"],
  alternates: new Map(),
  loadArticles: () => Promise.reject(broken),
  feed: async () => "feed",
  llms: async () => "llms",
  robots: () => "robots",
  sitemap: async () => ({ "sitemap.xml": "sitemap" }),
  sitemapFiles: () => ["sitemap.xml"],
  webManifest: () => "manifest",
};

it("makes what does not depend on a broken article or schema, and names the mistake in what does", async () => {
  const made = await Promise.all(
    Object.entries(siteFiles(site, root, "#000000")).map(async ([file, make]) => {
      const text = await Promise.resolve()
        .then(make)
        .catch(({ message }: Error) => message);
      return [file, text.split("\n")[0]];
    }),
  );
  expect(Object.fromEntries(made)).toEqual({
    "sitemap.xml": broken.message,
    "feed.xml": broken.message,
    "llms.txt": "llms",
    "robots.txt": "robots",
    "site.webmanifest": "manifest",
    "favicon.svg": expect.stringMatching(/^<svg/),
    "licenses.txt": expect.stringContaining("node_modules/bootstrap/package.json"),
    "schemas/sound.json": "{",
    "schemas/broken.json": "schemas/broken.schema.json at /properties/email/formt",
  });
});
