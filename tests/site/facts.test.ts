/** Every fact of the specification is on its built page. */
import { describe, expect, test } from "vitest";
import { all, allPages, attributes, documentOf, links, one, partsOf, textOf, texts } from "./dist.ts";
import type { PageFacts } from "./fact.ts";
import { articleFacts, author } from "./facts/blog.ts";
import { docTypes } from "./facts/documentation.ts";
import { formPages } from "./facts/forms.ts";
import {
  footerContact,
  footerGroups,
  headerButtons,
  headerLinks,
  missing,
  serviceLinks,
  social,
} from "./facts/frame.ts";
import { categories, slugOf, slugs } from "./facts/knowledge.ts";
import { serviceShape } from "./facts/services.ts";
import { facts } from "./facts.ts";
import { routes, services } from "./routes.ts";

const mainOf = (route: string) => one(documentOf(route), "main");

/** The names and values of a `dl`. */
const pairsOf = (main: Element, selector: string) => {
  const list = one(main, selector);
  const values = texts(list, "dd");
  return texts(list, "dt").map((name, index) => [name, values[index]]);
};

function check(page: PageFacts): void {
  const main = mainOf(page.route);
  // A list may continue on further pages; everything else is repeated there.
  const found = <Found>(selector: string, find: (main: Element, selector: string) => Found[]): Found[] =>
    (selector.startsWith(".posts ") ? partsOf(page.route) : [page.route]).flatMap((part) =>
      find(mainOf(part), selector),
    );
  const read = textOf(main);
  expect(texts(main, "h1")).toEqual([page.h1]);
  for (const words of page.says ?? []) expect(read).toContain(words);
  for (const link of page.links ?? []) expect(links(main)).toContainEqual(link);
  for (const [selector, wanted] of Object.entries(page.linkLists ?? {}))
    expect(links(main, selector), selector).toEqual(wanted);
  for (const [selector, wanted] of Object.entries(page.linksAmong ?? {})) {
    const routes = wanted.map(([, route]) => route);
    expect(
      found(selector, links).filter(([, route]) => routes.includes(route)),
      selector,
    ).toEqual(wanted);
  }
  for (const [selector, wanted] of Object.entries(page.lists ?? {}))
    expect(found(selector, texts), selector).toEqual(wanted);
  for (const [selector, wanted] of Object.entries(page.pairs ?? {}))
    expect(pairsOf(main, selector), selector).toEqual(wanted);
  for (const [selector, wanted] of Object.entries(page.counts ?? {}))
    expect(found(selector, all).length, selector).toBe(wanted);
  for (const [selector, { name, values }] of Object.entries(page.attributes ?? {}))
    expect(attributes(main, selector, name), selector).toEqual(values);
}

test("there are facts of every route of the specification, once", () => {
  const told = facts.map(({ route }) => route);
  expect(told).toEqual(expect.arrayContaining(routes));
  expect(new Set(told).size).toBe(told.length);
});

describe("facts", () => {
  for (const page of facts) test(page.route, () => check(page));
  test("a missing path", () => check(missing));
});

describe("service pages", () => {
  for (const { label, route } of services)
    test(`${label} has the shape of all eight`, () => {
      const main = mainOf(route);
      const sections = [...main.children].map(({ className }) => serviceShape.find((name) => className.includes(name)));
      expect(sections).toEqual(serviceShape);
      expect(texts(main, ".section-process ol > li > h3")).toHaveLength(5);
      expect(all(main, ".section-technologies li").length).toBeGreaterThanOrEqual(12);
      expect(all(main, ".section-benefits dt").length).toBeGreaterThanOrEqual(4);
      expect(all(main, ".section-benefits dd").length).toBe(all(main, ".section-benefits dt").length);
    });
});

