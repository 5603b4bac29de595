/** The downloads: each is a real paper at the target of the page's links, and accessible. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { all, documentOf, files, one, pathOf, textOf, texts } from "./dist.ts";

const papers = files.filter((file) => /^downloads\/.*\.pdf$/.test(file));

/** A paper's PDF objects in plain text; only its drawings are compressed. */
const objectsOf = (file: string) => readFileSync(pathOf(file), "latin1");

const pagesOf = (file: string) => objectsOf(file).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

/** The papers that the documentation page offers; a project may have others. */
const links = all(documentOf("/documentation"), 'a[href^="/downloads/"]');
const offered = links.map((link) => link.getAttribute("href")?.slice(1) ?? "");

/** Whether a paper is a sample of our work, which is shorter. */
const isSample = (file: string) => file.includes("/sample-");

describe("papers", () => {
  test.each(papers)("%s is light enough to be downloaded", (file) => {
    expect(objectsOf(file).startsWith("%PDF-1.7")).toBe(true);
    expect(objectsOf(file).length).toBeLessThan(400_000);
  });

  test.each(offered)("%s is long enough to be worth a download", (file) => {
    // A cover, the contents, and at least eight pages to read; a sample may be shorter.
    expect(pagesOf(file)).toBeGreaterThanOrEqual(isSample(file) ? 3 : 10);
  });

  test.each(papers)("%s is tagged, titled, in one language, with an outline", (file) => {
    const text = objectsOf(file);
    for (const part of [
      "/MarkInfo",
      "/StructTreeRoot",
      "/Lang (en-US)",
      "/DisplayDocTitle true",
      "/Outlines",
      "/pdfuaid",
    ])
      expect(text.includes(part) || text.includes(part.slice(1)), part).toBe(true);
    const everywhere = ["H1", "H2", "P", "Link", "TOC"];
    const whole = ["H3", "L", "LI", "LBody", "Table", "TH", "TD", "Figure"];
    for (const tag of [...everywhere, ...(offered.includes(file) ? whole : [])])
      expect(text, tag).toMatch(new RegExp(`/S /${tag}\\b`));
    const figures = text.match(/\/S \/Figure\b/g) ?? [];
    const told = text.match(/\/S \/Figure\b[\s\S]{0,80}?\/Alt \([^)]{60,}/g) ?? [];
    expect(told).toHaveLength(figures.length);
  });
});

test("no page prefetches a paper: touching or hovering over its link is no download", () => {
  const [rules] = all(documentOf("/documentation"), 'script[type="speculationrules"]');
  const [{ where }] = JSON.parse(rules?.textContent ?? "").prefetch;
  const [every, { not }] = where.and;
  expect(every).toEqual({ href_matches: "/*" });
  expect(not.href_matches).toContain("/downloads/*");
});

describe("downloads", () => {
  test("every paper that the documentation page offers is there", () => {
    expect(offered).not.toEqual([]);
    expect(papers).toEqual(expect.arrayContaining(offered));
  });

  test.each(links.map((link) => [textOf(link), link] as const))(
    "%s: as many pages as it says, at the featured anchor",
    (label, link) => {
      expect(link.hasAttribute("download")).toBe(true);
      expect(label).toContain(`PDF, ${pagesOf(link.getAttribute("href")?.slice(1) ?? "")} pages`);
      const place = link.closest("[id]")?.id ?? "";
      // Its first page is shown with the title that is printed on it.
      const [, ...title] = texts(one(documentOf("/documentation"), `#${place}`), ".paper-cover text");
      expect(objectsOf(link.getAttribute("href")?.slice(1) ?? "")).toContain(`x-default">${title.join(" ")}</rdf:li>`);
      if (isSample(link.getAttribute("href") ?? "")) return;
      expect(one(documentOf("/documentation"), `#featured-downloads a[href="#${place}"]`)).toBeTruthy();
    },
  );
});
