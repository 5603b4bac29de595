/** The files beside the pages: which documents there are, sitemap, feed, robots, web manifest, icons. */
import { readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { brand } from "../../src/site.ts";
import { all, allPages, attributes, documentOf, fileOf, files, parse, pathOf, read } from "./dist.ts";
import { articleFacts, author } from "./facts/blog.ts";
import { routes } from "./routes.ts";

const texts = (document: Document, selector: string) => all(document, selector).map(({ textContent }) => textContent);

test("there is a document for each of the 32 routes and for missing paths, and no other", () => {
  expect(files.filter((file) => file.endsWith(".html"))).toEqual(allPages.map(fileOf).sort());
});

test("each document is there compressed", () => {
  for (const file of allPages.map(fileOf))
    for (const ending of ["br", "gz"]) expect(statSync(pathOf(`${file}.${ending}`)).size).toBeGreaterThan(500);
});

test("the sitemap lists exactly the routes", () => {
  const sitemap = parse("sitemap.xml", "application/xml");
  expect(texts(sitemap, "url > loc").sort()).toEqual(routes.map((route) => `${brand.url}${route}`).sort());
  expect(texts(sitemap, "lastmod").sort()).toEqual(articleFacts.map(({ date }) => date).sort());
});

test("robots.txt lets everybody in and names the sitemap", () => {
  expect(read("robots.txt").trim().split("\n")).toEqual([
    "User-agent: *",
    "Allow: /",
    `Sitemap: ${brand.url}/sitemap.xml`,
  ]);
});

test("the feed has the six articles, newest first", () => {
  const feed = parse("feed.xml", "application/xml");
  expect(texts(feed, "entry > id")).toEqual(articleFacts.map(({ route }) => `${brand.url}${route}`));
  expect(texts(feed, "entry > title")).toEqual(articleFacts.map(({ title }) => title));
  expect(texts(feed, "entry > published")).toEqual(articleFacts.map(({ date }) => `${date}T00:00:00Z`));
  expect(texts(feed, "entry > author > name")).toEqual(articleFacts.map(() => author));
  expect(texts(feed, "feed > updated")).toEqual([`${articleFacts[0]?.date}T00:00:00Z`]);
  expect(attributes(feed, 'feed > link[rel="self"]', "href")).toEqual([`${brand.url}/feed.xml`]);
});

describe("icons", () => {
  const wanted: { [file: string]: number } = { "icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180 };

  test("the web manifest names the brand and icons that are there", () => {
    const manifest: { name: string; start_url: string; icons: { src: string; sizes: string }[] } = JSON.parse(
      read("site.webmanifest"),
    );
    expect(manifest).toMatchObject({ name: brand.name, start_url: "/" });
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512"]);
    for (const { src } of manifest.icons) expect(files).toContain(src.slice(1));
  });

  test("every page names them", () => {
    for (const route of allPages) {
      const { head } = documentOf(route);
      expect(attributes(head, "link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]", "href"), route).toEqual(
        ["/favicon.svg", "/apple-touch-icon.png", "/site.webmanifest"],
      );
      expect(attributes(head, 'link[type="application/atom+xml"]', "href"), route).toEqual(["/feed.xml"]);
    }
  });

  for (const [file, size] of Object.entries(wanted))
    test(`${file} is ${size} px square`, () => {
      const bytes = readFileSync(pathOf(file));
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size, size]);
    });

  test("the favicon is a drawing", () => expect(read("favicon.svg")).toMatch(/^<svg [^>]*viewBox="0 0 32 32"/));
});