describe("the blog", () => {
  for (const [index, article] of articleFacts.entries())
    test(`the card of ${article.title}`, () => {
      expect(article.title.toLowerCase()).toContain(article.about.toLowerCase());
      const cards = partsOf("/blog").flatMap((part) => all(mainOf(part), ".posts > li"));
      const card = cards.find((one) => links(one).some(([, route]) => route === article.route));
      if (!card) throw new Error(`no card leads to ${article.route}`);
      expect(links(card)).toEqual([[article.title, article.route]]);
      const wanted = index === 0 ? `${article.category} Featured` : article.category;
      expect(texts(card, ".category")).toEqual([wanted]);
      expect(texts(card, ".facts span")).toEqual([author, `${article.minutes} min read`]);
      expect(attributes(card, "time", "datetime")).toEqual([article.date]);
      expect(texts(card, ".clamp-2")).toEqual([article.title]);
      expect(texts(card, ".clamp-3").join("").length).toBeGreaterThan(60);
      expect(all(card, ".tags li").length).toBeGreaterThanOrEqual(1);
      expect(all(card, ".tags li").length).toBeLessThanOrEqual(3);
      expect(attributes(mainOf(article.route), ".article-head time", "datetime")).toEqual([article.date]);
    });

  test("read times range from 5 to 10 minutes", () => {
    const minutes = articleFacts.map((article) => article.minutes);
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([5, 10]);
  });

  test("the alert's 20% is in a sample script", () => {
    const code = texts(mainOf("/blog/aws-cost-monitoring"), "pre").join("\n");
    expect(code).toContain('THRESHOLD = Decimal("0.20")');
    expect(code).toContain("before * THRESHOLD");
  });
});

describe("forms", () => {
  for (const { route, fields, values, chosen } of formPages)
    test(`${route} has the payload's fields and values`, () => {
      const form = one(mainOf(route), "form.form");
      const named = attributes(form, "[name]:not([type=hidden])", "name");
      expect(named.filter((name, index) => named.indexOf(name) === index)).toEqual(fields);
      for (const [field, wanted] of Object.entries(values)) {
        const found = [
          ...attributes(form, `select[name="${field}"] option`, "value"),
          ...attributes(form, `input[type="checkbox"][name="${field}"]`, "value"),
        ];
        expect(found.filter(Boolean), field).toEqual(wanted);
      }
      for (const [field, value] of Object.entries(chosen))
        expect(attributes(form, `select[name="${field}"] option[selected]`, "value")).toEqual([value]);
      expect(all(form, 'button[type="submit"]')).toHaveLength(1);
    });
});

test("every type of document is one the specification names, and all are used", () => {
  const used = texts(mainOf("/documentation"), ".doc .category");
  expect([...new Set(used)].sort()).toEqual([...docTypes].sort());
});

test("knowledge-base slugs follow the rule", () => {
  for (const [title, slug] of Object.entries(slugs)) expect(slugOf(title)).toBe(slug);
  for (const [title, , articles] of categories) expect(articles, title).toHaveLength(4);
});

describe("header and footer", () => {
  for (const route of allPages)
    test(route, () => {
      const document = documentOf(route);
      const header = one(document, "body header.site-header");
      expect(links(header, ".wide-menu .services-panel a")).toEqual(serviceLinks);
      expect(links(header, ".wide-menu > a")).toEqual(headerLinks);
      expect(links(header, ".navbar > .header-actions a")).toEqual(headerButtons);
      expect(links(header, ".small-menu a")).toEqual([...serviceLinks, ...headerLinks, ...headerButtons]);
      const footer = one(document, "body footer.site-footer");
      // Links to forms beyond the specification may follow.
      const groups = all(footer, "nav").map((nav) => [textOf(one(nav, "h2")), links(nav)] as const);
      expect(groups.map(([title]) => title)).toEqual(Object.keys(footerGroups));
      for (const [title, found] of groups)
        expect(found.slice(0, footerGroups[title]?.length), title).toEqual(footerGroups[title]);
      expect(links(footer)).toContainEqual([footerContact.email, `mailto:${footerContact.email}`]);
      expect(textOf(footer)).toContain(footerContact.place);
      const labels = attributes(footer, ".social a", "aria-label");
      expect(attributes(footer, ".social a", "href").map((href, index) => [labels[index], href])).toEqual(social);
      expect(all(document, "#toasts")).toHaveLength(1);
    });
});
