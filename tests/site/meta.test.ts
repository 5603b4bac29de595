/** Every page's metadata for search engines and social networks (the spec's "Page metadata"). */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { literally } from "../../src/engine/schema/literally.ts";
import { brand } from "../../src/site.ts";
import { all, allPages, attributes, documentOf, files, one, pathOf } from "./dist.ts";
import { articleFacts, author } from "./facts/blog.ts";
import { routes } from "./routes.ts";

/** The content of a unique `meta` tag. */
const meta = (route: string, name: string): string =>
  one(documentOf(route).head, `meta[name="${name}"], meta[property="${name}"]`).getAttribute("content") ?? "";

const titleOf = (route: string) => one(documentOf(route).head, "title").textContent ?? "";

/** The length of a text as if the brand had eight letters: pages cannot help it if search results cut off a longer one. */
const lengthOf = (text: string): number => text.replaceAll(brand.name, "8letters").length;

/** Expects a title to end with the brand, and to be short enough for search results. */
function expectTitle(title: string): void {
  expect(title).toMatch(new RegExp(`\\S.* \\| ${literally(brand.name)}$`));
  expect(lengthOf(title), title).toBeGreaterThanOrEqual(30);
  expect(lengthOf(title), title).toBeLessThanOrEqual(60);
}

/** The size in a PNG file's header. */
function sizeOf(png: string): { width: number; height: number } {
  const bytes = readFileSync(pathOf(png));
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

describe("every page's head", () => {
  for (const route of routes)
    test(route, () => {
      const { documentElement, head } = documentOf(route);
      const title = titleOf(route);
      const description = meta(route, "description");
      const canonical = `${brand.url}${route}`;
      expect(documentElement.getAttribute("lang")).toBe("en");
      expect(head.querySelector("meta")?.getAttribute("charset")).toBe("utf-8");
      expect(meta(route, "viewport")).toBe("width=device-width,initial-scale=1");
      expectTitle(title);
      expect(lengthOf(description)).toBeGreaterThanOrEqual(50);
      expect(lengthOf(description), description).toBeLessThanOrEqual(160);
      expect(meta(route, "keywords").split(", ").filter(Boolean).length).toBeGreaterThanOrEqual(3);
      expect(meta(route, "robots")).toBe("index,follow");
      expect(attributes(head, 'link[rel="canonical"]', "href")).toEqual([canonical]);
      expect(meta(route, "og:site_name")).toBe(brand.name);
      expect(meta(route, "og:type")).toBe(
        articleFacts.some((article) => article.route === route) ? "article" : "website",
      );
      expect(meta(route, "og:url")).toBe(canonical);
      expect(meta(route, "twitter:card")).toBe("summary_large_image");
      for (const [name, value] of [
        ["title", title],
        ["description", description],
      ] as const)
        expect([meta(route, `og:${name}`), meta(route, `twitter:${name}`)]).toEqual([value, value]);
    });

  test("no two pages share a title or a description", () => {
    for (const values of [allPages.map(titleOf), allPages.map((route) => meta(route, "description"))])
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  test("the not-found page is not indexed, and has no canonical URL", () => {
    const { head } = documentOf("/404");
    expect(meta("/404", "robots")).toBe("noindex,follow");
    expect(all(head, 'link[rel="canonical"]')).toEqual([]);
    expectTitle(titleOf("/404"));
    for (const name of ["description", "keywords", "og:title", "twitter:title"])
      expect(meta("/404", name)).not.toBe("");
  });
});

describe("the card for sharing a page", () => {
  for (const route of allPages)
    test(route, () => {
      const image = meta(route, "og:image");
      expect(meta(route, "twitter:image")).toBe(image);
      expect(image.startsWith(`${brand.url}/cards/`)).toBe(true);
      const file = image.slice(brand.url.length + 1);
      expect(files).toContain(file);
      expect(sizeOf(file)).toEqual({ width: 1200, height: 630 });
      expect([meta(route, "og:image:width"), meta(route, "og:image:height")]).toEqual(["1200", "630"]);
    });

  test("each page has its own", () => {
    const images = allPages.map((route) => meta(route, "og:image"));
    expect(new Set(images).size).toBe(allPages.length);
  });
});

describe("article tags", () => {
  for (const { route, category, date } of articleFacts)
    test(route, () => {
      expect(meta(route, "article:published_time")).toBe(date);
      expect(meta(route, "article:author")).toBe(author);
      expect(meta(route, "article:section")).toBe(category);
      const tags = attributes(documentOf(route).head, 'meta[property="article:tag"]', "content");
      expect(tags.length).toBeGreaterThanOrEqual(2);
      expect(new Set(tags).size).toBe(tags.length);
    });

  test("the date of an article's review is in its metadata, if the article has a note on it", () => {
    const noted = articleFacts.filter(({ route }) => all(documentOf(route), ".article-updated").length > 0);
    expect(noted.length).toBeGreaterThan(0);
    for (const { route, date } of articleFacts) {
      const shown = attributes(documentOf(route), ".article-updated time", "datetime");
      const told = attributes(documentOf(route).head, 'meta[property="article:modified_time"]', "content");
      expect(told, route).toEqual(shown);
      for (const day of told) expect(day > date, route).toBe(true);
    }
  });

  test("are on articles only", () => {
    const others = routes.filter((route) => !articleFacts.some((article) => article.route === route));
    for (const route of others) expect(all(documentOf(route).head, 'meta[property^="article:"]'), route).toEqual([]);
  });
});
