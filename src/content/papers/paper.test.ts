/** What papers reject, with its line, and what their cache key contains. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type Chapter, placeOf } from "./cover.ts";
import { addressOf, paperOf } from "./papers.ts";

const root = mkdtempSync(join(tmpdir(), "keelwork-papers-"));
mkdirSync(join(root, "papers"));
afterAll(() => rmSync(root, { recursive: true }));

const make = async (body: string) => {
  writeFileSync(join(root, "papers/a.md"), `# A guide\n\nFor those who ask.\n\n${body}`);
  return Buffer.from(await paperOf(root, "papers/a.md")).toString("latin1");
};

describe("a paper stops at", () => {
  it.each([
    ["a code block", "## One\n\n```bash\nls\n```\n", "papers/a.md at line 7"],
    ["a note of two paragraphs", "## One\n\n> Words\n\nand\n\n> more\n>\n> of them.\n", "papers/a.md at line 11"],
    ["a note in a list", "## One\n\n- Words\n\n  > and more.\n", "papers/a.md at line 9"],
    ["a heading in a note", "## One\n\n> ### Two\n", "papers/a.md at line 7"],
    [
      "a heading of the fourth level, which would look like one of the third",
      "## One\n\n#### Two\n",
      "papers/a.md at line 7",
    ],
    ["a second title", "## One\n\n# Two\n", "papers/a.md at line 7"],
    [
      "a table that is wider than a page",
      `## One\n\n|${" A word |".repeat(30)}\n|${"---|".repeat(30)}\n`,
      "papers/a.md at line 7",
    ],
    [
      "a row that is higher than a page",
      `## One\n\n| A | B |\n|---|---|\n| b | c |\n| b | ${"word ".repeat(900)}|\n`,
      "papers/a.md at line 10",
    ],
    ["a row that has more cells", "## One\n\n| A | B |\n|---|---|\n| b | c | d |\n", "papers/a.md at line 9"],
    ["a table without its second line", "## One\n\n| A | B |\n| b | c |\n", "papers/a.md at line 7"],
    ["a note that is higher than a page", `## One\n\nWords.\n\n> ${"word ".repeat(900)}\n`, "papers/a.md at line 9"],
    ["the marks of a merge", "## One\n\n<<<<<<< HEAD\nOne.\n\nTwo.\n>>>>>>> other\n", "papers/a.md at line 7"],
    ["a rule", "## One\n\n---\n", "papers/a.md at line 7"],
    ["a link to a page by its path", "## One\n\nRead\n[this](/support).\n", "papers/a.md at line 8"],
    ["a link to a heading", "## One\n\nRead [this](#one).\n", "papers/a.md at line 7"],
    ["a link that nothing defines", "## One\n\nRead\n*the* [book][shelf].\n", "papers/a.md at line 8"],
    ["a comment of HTML", "## One\n\nWords\n<!-- to do -->\n", "papers/a.md at line 8"],
    ["a tag of HTML", "## One\n\nOne<br/>two, if a < b > c, `<br>`.\n", "papers/a.md at line 7"],
    ["a picture of another file", "## One\n\nWords\nand ![a chart](chart.png).\n", "papers/a.md at line 8"],
    ["struck words", "## One\n\n| A |\n|---|\n| ~~b~~ |\n", "papers/a.md at line 9"],
    ["a sign that its typeface lacks", "## One\n\nFrom here\n→ there.\n", "papers/a.md at line 8"],
    ["a mistake in a picture", "## One\n\n```dot\ndigraph {\n a -> -> b\n}\n```\n", "papers/a.md at line 9"],
  ])("%s", async (_what, body, place) => {
    await expect(make(body)).rejects.toThrow(place);
  });

  it("a text without a subtitle", async () => {
    writeFileSync(join(root, "papers/b.md"), "# Alone\n\n## One\n");
    await expect(paperOf(root, "papers/b.md")).rejects.toThrow("papers/b.md at line 1");
  });
});

it("gives no two papers the same address", () => {
  expect(["papers/guide.md", "papers/2025/guide.md"].map(addressOf)).toEqual([
    "downloads/guide.pdf",
    "downloads/2025/guide.pdf",
  ]);
});

describe("a paper", () => {
  it("has a heading, an entry of the outline and a place to go to for each chapter", async () => {
    const text = await make("## One step\n\nWords.\n\n## Another\n\n- [ ] a box\n");
    expect(text).toContain("/Title (One step)");
    expect(text).toContain("(one-step)");
    expect(text.match(/\/S \/H2\b/g)).toHaveLength(3);
    expect(text).toContain("/ActualText (To do:)");
  });

  it("sets a space where a line is broken off, by a softer or a harder break", async () => {
    expect(await make("## One\n\nFirst\\\nsecond.\n")).toBe(await make("## One\n\nFirst\nsecond.\n"));
  });

  /** The horizontal extent of the links on a page; the last one is the link of the table of contents. */
  const links = (text: string) =>
    Array.from(text.matchAll(/\/Rect \[(\S+) \S+ (\S+) \S+\]/g), ([, from, to]) => [Number(from), Number(to)]).slice(
      0,
      -1,
    );

  it("sets the texts of a column where the Markdown says: at the left, in the middle, at the right", async () => {
    const column = async (side: string) => {
      const [[from = 0, to = 0] = []] = links(
        await make(`## One\n\n| A |\n|${side}|\n| [word](https://a.example) |\n`),
      );
      // A4 is 595.28 points wide.
      return Math.round(from + to - 595.28);
    };
    expect(await column(":-:")).toBe(0);
    expect(await column(":--")).toBe(-(await column("--:")));
    expect(await column("--:")).toBeGreaterThan(300);
  });

  it("sets a list in a list further to the right", async () => {
    const text = await make(
      "## One\n\n- [a](https://a.example)\n  - [b](https://a.example)\n\n    [c](https://a.example)\n- [d](https://a.example)\n",
    );
    expect(links(text).map(([from]) => from)).toEqual([84, 104, 104, 84]);
  });

  it("sets a table of many narrow columns side by side, each as wide as its longest word", async () => {
    const row = (cell: string) => `|${` ${cell} |`.repeat(11)}\n`;
    const text = await make(`## One\n\n${row("Col 1")}${row("---")}${row("[some](https://a.example) text")}`);
    const found = links(text);
    expect(found).toHaveLength(11);
    expect(Math.max(...found.map(([, to = 0]) => to))).toBeLessThan(532);
  });

  const pages = (text: string) => text.match(/\/Type \/Page\b(?!s)/g)?.length;

  const long = (times: number) => "word ".repeat(times);

  it.each([
    ["a note", `> [said](https://a.example) ${long(250)}`],
    ["a paragraph with a note", `[Said](https://a.example).\n\n> ${long(100)}`],
    ["a table whose first row is high", `| A | B |\n|---|---|\n| [c](https://a.example) | ${long(150)}|`],
  ])("leaves no heading alone on a page before %s", async (_what, part) => {
    const heights = async (before: number) =>
      Array.from(
        (await make(`## One\n\n${"Words.\n\n".repeat(before)}### [Two](https://a.example)\n\n${part}\n`)).matchAll(
          /\/Rect \[\S+ (\S+) /g,
        ),
        ([, low]) => Number(low),
      );
    for (const before of [8, 12, 14, 16, 18, 20, 22, 24, 26]) {
      const [title = 0, first = 0] = await heights(before);
      expect(title, `after ${before} paragraphs`).toBeGreaterThan(first);
    }
  });

  it("gives the title of a chapter as many lines in the contents as it needs beside the page number", async () => {
    const text = await make(`## ${"Long ".repeat(40)}\n\n## Short\n`);
    const heights = Array.from(
      text.matchAll(/\/Rect \[\S+ (\S+) \S+ (\S+)\]/g),
      ([, low, high]) => Number(high) - Number(low),
    );
    expect(heights.map(Math.round)).toEqual([50, 18]);
  });

  it("lists any number of chapters, each with a place of its own", async () => {
    const text = await make("## Part\n\n".repeat(60));
    // The cover, three pages of the list, of 25 chapters each, and the chapters.
    expect(text).toContain("/Dest (part)");
    expect(text).toContain("/Dest (part-60)");
    expect(text.match(/\/Subtype \/Link/g)).toHaveLength(60);
    const heights = Array.from(text.matchAll(/\/Rect \[\S+ (\S+) /g), ([, bottom]) => Number(bottom));
    expect(Math.min(...heights)).toBeGreaterThan(70);
  });

  it("gives no chapter the place of one whose title ends in a number", () => {
    const chapters: Chapter[] = [];
    for (const title of ["Step 3", "Step", "Step", "?", "?"])
      chapters.push({ title, page: 2, place: placeOf(title, chapters) });
    expect(new Set(chapters.map(({ place }) => place)).size).toBe(5);
  });

  it("names the places of chapters such that every reader finds them: in ASCII", async () => {
    expect(await make("## Über uns\n")).toContain("/Dest (%C3%BCber-uns)");
  });

  it("draws a picture whose source is indented with tabs", async () => {
    const source = ['title="T"', 'description="D."', "a -> b"].map((line) => `\t${line}\n`).join("");
    expect(pages(await make(`## One\n\n\`\`\`dot\ndigraph {\n${source}}\n\`\`\`\n`))).toBe(2);
  });

  it("numbers a list from where it begins", async () => {
    const from = (first: number) => make(`## One\n\n${first}. a\n`);
    expect(await from(4)).not.toBe(await from(1));
  });

  it("breaks a word that is longer than a line", async () => {
    const text = await make(`## One\n\n[${"address/".repeat(40)}](https://a.example)\n`);
    const ends = Array.from(text.matchAll(/\/Rect \[\S+ \S+ (\S+) /g), ([, right]) => Number(right));
    // A4 is 595 points wide; the first link is that of the list of chapters.
    expect(ends.length).toBeGreaterThan(4);
    expect(Math.max(...ends)).toBeLessThan(540);
  });

  it("goes on for as many pages as it has words", async () => {
    expect(pages(await make("## One\n\nWords.\n"))).toBe(2);
    expect(pages(await make(`## One\n\n${"Many words in one paragraph. ".repeat(300)}\n`))).toBe(4);
  });
});
