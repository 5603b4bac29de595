/** Structured data (JSON-LD) of each page: the organization and the page itself, for search engines. */

import type { PageData } from "../content/page-data.ts";
import type { WholeDefinition } from "../engine/define/definition.ts";
import { ownOf } from "../engine/schema/path.ts";
import { officeHours } from "../hours.ts";
import type { Plan } from "../page.ts";
import { canonicalUrl, cardUrl } from "../shell/meta.tsx";
import { brand, fullTitle, services } from "../site.ts";

/** The bounds of "10-50"; for "50+", only the lower one. */
const [minValue, maxValue] = brand.teamSize.match(/\d+/g)?.map(Number) ?? [];

const organization = {
  "@type": "Organization",
  "@id": `${brand.url}/#organization`,
  name: brand.name,
  url: `${brand.url}/`,
  logo: `${brand.url}/icon-512.png`,
  description: brand.description,
  email: brand.email,
  telephone: brand.phone.label,
  foundingDate: String(brand.founded),
  numberOfEmployees: { "@type": "QuantitativeValue", minValue, maxValue },
  // An unconfirmed profile may be somebody else's.
  ...(brand.professionalNetwork !== "#" && { sameAs: [brand.professionalNetwork] }),
  areaServed: "Worldwide",
};

const publisher = { "@id": organization["@id"] };

/** The breadcrumbs of a page: the blog is the only folder in a path that is a page itself. */
function breadcrumbs(path: string, title: string) {
  const blog = "/blog";
  const trail = [
    { name: "Home", path: "/" },
    ...(path.startsWith(`${blog}/`) ? [{ name: "Blog", path: blog }] : []),
    { name: title, path },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path: at }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: canonicalUrl(at),
    })),
  };
}

/** Currency codes by sign; other currencies are written by their code. */
const currencies: { [sign: string]: string } = { $: "USD", US$: "USD", "€": "EUR", "£": "GBP" };

/** Matches a monthly price in a plan's text: "$1,500/month", "CHF 1'500/month", "199 €/month". */
function monthlyOf(said: string): { price: string; priceCurrency: string } | undefined {
  const [, before, amount, after] = /^(\D*?)\s?(\d[\d,'’]*(?:\.\d\d)?)\s?(\D*?)\/month$/.exec(said) ?? [];
  const sign = before || after || "";
  const priceCurrency = ownOf(currencies, sign) ?? /^[A-Z]{3}$/.exec(sign)?.[0];
  return amount && priceCurrency ? { price: amount.replaceAll(/[,'’]/g, ""), priceCurrency } : undefined;
}

/** The plans with a numeric price, as offers; a free plan has the currency of the others. */
function offersOf(plans: Plan[]): object[] {
  const { priceCurrency = "USD" } = plans.map(({ price }) => monthlyOf(price)).find(Boolean) ?? {};
  return plans.flatMap(({ name, price: said, description }) => {
    const monthly = monthlyOf(said);
    if (said !== "Free" && !monthly) return [];
    const offer = {
      "@type": "Offer",
      name,
      description,
      ...(monthly ?? { price: "0", priceCurrency }),
      seller: publisher,
    };
    const priceSpecification = { "@type": "UnitPriceSpecification", ...monthly, unitCode: "MON" };
    return [{ ...offer, ...(monthly && { priceSpecification }) }];
  });
}

const graph = (nodes: object[]) => ({ "@context": "https://schema.org", "@graph": nodes });

/** The structured data of the not-found page: the organization only. */
export const structuredMissing: object = graph([organization]);

/** The structured data of a page. */
export function structuredPage({ path, page, body, articles }: PageData): object {
  const { meta, article } = page;
  const url = canonicalUrl(path);
  const nodes: object[] = [organization];
  if (path !== "/") nodes.push(breadcrumbs(path, article?.title ?? meta.title));
  if (meta.schema === "Service")
    nodes.push({
      "@type": "Service",
      name: services.find(({ href }) => href === path)?.label ?? meta.title,
      description: meta.description,
      url,
      provider: publisher,
      areaServed: "Worldwide",
    });
  else if (meta.schema)
    nodes.push({
      "@type": meta.schema,
      // Search engines write a site's name above each of its results.
      name: meta.schema === "WebSite" ? brand.name : fullTitle(meta.title),
      description: meta.description,
      url,
      publisher,
      ...(meta.schema === "Blog" && {
        blogPost: articles.map((listed) => ({
          "@type": "BlogPosting",
          headline: listed.article.title,
          url: canonicalUrl(listed.path),
          datePublished: listed.article.date,
          dateModified: listed.article.updated?.date,
        })),
      }),
    });
  for (const section of page.sections)
    if (section.kind === "plans")
      nodes.push({
        "@type": "OfferCatalog",
        name: section.title,
        url,
        itemListElement: offersOf(section.items),
      });
  if (article)
    nodes.push({
      "@type": "BlogPosting",
      headline: article.title,
      description: article.excerpt,
      url,
      mainEntityOfPage: url,
      image: cardUrl(path),
      datePublished: article.date,
      dateModified: article.updated?.date,
      articleSection: article.category,
      keywords: article.tags.join(", "),
      wordCount: body?.words,
      author: { "@type": "Organization", name: article.author },
      publisher,
    });
  return graph(nodes);
}

/** The business hours on the contact page, in their own time zone. */
const hoursAvailable = {
  "@type": "OpeningHoursSpecification",
  dayOfWeek: officeHours.days.map((day) => `https://schema.org/${day}`),
  opens: officeHours.opens,
  closes: officeHours.closes,
};

/** The structured data of a form's page; the contact form's page is the site's contact page. */
export function structuredForm({ route, page, lang }: WholeDefinition): object {
  const contactPoint = {
    "@type": "ContactPoint",
    contactType: "customer service",
    email: brand.email,
    telephone: brand.phone.label,
    hoursAvailable,
    availableLanguage: "en",
  };
  const webPage = {
    "@type": page.schema ?? "WebPage",
    name: fullTitle(page.title),
    description: page.description,
    url: canonicalUrl(route),
    ...(lang && { inLanguage: lang }),
    ...(page.schema ? { mainEntity: { ...publisher, "@type": "Organization", contactPoint } } : { publisher }),
  };
  return graph([organization, breadcrumbs(route, page.title), webPage]);
}
