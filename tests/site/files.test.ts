/** The files beside the pages: documents, sitemap, feed, robots, web manifest, icons. */
import { readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { literally } from "../../src/engine/schema/literally.ts";
import { brand } from "../../src/site.ts";
import { all, allPages, attributes, documentOf, fileOf, files, parse, pathOf, read, textOf } from "./dist.ts";
import { articleFacts, author } from "./facts/blog.ts";
import { routes } from "./routes.ts";

const texts = (document: Document, selector: string) => all(document, selector).map(({ textContent }) => textContent);

/** An article's date of change, or of publication. */
const changedOn = (route: string): string | undefined =>
  attributes(documentOf(route), ".article-updated time, .article-head time", "datetime").toSorted().at(-1);

/** Every document of the site, including pages and forms beyond the specification. */
const documents = files.filter((file) => file.endsWith(".html"));

test("there is a document for each route of the specification and a not-found page", () => {
  expect(documents).toEqual(expect.arrayContaining(allPages.map(fileOf)));
});

test("each document has a compressed copy", () => {
  for (const file of documents)
    for (const ending of ["br", "gz"]) expect(statSync(pathOf(`${file}.${ending}`)).size).toBeGreaterThan(500);
});

test("the sitemap lists exactly the existing documents, by their routes", () => {
  const sitemap = parse("sitemap.xml", "application/xml");
  const listed = texts(sitemap, "url > loc").map((address) => address?.slice(brand.url.length) ?? "");
  expect(listed).toEqual(expect.arrayContaining(routes));
  expect([...listed, "/404"].map(fileOf).sort()).toEqual(documents);
  const changes = Object.fromEntries(
    all(sitemap, "url").map((url) => [
      url.querySelector("loc")?.textContent?.slice(brand.url.length),
      url.querySelector("lastmod")?.textContent,
    ]),
  );
  for (const { route } of articleFacts) expect(changes[route], route).toBe(changedOn(route));
});

test("robots.txt allows everything and names the sitemap", () => {
  expect(read("robots.txt").trim().split("\n")).toEqual([
    "User-agent: *",
    "Allow: /",
    `Sitemap: ${brand.url}/sitemap.xml`,
  ]);
});

test("the feed contains the articles, newest first", () => {
  const feed = parse("feed.xml", "application/xml");
  const entries = all(feed, "entry").map((entry) =>
    ["id", "title", "published", "author > name"].map((name) => entry.querySelector(name)?.textContent),
  );
  for (const { route, title, date } of articleFacts)
    expect(entries).toContainEqual([`${brand.url}${route}`, title, `${date}T00:00:00.000Z`, author]);
  const published = texts(feed, "entry > published");
  expect(published).toEqual(published.toSorted().reverse());
  const days = articleFacts.map(({ route }) => changedOn(route));
  expect(texts(feed, "feed > updated")).toEqual([`${days.toSorted().at(-1)}T00:00:00.000Z`]);
  for (const entry of all(feed, "entry")) {
    const route = entry.querySelector("id")?.textContent?.slice(brand.url.length) ?? "";
    expect(entry.querySelector("updated")?.textContent, route).toBe(`${changedOn(route)}T00:00:00.000Z`);
    // The whole text, without relative URLs.
    const content = entry.querySelector("content")?.textContent ?? "";
    const told = documentOf(route).createElement("div");
    told.innerHTML = content;
    const text = textOf(told);
    for (const block of all(documentOf(route), ".prose > :is(p, h2, ul, pre)"))
      expect(text, route).toContain(textOf(block));
    expect(content, route).not.toMatch(/ (href|src|srcset)="\/(?!\/)/);
  }
  expect(attributes(feed, 'feed > link[rel="self"]', "href")).toEqual([`${brand.url}/feed.xml`]);
});

test("llms.txt lists every page with its title and description", () => {
  const text = read("llms.txt");
  expect(text).toMatch(new RegExp(`^# ${literally(brand.name)}\n\n> `));
  for (const route of routes) {
    const { head } = documentOf(route);
    const [description = ""] = attributes(head, 'meta[name="description"]', "content");
    expect(text, route).toContain(`(${brand.url}${route}): ${description}\n`);
  }
});

test("licenses.txt has the notices of all third-party parts of scripts, styles, drawings and the font", () => {
  const text = read("licenses.txt");
  for (const [name, notice] of [
    ["react-dom", "Copyright (c) Meta Platforms, Inc. and affiliates."],
    ["@rjsf/core", "Apache License"],
    ["react-toastify", "Copyright (c) Fadi Khadra"],
    ["bootstrap", "The Bootstrap Authors"],
    ["bootstrap-icons", "The Bootstrap Authors"],
    ["@fontsource-variable/instrument-sans", "SIL OPEN FONT LICENSE"],
  ] as const) {
    const [part = ""] = text.split(`\n\n${"-".repeat(72)}\n\n`).filter((one) => new RegExp(`^${name} `, "m").test(one));
    expect(part, name).toContain(notice);
  }
});

describe("icons", () => {
  const wanted: { [file: string]: number } = { "icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180 };

  test("the web manifest names the brand, and icons that exist", () => {
    const manifest: { name: string; start_url: string; icons: { src: string; sizes: string }[] } = JSON.parse(
      read("site.webmanifest"),
    );
    expect(manifest).toMatchObject({ name: brand.name, start_url: "/" });
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512"]);
    for (const { src } of manifest.icons) expect(files).toContain(src.slice(1));
  });

  test("every page links to them", () => {
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
