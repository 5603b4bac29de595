/** Promised times: every sentence of the site with one takes its time and condition from the table of src/clocks.ts. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { clocks, lengths, promises } from "../../src/clocks.ts";
import { fillIn } from "../../src/content/fill-in.ts";
import { literally } from "../../src/engine/schema/literally.ts";
import { brand, owner } from "../../src/site.ts";
import { all, allPages, assets, attributes, documentOf, read, textOf } from "./dist.ts";

const table = Object.values(clocks);

const count = "\\d+|an?|one|two|three|four|five|six|ten|twelve|fifteen|thirty|sixty|half an";
const duration = new RegExp(
  `\\b(?:${count})[ -](?:business |working |full )?(?:minute|hour|day|week|month)s?\\b`,
  "gi",
);
const us = new RegExp(
  `\\b(we|us|our|${literally(brand.name)}|support|emergency|enterprise|professional|community|hotline|standard|a person|an engineer)\\b`,
  "i",
);
const promise =
  /\b(answer(s|ed)?|repl(y|ies|ied)|respon(d|ds|ded|se)|confirm(s|ed|ation)?|get back|come back|hear from|contact(s)? you|is sent|sends? (you )?(a|the|your) (written )?estimate)\b/i;

const others = Object.values(lengths).flat();

/**
 * What remains of a sentence about time once the table's full promises and durations that are no promises are removed.
 */
const restOf = (sentence: string): string =>
  [...table.map(({ words }) => words), ...others].reduce(
    (rest, words) => rest.replace(new RegExp(words.replaceAll(/[.+]/g, "\\$&"), "gi"), ""),
    sentence,
  );

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?;])\s+/);

/** The sentences that promise a time in other words than the table's. `beside` is the surrounding text. */
function unfounded(text: string, beside = text): string[] {
  return sentencesOf(text).filter((sentence) => {
    if (!promise.test(sentence) || !us.test(sentence)) return false;
    const rest = restOf(sentence).match(duration) ?? [];
    // The specification's own wordings mention only the time, so the whole condition must be beside them.
    const excused = table.filter(
      ({ literal = [], words }) =>
        literal.some((said) => text.toLowerCase().includes(said.toLowerCase())) &&
        beside.toLowerCase().includes(words.toLowerCase()),
    );
    return rest.some((time) => !excused.some((clock) => clock.time === time.toLowerCase()));
  });
}

const block = ":is(h1, h2, h3, p, li, dt, dd, td, summary, figcaption, pre)";

/** Every string in a JSON value. */
const strings = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(strings) : [];

/** The texts of a page, each with its surroundings: blocks, rows of tables, pictures, the head, structured data. */
function textsOf(route: string): [text: string, beside: string][] {
  const { head, body } = documentOf(route);
  const main = all(body, "main").map(textOf).join(" ");
  const blocks = all(body, `main ${block}`).filter((element) => !element.querySelector(block));
  const rows = all(body, "main :is(tr, .hours > div)");
  const pictures = all(body, "main :is(svg title, svg desc, svg text)").map(({ textContent }) => textContent ?? "");
  const data = all(documentOf(route), 'script[type="application/ld+json"]').flatMap(({ textContent }) =>
    strings(JSON.parse(textContent ?? "")),
  );
  return [
    ...[...blocks, ...rows].map((element): [string, string] => [textOf(element), main]),
    ...[...pictures, ...data, ...attributes(head, 'meta[name="description"]', "content")].map(
      (text): [string, string] => [text, text],
    ),
  ];
}

describe("the table", () => {
  for (const [name, clock] of Object.entries(clocks))
    test(`${name} has recipients, subject and hours, and some page states it with its condition`, () => {
      expect(clock.words).toContain(clock.time);
      expect(clock.sentence).toContain(clock.words);
      expect(clock.rule.length).toBeGreaterThan(15);
      const said = allPages.filter((route) => textsOf(route).some(([text]) => text.includes(clock.words)));
      expect(said, `no page says "${clock.words}"`).not.toEqual([]);
    });

  test("the page of promises lists them all, with what each measures and its exceptions", () => {
    const rows = all(documentOf("/support").body, "#promises .hours > div").map((row) =>
      all(row, "dt, dd").map(textOf),
    );
    expect(rows).toEqual(promises.map(({ name, value }) => [name, value]));
    for (const { promise: what, rule } of table) {
      const listed = promises.filter(({ name, value }) => name.includes(what.slice(1)) && value.includes(rule));
      expect(listed, what).not.toEqual([]);
    }
  });
});

describe("a promise of time has its time and its condition from the table", () => {
  for (const route of allPages)
    test(route, () => {
      for (const [text, beside] of textsOf(route)) expect(unfounded(text, beside), `${route}: ${text}`).toEqual([]);
    });

  test("in the texts of a form's success, too", () => {
    const scripts = assets.filter((file) => /form-.*\.js$/.test(file));
    expect(scripts.length).toBeGreaterThan(0);
    for (const file of scripts) {
      // Scripts contain no-break spaces as such, or as the bundler escapes them.
      const text = read(file)
        .replaceAll(/["`]/g, " . ")
        .replaceAll(/\u00a0|\\(?:xa0|u00a0)/gi, " ");
      expect(unfounded(text), file).toEqual([]);
    }
  });

  const papers = readdirSync("papers").map((file) => join("papers", file));
  test.each(papers)("in %s", (file) => {
    for (const line of fillIn(readFileSync(file, "utf8"), file).split("\n")) expect(unfounded(line), line).toEqual([]);
  });

  test.each([
    ["We answer within 3 hours.", 1],
    ["Our team will contact you within two days to talk.", 1],
    ["An engineer replies by email within a week.", 1],
    ["The written estimate is sent within 3 business days by our team.", 1],
    ["Our engineers reply within 24 hours.", 1],
    ["Our engineers reply within 24 hours, weekends not counted.", 0],
    ["We talk for 30 minutes and confirm nothing.", 0],
    ["Nodes drain in 3 hours.", 0],
  ])("what has none is found: %s", (text, found) => expect(unfounded(text)).toHaveLength(found));

  test("the specification's own wordings need the condition beside them", () => {
    const literal = "Email reply within 24 hours for customers of Professional Support";
    expect(unfounded(literal)).toEqual([literal]);
    expect(unfounded(literal, `${literal}. ${clocks.professional.sentence}`)).toEqual([]);
  });
});

/** Pages on which every duration is a promise; the others are about systems, whose times are their subject. */
const ownPages = allPages.filter((route) => !/^\/(services|blog|documentation|case-studies)/.test(route));

describe("every length of time on a page about us is in a table", () => {
  const known = [...table.map(({ time }) => time), ...others, owner.kept].map((time) => time.toLowerCase());
  for (const route of ownPages)
    test(route, () => {
      for (const [text] of textsOf(route))
        for (const time of text.match(duration)?.filter((found) => !/^an? /i.test(found)) ?? [])
          expect(known, `${route}: ${text}`).toContain(time.toLowerCase());
    });
});

describe("pages and documents take promises from the table", () => {
  const sources = ["pages", "forms", "papers"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|md|json)$/.test(file))
      .map((file) => join(folder, file)),
  );

  test.each(sources)("%s", (file) => {
    for (const line of readFileSync(file, "utf8").split("\n")) expect(unfounded(line, ""), line.trim()).toEqual([]);
  });
});

test("no placeholder is left unfilled", () => {
  for (const route of allPages)
    for (const element of all(documentOf(route), "main :is(h1, h2, h3, p, li, dt, dd, td, a)"))
      expect(element.textContent, route).not.toMatch(/\{\{|\$\{|undefined|\[object/);
});
