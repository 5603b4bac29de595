/** The pictures of the built pages: accessible, drawn without a script, light enough for their documents. */
import { statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { claim } from "../../src/claims.ts";
import { brand } from "../../src/site.ts";
import {
  all,
  allPages,
  attributes,
  documentOf,
  fileOf,
  files,
  one,
  partsOf,
  pathOf,
  read,
  textOf,
  texts,
} from "./dist.ts";
import { articleFacts } from "./facts/blog.ts";
import { services } from "./routes.ts";

const figuresOf = (route: string) => all(documentOf(route), "figure.figure");

/** The markup of the figures in a page's document. */
const written = (route: string): string[] =>
  read(fileOf(route)).match(/<figure class="figure"[\s\S]*?<\/figure>/g) ?? [];

describe("every picture has a text alternative", () => {
  for (const route of allPages)
    test(route, () => {
      for (const figure of figuresOf(route)) {
        const title = textOf(one(figure, "figcaption"));
        expect(title.length).toBeGreaterThan(10);
        const drawings = all(figure, "svg");
        for (const drawing of drawings) {
          expect(drawing.getAttribute("aria-label")).toBe(title);
          expect(one(drawing, "title").textContent).toBe(title);
          expect(one(drawing, "desc").textContent?.length).toBeGreaterThan(40);
        }
        for (const image of all(figure, "img")) {
          expect(image.getAttribute("alt")).toBe(title);
          expect(texts(figure, `#${image.getAttribute("aria-describedby")}`).join("").length).toBeGreaterThan(40);
          expect(image.getAttribute("loading")).toBe("lazy");
          for (const size of ["width", "height"]) expect(Number(image.getAttribute(size))).toBeGreaterThan(50);
        }
        expect(drawings.length + all(figure, "img").length).toBeGreaterThan(0);
        // A chart has its data as a table; a diagram, which has no data, is described in full.
        const told = [...texts(figure, ".figure-said"), ...all(figure, "desc").map(({ textContent }) => textContent)];
        if (all(figure, "table").length === 0) expect(told.join("").length, title).toBeGreaterThan(120);
        else expect(all(figure, "tbody tr").length, title).toBeGreaterThan(1);
      }
    });
});

describe("pictures are drawn without scripts", () => {
  for (const route of allPages)
    test(route, () => {
      for (const markup of written(route)) {
        expect(markup).not.toMatch(/<script|\son\w+=|style=|javascript:|#[\da-f]{6}\b/i);
        const drawn = (markup.match(/<svg[\s\S]*?<\/svg>/g) ?? []).join("");
        expect(brotliCompressSync(drawn).length).toBeLessThanOrEqual(4096);
      }
    });
});

describe("pictures in files of their own", () => {
  const pictures = files.filter((file) => /^assets\/.*\.svg$/.test(file));

  test.each(pictures)("%s", (file) => {
    const text = read(file);
    expect(text).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 [\d.]+ [\d.]+" width="[\d.]+" height="[\d.]+">/,
    );
    expect(text).toContain("@media screen and (prefers-color-scheme:dark)");
    expect(text).toMatch(/<title>.+<\/title><desc>.+<\/desc>/);
    expect(text).not.toMatch(/<script|<image|\son\w+=|@import|url\(/i);
    expect(statSync(pathOf(`${file}.br`)).size).toBeLessThan(16_384);
  });

  test("each is on some page", () => {
    const shown = allPages.flatMap((route) => [
      ...attributes(documentOf(route), "figure img, img.cover", "src"),
      ...attributes(documentOf(route), "figure source", "srcset"),
    ]);
    expect(pictures.map((file) => `/${file}`).filter((path) => !shown.includes(path))).toEqual([]);
  });
});

describe("covers", () => {
  // A project may have articles of its own.
  const cards = partsOf("/blog").flatMap((part) => all(documentOf(part), ".posts > li"));
  const coverOf = (route: string) => {
    const own = cards.filter((card) => attributes(card, "a", "href").includes(route));
    const [cover, ...others] = own.flatMap((card) => all(card, "img.cover"));
    if (!cover || others.length > 0) throw new Error(`${route} has ${others.length + Number(!!cover)} covers, not one`);
    return cover;
  };
  const covers = () => articleFacts.map(({ route }) => coverOf(route));

  test("every article has its own, on its card and in its head", () => {
    const sources = covers().map((image) => image.getAttribute("src") ?? "");
    expect(new Set(sources).size).toBe(articleFacts.length);
    for (const { route } of articleFacts)
      expect(all(documentOf(route), ".article-head svg.article-cover")).toHaveLength(1);
  });

  test("each is the article's first chart, so that the article explains it", () => {
    const titles = covers().map(
      (image) => /<title>(.+?)<\/title>/.exec(read(image.getAttribute("src")?.slice(1) ?? ""))?.[1],
    );
    const first = articleFacts.map(({ route }) => {
      const charts = figuresOf(route).filter((figure) => all(figure, "table").length > 0);
      return charts[0] && textOf(one(charts[0], "figcaption"));
    });
    expect(titles).toEqual(first);
    for (const image of covers()) expect(image.getAttribute("alt")).toBe("");
  });

  test("the first of a page loads eagerly, since it is the largest element in view on a phone; the others lazily", () => {
    for (const part of partsOf("/blog")) {
      const [first, ...others] = all(documentOf(part), ".posts > li").map((card) => attributes(card, "img", "loading"));
      expect(first).not.toContain("lazy");
      for (const loading of others.flat()) expect(loading).toBe("lazy");
    }
  });
});

describe("pictures agree with the text", () => {
  for (const { route } of articleFacts)
    test(route, () => {
      const figures = figuresOf(route);
      expect(figures.length).toBeGreaterThanOrEqual(2);
      const charts = figures.filter((figure) => /illustrative/i.test(textOf(figure)));
      expect(charts.length, "figures whose data are labeled").toBeGreaterThan(0);
    });
});

describe("service pages", () => {
  for (const { route } of services)
    test(`${route} has a drawing of its own and a picture of its parts`, () => {
      const main = one(documentOf(route), "main");
      const drawing = one(main, ".hero svg");
      expect(drawing.getAttribute("role")).toBe("img");
      expect(one(drawing, "desc").textContent?.length).toBeGreaterThan(40);
      expect(all(main, ".section-solutions figure.figure")).toHaveLength(1);
    });
});

test("each page has a drawing of its own or none; the hull belongs to the brand's own pages", () => {
  const routes: { [drawing: string]: string[] } = {};
  for (const route of allPages)
    for (const { innerHTML } of all(documentOf(route), ".hero svg.lines")) {
      routes[innerHTML] ??= [];
      routes[innerHTML].push(route);
    }
  expect(Object.values(routes).filter((same) => same.length > 1)).toEqual([["/", "/about-us"]]);
  expect(Object.keys(routes).length).toBeGreaterThan(services.length);
});

test("every case study is shown before and after, unless its story is left out", () => {
  const studies = all(documentOf("/case-studies"), "article.case-study");
  expect(studies).toHaveLength(4);
  for (const study of studies)
    expect(texts(study, "figcaption").map((title) => title.split(":")[0])).toEqual(
      claim("caseStories", ["Before", "After"], []),
    );
});

test("every case study has its results in large type, its months as a strip, and a link to itself", () => {
  for (const study of all(documentOf("/case-studies"), "article.case-study")) {
    const numbers = all(study, ".scores dd");
    for (const number of numbers) expect(textOf(number)).toMatch(/\d/);
    const [months] = texts(study, ".case-study-time").map((time) => Number.parseInt(time.replace(/\D+/, ""), 10));
    expect(all(study, ".months > .month-work")).toHaveLength(months ?? Number.NaN);
    expect(numbers.length).toBeGreaterThan(claim("caseStories", 0, -1));
    const [own, mail] = attributes(study, ".case-study-share a", "href");
    expect(own).toBe(`#${study.id}`);
    expect(new URL(mail ?? "").searchParams.get("body")).toBe(`${brand.url}/case-studies#${study.id}`);
  }
});

test("the path through an engagement is drawn where it is described, and the hull is explained once", () => {
  expect(all(documentOf("/consulting"), ".section-process figure.figure")).toHaveLength(1);
  const explained = allPages.filter((route) => all(documentOf(route), ".section-hull").length > 0);
  expect(explained).toEqual(["/about-us"]);
  expect(all(documentOf("/about-us"), ".hull-parts li")).toHaveLength(
    all(documentOf("/about-us"), ".hull-drawing g").length,
  );
});
