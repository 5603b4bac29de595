/** The head of an article. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { PageData } from "../content/page-data.ts";
import { ArticleView } from "./article.tsx";

/** What stands beside the author. */
function timeOf(html: string): string | undefined {
  const article = {
    title: "A",
    excerpt: "B.",
    category: "C",
    author: "D",
    date: "2024-01-03",
    readTime: "7 min",
    tags: [],
    related: [],
  };
  const data = { page: { article }, body: { html, headings: [] }, covers: {} } as unknown as PageData;
  const markup = renderToStaticMarkup(<ArticleView data={data} />);
  return /<span>(\d+ min read[^<]*)/.exec(markup)?.[1];
}

it("says that the time to read is with the code where there is any", () => {
  expect(timeOf('<p>Words.</p><pre class="code" role="group"><code>ls</code></pre>')).toBe("7 min read, code included");
  expect(timeOf("<p>Words, and a <code>word</code> of code.</p>")).toBe("7 min read");
});
