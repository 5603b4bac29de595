/** The structure of every page: headings, landmarks, drawings, and that nothing is loaded from other sites. */
import { describe, expect, test } from "vitest";
import { brand } from "../../src/site.ts";
import { builtRoutes } from "./asked.ts";
import { all, allPages, attributes, documentOf, files, one, read, textOf } from "./dist.ts";
import { articleFacts } from "./facts/blog.ts";

/** Headings that skip a level. */
function skips(document: Document): string[] {
  const headings = all(document, "body :is(h1, h2, h3, h4, h5, h6)");
  const levels = headings.map(({ tagName }) => Number(tagName[1]));
  return headings
    .filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
    .map((heading) => `${heading.tagName} ${textOf(heading)}`);
}

/** The elements that are not as they should be, as HTML. */
const wrong = (elements: Element[], isRight: (element: Element) => boolean): string[] =>
  elements.filter((element) => !isRight(element)).map(({ outerHTML }) => outerHTML);

describe("outline", () => {
  for (const route of allPages)
    test(route, () => {
      const document = documentOf(route);
      expect(all(document, "h1")).toHaveLength(1);
      expect(all(document, "main h1")).toHaveLength(1);
      expect(skips(document)).toEqual([]);
      for (const landmark of ["main", "body header.site-header", "body footer.site-footer"]) one(document, landmark);
      const links = all(document, ".site-header li a, .site-header .wide-menu > a");
      const isCurrent = (link: Element) => link.getAttribute("aria-current") === "page";
      expect(wrong(links, (link) => isCurrent(link) === (link.getAttribute("href") === route))).toEqual([]);
      const ids = attributes(document, "[id]", "id");
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      for (const attribute of ["for", "aria-labelledby", "aria-describedby", "popovertarget"])
        for (const id of attributes(document, `[${attribute}]`, attribute).flatMap((value) => value.split(/\s+/)))
          expect(ids, `${attribute} of ${route}`).toContain(id);
    });
});

describe("drawings and links are accessible to screen readers", () => {
  for (const route of allPages)
    test(route, () => {
      const document = documentOf(route);
      const images = all(document, "img");
      for (const name of ["src", "alt", "width", "height"])
        expect(wrong(images, (image) => image.hasAttribute(name))).toEqual([]);
      const drawings = all(document, "svg");
      const isNamed = (drawing: Element) =>
        drawing.getAttribute("role") === "img" && Boolean(drawing.getAttribute("aria-label"));
      const isHidden = (drawing: Element) => drawing.getAttribute("aria-hidden") === "true";
      expect(wrong(drawings, (drawing) => isNamed(drawing) || isHidden(drawing))).toEqual([]);
      // A drawing scales with its container: as a whole, or because its parts are percentages.
      const isShared = (drawing: Element) => {
        const shares = all(drawing, "rect").map((part) => [part.getAttribute("x"), part.getAttribute("width")].join());
        return shares.length > 0 && shares.every((share) => /^[\d.]+%,[\d.]+%$/.test(share));
      };
      expect(wrong(drawings, (drawing) => drawing.hasAttribute("viewBox") || isShared(drawing))).toEqual([]);
      const isHeard = (control: Element) => Boolean(control.textContent || control.getAttribute("aria-label"));
      expect(wrong(all(document, "a, button"), isHeard)).toEqual([]);
      expect(attributes(document, "[style]", "style")).toEqual([]);
    });
});

describe("nothing is loaded from elsewhere", () => {
  const loading = "[src], link:not([rel=canonical]), source, object, iframe, embed";

  for (const route of allPages)
    test(route, () => {
      const document = documentOf(route);
      const isOurs = (element: Element) => {
        const address = element.getAttribute("src") ?? element.getAttribute("href") ?? element.getAttribute("srcset");
        return /^\/(?!\/)/.test(address ?? "") && files.includes(address?.slice(1) ?? "");
      };
      expect(wrong(all(document, loading), isOurs)).toEqual([]);
      for (const element of all(document, "[data-scripts]"))
        for (const { name, value } of element.attributes)
          if (value.startsWith("/assets/"))
            for (const address of value.split(" ")) expect(files, name).toContain(address.slice(1));
      for (const style of all(document, "style"))
        expect(style.textContent).not.toMatch(/@import|url\(["']?(https?:)?\/\//);
    });

  test("styles and scripts contain no other host", () => {
    // Names of things and links, not URLs that anything is loaded from; and the endpoint in development.
    const names = [
      "http://www.w3.org/",
      "https://json-schema.org/",
      "https://react.dev/errors/",
      "https://github.com/cfworker", // the base of schema ids that have none; nothing is asked of it
      brand.url,
      brand.professionalNetwork,
      "http://localhost:8787/",
    ];
    for (const file of files.filter((name) => /^assets\/.*\.(js|css)$/.test(name))) {
      const found = read(file).match(/https?:\/\/[\w.-]+[^\s"'`)\\]*/g) ?? [];
      expect(
        found.filter((address) => !names.some((name) => address.startsWith(name))),
        file,
      ).toEqual([]);
    }
  });

  test("only forms may connect to another host, and only to the endpoint", () => {
    const policies = [
      ...read("_headers").matchAll(/^(\/\S*?)\/?\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: (.*)$/gm),
    ];
    expect(policies.length).toBeGreaterThan(0);
    for (const [, route = "", policy = ""] of policies) {
      const inside = builtRoutes.filter((one) => one.startsWith(route.slice(0, -1)));
      const documents = route.endsWith("/*") ? inside : [route];
      const hasForm = documents.some((one) =>
        /data-island="form"/.test(read(one === "/404" ? "404.html" : `${one}/index.html`)),
      );
      const [, connect] = /connect-src ([^;]+)/.exec(policy) ?? [];
      expect(policy, route).toContain("default-src 'none'");
      if (!hasForm) expect(connect, route).toBe("'none'");
      else expect(connect?.split(" "), route).toHaveLength(1);
    }
  });
});

describe("an article is as long as its read time says", () => {
  /** Reading speed for technical text, in words per minute; the upper bound allows for code, which is skimmed. */
  const perMinute = { least: 195, most: 235 };

  for (const { route, minutes } of articleFacts)
    test(route, () => {
      const words = textOf(one(documentOf(route), ".prose")).split(" ").length;
      expect(words).toBeGreaterThanOrEqual(minutes * perMinute.least);
      expect(words).toBeLessThanOrEqual(minutes * perMinute.most);
    });
});
