/** The reasons to reject a page, and which pages are listed for search engines. */
import { expect, test } from "vitest";
import type { Page } from "../page.ts";
import { indexed, loadPage, readArticles } from "./page-data.ts";
import { pageIn } from "./routes.ts";

const meta = { title: "A page", description: "That is only tested.", keywords: [] };

test.each(["article", "prose"] as const)("a page with a section of kind %s has a text", async (kind) => {
  const page: Page = { meta, sections: [{ kind }] };
  await expect(loadPage({ path: "/no-text", kind: "page", load: async () => page })).rejects.toThrow(
    `the page /no-text\n  expected: a text for its section of kind "${kind}"`,
  );
});

test("a page shows the text beside it", async () => {
  const page: Page = { meta, sections: [{ kind: "hero", title: "Privacy", text: "A text." }] };
  await expect(loadPage({ path: "/privacy-policy", kind: "page", load: async () => page })).rejects.toThrow(
    "the page /privacy-policy\n  expected: a section that shows the Markdown beside it",
  );
});

test.each([
  [{ meta }, "none"],
  [{ meta, sections: [{ kind: "hero", title: "Of {{ brand.name }}" }] }, "{{brand.name}}"],
])("a definition has sections, and values by import: %j", (page, found) => {
  const refused = () => pageIn("../../pages/a.ts", page as Page);
  expect(refused).toThrow(/^pages\/a\.ts\n {2}expected: a (page|definition)/);
  expect(refused).toThrow(`found:    ${found}\n`);
});

test.each([
  ["Caf\ufffd au lait", "Caf\ufffd"],
  ["A\0b", "\\u0000b"],
  ["A \ud83d", "\\ud83d"],
])("a definition has no remains of another encoding: %j", (title, found) => {
  const page: Page = { meta: { ...meta, title }, sections: [] };
  expect(() => pageIn("../../pages/a.ts", page)).toThrow(
    `pages/a.ts\n  expected: a definition in UTF-8, without control characters\n  found:    "${found}"\n`,
  );
});

test("a definition may show how such signs are written, and has lines and letters of any kind", () => {
  const page: Page = { meta: { ...meta, title: "\\u0000 or \\b\n\t\ud83d\ude80" }, sections: [] };
  expect(pageIn("../../pages/a.ts", page)).toBe(page);
});

test("a page below the blog is an article", async () => {
  const page: Page = { meta, sections: [] };
  await expect(readArticles([{ path: "/blog/authors", kind: "page", load: async () => page }])).rejects.toThrow(
    'the page /blog/authors\n  expected: an article: the blog lists every page below /blog\n  found:    no "article"',
  );
});

test.each(["2026-1-5", "5 January 2026", "2026-02-30", undefined])("an article has a date, which %s is not", (day) => {
  const one = { date: day, readTime: "5 min", title: "An article" } as NonNullable<Page["article"]>;
  const updated = { date: String(day), note: "More." };
  for (const article of [one, { ...one, date: "2026-01-05", updated }])
    expect(() => pageIn("../../pages/a.ts", { meta, article, sections: [] })).toThrow(
      "pages/a.ts\n  expected: article dates in the form 2026-11-21",
    );
});

test("what a section of kind article shows is there", () => {
  expect(() => pageIn("../../pages/a.ts", { meta, sections: [{ kind: "article" }] })).toThrow('with an "article"');
});

test("a section shows a picture that there is", async () => {
  const page: Page = { meta, sections: [{ kind: "figure", figure: "nonsuch" }] };
  await expect(loadPage({ path: "/a", kind: "page", load: async () => page })).rejects.toThrow(
    'the page /a\n  expected: the name of a picture: a file in a folder figures beside the pages\n  found:    "nonsuch"',
  );
});

test.each(["3", "min", ""])("what there is to read says how long it takes, which %j does not", (readTime) => {
  const article = { date: "2026-11-21", readTime, title: "A text" } as NonNullable<Page["article"]>;
  const docs = { kind: "docs", groups: [{ items: [{ readTime, title: "A text" }] }] } as unknown as Page["sections"][0];
  for (const page of [
    { meta, article, sections: [] },
    { meta, sections: [docs] },
  ])
    expect(() => pageIn("../../pages/a.ts", page)).toThrow(
      `pages/a.ts\n  expected: a "readTime" of a number and its unit, "5 min", as pages show it\n  found:    ${JSON.stringify(readTime)} of "A text"`,
    );
});

test.each(["x", " ", "Prices"])("search engines are not shown a description such as %j", (description) => {
  expect(() => pageIn("../../pages/a.ts", { meta: { ...meta, description }, sections: [] })).toThrow(
    `pages/a.ts\n  expected: a "description" that search engines can show\n  found:    ${JSON.stringify(description)}`,
  );
});

test("search engines are not told of a page that is marked noindex", async () => {
  const [shown, hidden] = [false, true].map((noindex) => ({
    path: `/${noindex}`,
    kind: "page" as const,
    load: async (): Promise<Page> => ({ meta: { ...meta, noindex }, sections: [] }),
  }));
  expect(shown && hidden && (await indexed([shown, hidden]))).toEqual([shown]);
});
