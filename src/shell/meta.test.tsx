import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { brand } from "../site.ts";
import { cardUrl, Meta, type MetaProps } from "./meta.tsx";

const drawn = (more: Partial<MetaProps>) =>
  renderToString(<Meta title="Pricing" description="What it costs" path="/pricing" {...more} />);

it("gives no two routes the same card", () => {
  const routes = ["/", "/home", "/a/b", "/a-b"];
  expect(new Set(routes.map(cardUrl)).size).toBe(routes.length);
});

describe("Meta", () => {
  it("describes the route itself when nothing else is said", () => {
    const html = drawn({});
    expect(html).toContain(`<link rel="canonical" href="${brand.url}/pricing"/>`);
    expect(html).toContain(`<meta property="og:url" content="${brand.url}/pricing"/>`);
    expect(html).toContain(`<meta property="og:image" content="${brand.url}/cards/pricing.png"/>`);
    expect(html).toContain('<meta property="og:image:width" content="1200"/>');
    expect(html).toContain('<meta property="og:type" content="website"/>');
    expect(html).not.toContain("article:");
  });

  it("takes every setting of the spec's page metadata", () => {
    const article = { publishedTime: "2024-01-05", author: "A", section: "B", tags: ["C"] };
    const html = drawn({
      canonical: "/plans",
      url: "https://elsewhere.example/plans",
      image: "/cards/plans.png",
      type: "article",
      article: { ...article, modifiedTime: "2026-01-01" },
    });
    expect(html).toContain(`<link rel="canonical" href="${brand.url}/plans"/>`);
    expect(html).toContain('<meta property="og:url" content="https://elsewhere.example/plans"/>');
    for (const name of ['property="og:image"', 'name="twitter:image"'])
      expect(html).toContain(`<meta ${name} content="${brand.url}/cards/plans.png"/>`);
    expect(html).not.toContain("og:image:width");
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toContain('<meta property="article:modified_time" content="2026-01-01"/>');
  });

  it("follows the canonical address where no other is given, and has none where the page is not indexed", () => {
    expect(drawn({ canonical: "/plans" })).toContain(`<meta property="og:url" content="${brand.url}/plans"/>`);
    expect(drawn({ noindex: true })).not.toContain('rel="canonical"');
  });
});
