/** Links that lead nowhere, each with what is said of it. */
import { expect, test } from "vitest";
import { elementsOf } from "../../html.ts";
import { brand } from "../../site.ts";
import { brokenIn, linkedIn, type Targets } from "./links.ts";

const anchors: { [route: string]: string[] } = { "/about": ["team", "values", "ä"], "/prices": [] };
const targets: Targets = {
  routes: new Set(["/", "/prices", "/estimate", ...Object.keys(anchors)]),
  isFile: (path) => ["feed.xml", "downloads/guide.pdf"].includes(path),
  idsOf: (route) => new Set(anchors[route]),
};

const brokenBy = (markup: string) => brokenIn({ path: "/about", ...linkedIn(elementsOf(markup)) }, targets);

const right = [
  ...["/", "/prices", "/prices/", "/estimate?services=CI%2FCD#", "?a=b", "#team", "/about#values", "#%C3%A4"],
  ...[
    "/feed.xml",
    "/downloads/guide.pdf",
    "#",
    "#top",
    "/prices#Top",
    "mailto:a@b.example",
    "HTTPS://else.example/x",
    "//else.example/x",
    "tel:+1",
  ],
];

test.each(right)("%j leads somewhere", async (href) => {
  expect(await brokenBy(`<a href="${href}">x</a>`)).toEqual([]);
});

test("a path without its first / is told as it is from the root, where it leads nowhere from its page", async () => {
  const links = linkedIn(elementsOf('<a href="prices#day">x</a><a href="downloads/guide.pdf">y</a>'));
  expect(await brokenIn({ path: "/services/devops", ...links }, targets)).toMatchObject([
    { fix: 'write "/prices#day"' },
    { fix: 'write "/downloads/guide.pdf"' },
  ]);
});

test.each([
  ["/price", 'write "/prices"'],
  ["/Estimate", 'write "/estimate"'],
  ["/about#teäm", 'write "/about#team"'],
  ["#a\u0308", 'copy "ä" from there: it looks alike, but a letter and its mark are one character in only one of both'],
  ["#größe", 'give a section the "id" "größe", or link to the page alone'],
  ["price.md", 'write "/prices"'],
  ["prices", 'write "/prices"'],
  ["./prices?a=b#c", 'write "/prices?a=b#c"'],
  ["../feed.xml", 'write "/feed.xml"'],
  [
    "/careers/jobs#open",
    "write pages/careers/jobs.ts, remove the link, or write the whole address, https://…, if something else answers there",
  ],
  [
    "/downloads/a.pdf",
    "write papers/a.md, remove the link, or write the whole address, https://…, if something else answers there",
  ],
  [
    "/downloads/b/a.pdf",
    "write papers/b/a.md, remove the link, or write the whole address, https://…, if something else answers there",
  ],
  [
    "/photo.png",
    "write the card of a page, /cards/<route>.png, or the whole address, https://…, of a picture elsewhere",
  ],
  ["#teams", 'write "#team"'],
  ["/about#Values", 'write "/about#values"'],
  ["/prices#by-day", 'give a section the "id" "by-day", or link to the page alone'],
  ["/%zz", "remove the link, or write the whole address, https://…, if something else answers there"],
  ["htps://else.example/x", 'write "https://else.example/x"'],
  ["javascript:alert(1)", 'write the whole address, "https://…", or the path of a page'],
  ["", "write its target, or the text without a link"],
  ["#%zz", 'give a section the "id" "%zz", or link to the page alone'],
])("%j leads nowhere", async (href, fix) => {
  const found = JSON.stringify(href);
  expect(await brokenBy(`<a href="${href}">x</a><a href="${href}">y</a>`)).toMatchObject([{ href, found, fix }]);
});

test("metadata names pages and cards of this site that there are, or other sites", async () => {
  const head = (canonical: string, image: string) =>
    `<link rel="canonical" href="${canonical}"><meta property="og:image" content="${image}"><meta property="og:url" content="${canonical}">`;
  const { url } = brand;
  for (const card of ["/cards/prices.png", "/cards/index.png", "/cards/about.png", "/feed.xml"])
    expect(await brokenBy(head(`${url}/prices`, url + card))).toEqual([]);
  expect(await brokenBy(head("https://else.example/a", "https://else.example/a.png"))).toEqual([]);
  const told = await brokenBy(head(`${url}/price`, `${url}/cards/nobody.png`));
  expect(told.map(({ href }) => href)).toEqual(["/price", "/cards/nobody.png"]);
});

test("pictures are the build's own, since a page's policy allows no others", async () => {
  const own = '<img src="/assets/chart-a1b2.svg"><img src="data:image/svg+xml,x">';
  expect(await brokenBy(own)).toEqual([]);
  const shown = await brokenBy(`${own}<img src="chart.png"><img src="https://else.example/a.png">`);
  expect(shown.map(({ href }) => href)).toEqual(["chart.png", "https://else.example/a.png"]);
});

test("the knowledge base lists articles that are not written yet, and nobody else does", async () => {
  const link = '<a href="/knowledge-base/nat">x</a>';
  expect(await brokenBy(`<div class="knowledge"><ul><li>${link}</li></ul></div>`)).toEqual([]);
  expect(await brokenBy(link)).toHaveLength(1);
});
