/** The structured data (JSON-LD) of every page: the organization, and what matches the page. */
import { describe, expect, test } from "vitest";
import { brand } from "../../src/site.ts";
import { documentOf, one, partsOf } from "./dist.ts";
import { articleFacts, author } from "./facts/blog.ts";
import { articles, routes, services } from "./routes.ts";

/** A node of the graph. */
interface Node {
  "@type": string;
  [property: string]: unknown;
}

/** The type of each page, besides the organization and the breadcrumb. */
const kinds: { [route: string]: string } = {
  "/": "WebSite",
  "/consulting": "Service",
  "/about-us": "AboutPage",
  "/blog": "Blog",
  "/contact": "ContactPage",
  ...Object.fromEntries(services.map(({ route }) => [route, "Service"])),
  ...Object.fromEntries(articles.map((route) => [route, "BlogPosting"])),
};

function graphOf(route: string): Node[] {
  const script = one(documentOf(route), 'script[type="application/ld+json"]');
  const data: { "@context": string; "@graph": Node[] } = JSON.parse(script.textContent ?? "");
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

/** The only node of a type. */
function nodeOf(route: string, type: string): Node {
  const [node, ...more] = graphOf(route).filter((candidate) => candidate["@type"] === type);
  if (!node || more.length > 0) throw new Error(`${route} has ${node ? 1 + more.length : "no"} ${type}`);
  return node;
}

describe("structured data", () => {
  for (const route of routes)
    test(route, () => {
      expect(nodeOf(route, "Organization")).toMatchObject({
        name: brand.name,
        url: `${brand.url}/`,
        email: brand.email,
        foundingDate: String(brand.founded),
      });
      const kind = kinds[route];
      if (kind) expect(nodeOf(route, kind).url).toBe(`${brand.url}${route}`);
      if (route === "/") return;
      const trail = nodeOf(route, "BreadcrumbList").itemListElement as { position: number; item: string }[];
      expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
      expect([trail[0]?.item, trail.at(-1)?.item]).toEqual([`${brand.url}/`, `${brand.url}${route}`]);
      if (articles.includes(route)) expect(trail[1]?.item).toBe(`${brand.url}/blog`);
    });
});

test("the team is as large as the pages say", () => {
  const { minValue, maxValue } = nodeOf("/about-us", "Organization").numberOfEmployees as Node;
  expect(`${minValue}-${maxValue}`).toBe(brand.teamSize);
});

test("the site's name is the brand's", () => {
  expect(nodeOf("/", "WebSite").name).toBe(brand.name);
});

test("the not-found page has only the organization", () => {
  expect(graphOf("/404").map((node) => [node["@type"], node.foundingDate])).toEqual([
    ["Organization", String(brand.founded)],
  ]);
});

test("a service is named as the header names it", () => {
  for (const { label, route } of services) expect(nodeOf(route, "Service").name).toBe(label);
});

test("no name of an element is one by which the reading modes of browsers recognize a page's author", () => {
  const named = "byline|dateline|writtenby|author"
    .split("|")
    .flatMap((word) => [`[class*="${word}"]`, `[id*="${word}"]`]);
  for (const route of routes) expect([...documentOf(route).querySelectorAll(named.join(", "))], route).toEqual([]);
});

test("an article's data match what is shown", () => {
  for (const { route, title, category, date } of articleFacts)
    expect(nodeOf(route, "BlogPosting")).toMatchObject({
      headline: title,
      datePublished: date,
      articleSection: category,
      author: { name: author },
    });
});

test("a reviewed article has the date of its review", () => {
  for (const { route } of articleFacts) {
    const shown = documentOf(route).querySelector(".article-updated time")?.getAttribute("datetime");
    expect(nodeOf(route, "BlogPosting").dateModified, route).toBe(shown);
  }
});

test("the blog lists its articles, newest first", () => {
  const posts = partsOf("/blog").flatMap((part) => nodeOf(part, "Blog").blogPost as { url: string }[]);
  const wanted = articles.map((route) => `${brand.url}${route}`);
  expect(posts.map(({ url }) => url).filter((url) => wanted.includes(url))).toEqual(wanted);
});

test("no social network's page is listed before it is known", () => {
  const known = brand.professionalNetwork === "#" ? undefined : [brand.professionalNetwork];
  for (const route of routes) expect(nodeOf(route, "Organization").sameAs, route).toEqual(known);
});

test("plans with a price are offers", () => {
  const { itemListElement: offers } = nodeOf("/support", "OfferCatalog");
  expect(offers).toMatchObject([
    { "@type": "Offer", name: "Community Support", price: "0", priceCurrency: "USD" },
    {
      name: "Professional Support",
      price: "199",
      priceSpecification: { "@type": "UnitPriceSpecification", price: "199", unitCode: "MON" },
    },
  ]);
});

test("the contact page says how to reach us", () => {
  expect(nodeOf("/contact", "ContactPage")).toMatchObject({
    mainEntity: {
      contactPoint: {
        email: brand.email,
        telephone: brand.phone.label,
        hoursAvailable: {
          ...{ "@type": "OpeningHoursSpecification", opens: "09:00:00-05:00", closes: "18:00:00-05:00" },
          dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => `https://schema.org/${day}`),
        },
      },
    },
  });
});
