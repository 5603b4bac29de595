/**
 * The blog's filter on one of several pages, which this site has too few articles for.
 * @vitest-environment happy-dom
 */
import { afterEach, expect, it } from "vitest";
import { hydrate } from "./filter.ts";

// Other test files share this document.
afterEach(() => {
  document.body.innerHTML = "";
});

/** A page with articles of some categories between two others. */
async function pageOf(...categories: string[]) {
  document.body.innerHTML = `
    <button value="All" aria-pressed="true">All</button><button value="Automation">Automation</button>
    <p class="visually-hidden" role="status"></p>
    ${categories.map((category) => `<article data-category="${category}"></article>`).join("")}
    <nav><a rel="prev" href="/blog">Newer articles</a><a rel="next" href="/blog/page/3">Older articles</a></nav>`;
  await hydrate(document.body);
  const [all, automation] = document.querySelectorAll("button");
  const links = () => Array.from(document.querySelectorAll("a"), ({ href }) => href.replace(location.origin, ""));
  return { all, automation, links, status: document.querySelector("p") };
}

it("keeps its choice on the pages of newer and older articles", async () => {
  const { all, automation, links } = await pageOf("Automation", "Multi-Cloud");
  automation?.click();
  expect(links()).toEqual(["/blog?category=Automation", "/blog/page/3?category=Automation"]);
  all?.click();
  expect(links()).toEqual(["/blog", "/blog/page/3"]);
});

it("says in sight that a page has none of a category", async () => {
  const { all, automation, status } = await pageOf("Multi-Cloud");
  automation?.click();
  expect(status?.textContent).toBe("0 articles in Automation on this page");
  expect(status?.className).toBe("");
  all?.click();
  expect(status?.className).toBe("visually-hidden");
});
