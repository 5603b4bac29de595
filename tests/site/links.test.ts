/**
 * Links to other sites, deep links, and which links exist. The build itself rejects links that lead nowhere
 * (src/build/links).
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { brand } from "../../src/site.ts";
import { all, allPages, attributes, documentOf, files, partsOf, texts } from "./dist.ts";
import { social } from "./facts/frame.ts";
import { categories, popular, slugOf, unanswered } from "./facts/knowledge.ts";
import { articles, forms, routes } from "./routes.ts";

/** Permitted links to other sites. */
const outside = [brand.phone.href, brand.hotline.href, `mailto:${brand.email}`, `mailto:${brand.securityEmail}`];

/** The vendors whose own pages an article may cite. */
const vendors = [
  "aws.amazon.com",
  "docs.aws.amazon.com",
  "docs.cloud.google.com",
  "learn.microsoft.com",
  "focus.finops.org",
  "registry.terraform.io",
];

/** Whether a link is a source that an article cites. */
const isSource = (link: Element, href: string): boolean =>
  link.closest(".article .prose") !== null && href.startsWith("https://") && vendors.includes(new URL(href).hostname);

/** The part of a field's schema that matters for deep links. */
interface Field {
  enum?: string[];
  items?: { enum?: string[] };
  $ref?: string;
}

const fieldsOf = (route: string): { [name: string]: Field } =>
  JSON.parse(readFileSync(`schemas${route}.schema.json`, "utf8")).properties;

/** The errors in a deep link's parameters. */
function wrongParameters(route: string, search: URLSearchParams): string[] {
  const fields = fieldsOf(route);
  return [...search].flatMap(([name, value]) => {
    const field = fields[name];
    if (!field || name === "formName") return [`${route} has no field ${name}`];
    const allowed = field.enum ?? field.items?.enum;
    return allowed && !allowed.includes(value) ? [`${name} of ${route} cannot be ${value}`] : [];
  });
}

/** The errors in a link of a page; empty when it is valid. */
function wrong(page: string, link: Element): string[] {
  const href = link.getAttribute("href") ?? "";
  if (href === "#") return link.closest(".social") ? [] : ["leads nowhere"];
  if (isSource(link, href)) return [];
  // A mail without recipient contains only a link to this site.
  const [, sent] = /^mailto:\?subject=[^&]+&body=([^&]+)$/.exec(href) ?? [];
  const shared = decodeURIComponent(sent ?? "");
  if (shared.startsWith(`${brand.url}/`)) return wrongSearch(page, shared.slice(brand.url.length));
  // If the site is served elsewhere, as before it goes live, such a link would lead visitors away.
  if (href.startsWith(brand.url)) return ["leads to this site by its whole address"];
  // Projects may link to any other site.
  if (href.startsWith("https://")) return [];
  if (/^[a-z]+:/.test(href)) return outside.includes(href.replace(/\?subject=[^&]+$/, "")) ? [] : ["leads outside"];
  return wrongSearch(page, href);
}

/** The errors in the parameters of a URL of this site on a page. */
function wrongSearch(page: string, href: string): string[] {
  const { pathname, search, searchParams } = new URL(href, `${brand.url}${page}`);
  if (!search) return [];
  return forms.includes(pathname) ? wrongParameters(pathname, searchParams) : ["parameters of a page without a form"];
}

describe("links", () => {
  for (const page of allPages)
    test(page, () => {
      const found = all(documentOf(page), "a").flatMap((link) =>
        wrong(page === "/404" ? "/" : page, link).map((fault) => `${link.getAttribute("href")}: ${fault}`),
      );
      expect(found).toEqual([]);
    });

  test("every article cites its vendors' own pages", () => {
    for (const route of articles) {
      const cited = all(documentOf(route), ".article .prose a").filter((link) =>
        isSource(link, link.getAttribute("href") ?? ""),
      );
      expect(cited.length, route).toBeGreaterThan(2);
    }
  });

  test("every link has an address", () => {
    for (const page of allPages) expect(all(documentOf(page), "a:not([href])"), page).toEqual([]);
  });

  test("the only links that lead nowhere, on purpose, are those to social networks whose pages are not known yet", () => {
    const unknown = social.filter(([, href]) => href === "#");
    expect(unknown.length).toBeGreaterThanOrEqual(2);
    for (const page of allPages)
      expect(attributes(documentOf(page), 'a[href="#"]', "href"), page).toHaveLength(unknown.length);
  });

  test("only the knowledge base links to missing paths: 25 articles, 5 categories", () => {
    const titles = [...categories.flatMap(([, , articles]) => articles), ...popular];
    expect(unanswered).toHaveLength(titles.length + categories.length);
    expect(unanswered.slice(0, titles.length)).toEqual(titles.map((title) => `/knowledge-base/${slugOf(title)}`));
    const hrefs = attributes(documentOf("/knowledge-base"), "main a", "href");
    expect(hrefs.filter((href) => href.startsWith("/knowledge-base/"))).toHaveLength(30);
    for (const path of unanswered) expect(files).not.toContain(`${path.slice(1)}/index.html`);
  });

  test("every route of the specification is at most two links from the home page", () => {
    const reached = new Set(["/"]);
    // The further pages of a list count as its first one.
    for (const _step of ["first", "second"])
      for (const page of [...reached].flatMap(partsOf))
        for (const href of attributes(documentOf(page), "a", "href")) {
          const { pathname, origin } = new URL(href, `${brand.url}${page}`);
          if (origin === brand.url && routes.includes(pathname)) reached.add(pathname);
        }
    expect([...reached]).toEqual(expect.arrayContaining(routes));
  });

  test("links with the same words on a page lead to the same place", () => {
    for (const page of allPages) {
      const targets = new Map<string, Set<string>>();
      for (const link of all(documentOf(page), "a[href]:not([href='#'])")) {
        const words = (link.getAttribute("aria-label") ?? link.textContent ?? "").trim();
        targets.set(words, (targets.get(words) ?? new Set()).add(link.getAttribute("href") ?? ""));
      }
      expect(
        [...targets].filter(([, { size }]) => size > 1).map(([words, to]) => [words, ...to]),
        page,
      ).toEqual([]);
    }
  });
});

test("a service page's deep link into the estimate form chooses its service", () => {
  for (const route of routes.filter((path) => path.startsWith("/services/"))) {
    const deep = all(documentOf(route), 'main a[href^="/estimate?"]');
    expect(deep.length, route).toBeGreaterThan(0);
    const [name] = texts(documentOf(route), `.services-panel a[href="${route}"]`);
    for (const link of deep)
      expect(new URL(link.getAttribute("href") ?? "", brand.url).searchParams.getAll("services"), route).toEqual([
        name,
      ]);
  }
});
