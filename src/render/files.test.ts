/** The files beside the pages as the site grows. */
import { expect, it } from "vitest";
import { brand } from "../site.ts";
import { feed, sitemap } from "./files.ts";

const addresses = (xml = "") => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address);

it("has one sitemap while its routes fit into one", async () => {
  const files = await sitemap(["/", "/a"], [], 2);
  expect(Object.keys(files)).toEqual(["sitemap.xml"]);
  expect(addresses(files["sitemap.xml"])).toEqual([`${brand.url}/`, `${brand.url}/a`]);
});

it("parts a sitemap that is too large, each route in one of the parts, and lists these", async () => {
  const files = await sitemap(["/", "/a", "/b", "/c", "/d"], [], 2);
  expect(files["sitemap.xml"]).toContain("<sitemapindex");
  const parts = ["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"];
  expect(addresses(files["sitemap.xml"])).toEqual(parts.map((file) => `${brand.url}/${file}`));
  expect(parts.flatMap((file) => addresses(files[file]))).toEqual(
    ["/", "/a", "/b", "/c", "/d"].map((path) => brand.url + path),
  );
});

it("lists all pages of what there is in several languages, and the one for everybody else", async () => {
  const pages = [
    { lang: "en", href: "/a" },
    { lang: "de", href: "/de/a" },
  ];
  const files = await sitemap(["/", "/a", "/de/a"], [], undefined, new Map(pages.map(({ href }) => [href, pages])));
  const [home = "", ...others] = files["sitemap.xml"]?.match(/<url>.*?<\/url>/g) ?? [];
  expect(home).not.toContain("xhtml:link");
  const linksOf = (entry: string) =>
    Array.from(entry.matchAll(/hreflang="(\S+)" href="(\S+)"/g), ([, ...link]) => link);
  const links = [...pages, { lang: "x-default", href: "/a" }].map(({ lang, href }) => [lang, brand.url + href]);
  expect(others.map(linksOf)).toEqual([links, links]);
});

it("has the newest articles in the feed, and no more than a reader wants", async () => {
  const article = {
    title: "T",
    excerpt: "E",
    author: "A",
    date: "2026-01-01",
    readTime: "1 min",
    icon: "tags",
  } as const;
  const listed = Array.from({ length: 3000 }, (_, index) => ({
    path: `/blog/${index}`,
    article: { ...article, category: "Automation" as const, tags: [], featured: false, related: [] },
  }));
  const entries = (await feed(listed)).match(/<id>[^<]*\/blog\/\d+<\/id>/g);
  expect(entries).toHaveLength(50);
  expect(entries?.[0]).toContain("/blog/0<");
});
