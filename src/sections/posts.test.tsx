/** The blog's listing for any number of articles. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { listedOn, pageCount, partOf, routeOfPart } from "../content/listing.ts";
import type { ListedArticle } from "../content/page-data.ts";
import type { Page } from "../page.ts";
import { Posts } from "./posts.tsx";

const article = (number: number): ListedArticle => ({
  path: `/blog/${number}`,
  article: {
    title: `Article ${number}`,
    excerpt: "What it says.",
    category: "Automation",
    author: "Somebody",
    date: "2024-01-03",
    readTime: "5 min",
    tags: [],
    icon: "graph-up",
    featured: false,
  } as unknown as ListedArticle["article"],
});

/** What a page of such a listing shows. */
function drawn(count: number, number: number): { articles: string[]; nav: string | undefined } {
  const part = { number, of: pageCount(count) };
  const articles = listedOn(
    Array.from({ length: count }, (_, index) => article(index)),
    part,
  );
  const html = renderToStaticMarkup(<Posts section={{ kind: "posts", title: "Latest" }} data={{ articles, part }} />);
  const [nav] = /<nav.*<\/nav>/.exec(html) ?? [];
  return { articles: html.match(/href="\/blog\/\d+"/g) ?? [], nav };
}

it("shows no filter of nothing before the first article", () => {
  const drawnWith = (articles: ListedArticle[]) =>
    renderToStaticMarkup(<Posts section={{ kind: "posts", title: "Latest" }} data={{ articles }} />);
  expect(drawnWith([])).toBe("");
  expect(drawnWith([article(1)])).toContain("Article 1");
});

it("lists what there is room for, and says nothing of further pages", () => {
  expect(drawn(24, 1)).toEqual({ articles: expect.any(Array), nav: undefined });
  expect(drawn(24, 1).articles).toHaveLength(24);
});

it("lists every article once, over pages that lead to one another", () => {
  const count = 2 * 24 + 1;
  const pages = [1, 2, 3].map((number) => drawn(count, number));
  expect(new Set(pages.flatMap(({ articles }) => articles)).size).toBe(count);
  const [first = "", second = "", last = ""] = pages.map(({ nav }) => nav);
  expect(first).toContain(`<a rel="next" href="${routeOfPart(2)}">`);
  expect(first).not.toContain("prev");
  expect(second).toContain(`<a rel="prev" href="/blog">`);
  expect(second).toContain("Page 2 of 3");
  expect(last).not.toContain("next");
});

it("has on further pages the list alone, under a title of its own", () => {
  const page = {
    meta: { title: "Blog", description: "All of it.", keywords: [] },
    sections: [{ kind: "hero", title: "Blog" }, { kind: "posts", title: "Latest" }, { kind: "newsletter" }],
  } as unknown as Page;
  expect(partOf(page, { number: 1, of: 2 })).toBe(page);
  const second = partOf(page, { number: 2, of: 2 });
  expect(second.meta.title).toBe("Blog, page 2 of 2");
  expect(second.sections.map(({ kind }) => kind)).toEqual(["hero", "posts"]);
});
