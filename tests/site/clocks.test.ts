/** Promises of time: each one that a page or a document makes is in the table of src/site.ts, and taken from there. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { clocks } from "../../src/site.ts";
import { all, allPages, assets, attributes, documentOf, read, textOf } from "./dist.ts";

const table = Object.values(clocks);
const times = table.map(({ time }) => time);

const count = "\\d+|an?|one|two|three|four|five|six|ten|twelve|fifteen|thirty|sixty|half an";
const duration = new RegExp(`\\b(?:${count}) (?:business |working |full )?(?:minute|hour|day|week|month)s?\\b`, "gi");
const us = /\b(we|us|our|team|engineers?|person|hotline|support|estimate|repl(y|ies)|answers?|response)\b/i;
const promise =
  /\b(answer(s|ed)?|repl(y|ies|ied)|respond(s|ed)?|response|confirm(s|ed|ation)?|get back|come back|hear from|contact you|is sent|sends? (you )?(a|the|your) (written )?estimate)\b/i;

/** Times that stand in such sentences and measure something else: how long a thing lasts, and what readers should do. */
const lengths = [
  /\b30 (free )?minutes\b/gi, // the free consultation
  /\bhalf an hour\b/gi,
  /\b6 months\b|\bsix months\b/gi, // post-project support
  /\bin 30 days|of 30 days\b/gi,
  /\bwithin one month\b/gi, // the law's time for a request about personal data
];

/** The times that a text promises. */
function promised(text: string): string[] {
  return text
    .split(/(?<=[.!?;])\s+/)
    .filter((sentence) => promise.test(sentence) && us.test(sentence))
    .map((sentence) => lengths.reduce((rest, length) => rest.replace(length, ""), sentence))
    .flatMap((sentence) => sentence.match(duration) ?? []);
}

/** The texts of a page, each as it is read: blocks of the main part, what the head says, and the names of its tables. */
function textsOf(route: string): string[] {
  const { head, body } = documentOf(route);
  const block = ":is(h1, h2, h3, p, li, dt, dd, td, summary)";
  const blocks = all(body, `main ${block}`)
    // Articles are about other people's systems: in their prose, whoever has to answer is the reader.
    .filter((element) => !element.closest(".article .prose"))
    .filter((element) => !element.querySelector(block))
    .map(textOf);
  const rows = all(body, "main :is(tr, .hours > div)").map(textOf);
  return [...blocks, ...rows, ...attributes(head, 'meta[name="description"]', "content")];
}

describe("the table", () => {
  for (const [name, clock] of Object.entries(clocks))
    test(`${name} says for whom it holds, what it measures, and its time with its condition`, () => {
      expect(clock.words).toContain(clock.time);
      for (const words of [clock.for, clock.measures]) expect(words.length).toBeGreaterThan(8);
      const said = allPages.some((route) => textsOf(route).some((text) => text.includes(clock.words)));
      expect(said, `no page says "${clock.words}"`).toBe(true);
    });

  test("the page that lists the promises lists them all, with what each measures", () => {
    const listed = textOf(documentOf("/support").body);
    for (const { measures, words } of table) {
      expect(listed).toContain(measures);
      expect(listed).toContain(words);
    }
  });
});

describe("a promise of time is in the table", () => {
  for (const route of allPages)
    test(route, () => {
      for (const text of textsOf(route))
        for (const found of promised(text)) expect(times, `${route}: ${text}`).toContain(found.toLowerCase());
    });

  test("in what a form says after sending, too", () => {
    const scripts = assets.filter((file) => /form-.*\.js$/.test(file));
    expect(scripts.length).toBeGreaterThan(0);
    for (const file of scripts)
      for (const found of promised(read(file).replaceAll('"', ". ")))
        expect(times, file).toContain(found.toLowerCase());
  });

  test.each([
    ["We answer within 3 hours.", ["3 hours"]],
    ["Our team will contact you within two days to talk.", ["two days"]],
    ["An engineer replies by email within a week.", ["a week"]],
    ["The written estimate is sent within 5 business days.", ["5 business days"]],
    ["We talk for 30 minutes and confirm nothing.", []],
    ["Nodes drain in 3 hours.", []],
  ])("is found: %s", (text, found) => expect(promised(text)).toEqual(found));
});

describe("pages and documents take promises from the table", () => {
  const sources = ["pages", "forms", "papers"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|md|json)$/.test(file) && !/^blog\/.*\.md$|README\.md$/.test(file))
      .map((file) => join(folder, file)),
  );

  test.each(sources)("%s", (file) => {
    const lines = readFileSync(file, "utf8").split("\n");
    for (const line of lines) expect(promised(line), line.trim()).toEqual([]);
  });
});

test("no placeholder is left unfilled", () => {
  for (const route of allPages)
    for (const element of all(documentOf(route), "main :is(h1, h2, h3, p, li, dt, dd, td, a)"))
      expect(element.textContent, route).not.toMatch(/\{\{|\$\{|undefined|\[object/);
});
