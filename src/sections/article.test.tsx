/** The head and the foot of an article. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { PageData } from "../content/page-data.ts";
import type { Link } from "../page.ts";
import { ArticleView } from "./article.tsx";

function drawn(html: string, related: Link[] = []): string {
  const article = {
    title: "A",
    excerpt: "B.",
    category: "C",
    author: "D",
    date: "2024-01-03",
    readTime: "7 min",
    tags: [],
    related,
  };
  const data = { page: { article }, body: { html, headings: [] }, covers: {} } as unknown as PageData;
  return renderToStaticMarkup(<ArticleView data={data} />);
}

/** The text beside the author. */
const timeOf = (html: string) => /<span>(\d+ min read[^<]*)/.exec(drawn(html))?.[1];

it("says that the time to read is with the code where there is any", () => {
  expect(timeOf('<p>Words.</p><pre class="code" role="group"><code>ls</code></pre>')).toBe("7 min read, code included");
  expect(timeOf("<p>Words, and a <code>word</code> of code.</p>")).toBe("7 min read");
});

it("has no heading and no list of nothing", () => {
  expect(drawn("<p>Words.</p>")).not.toMatch(/Read next|<ul/);
  expect(drawn("<p>Words.</p>", [{ label: "Another", href: "/blog/another" }])).toContain("Read next");
});
