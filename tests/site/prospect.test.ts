/** A prospect's questions before signing are answered on a page; and removed phrases do not come back. */
import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { claim } from "../../src/claims.ts";
import { call, clocks } from "../../src/clocks.ts";
import { owner } from "../../src/site.ts";
import { terms } from "../../src/terms.ts";
import { allPages, attributes, documentOf, links, one, textOf, texts } from "./dist.ts";
import { serviceLinks } from "./facts/frame.ts";

/** The question, the part of a page that answers it, and a part of the answer, which is defined once in src/. */
const answers: [question: string, route: string, part: string, words: string][] = [
  ["what happens in the free half hour", "/consulting", "#free-call", call.summary],
  ["what it costs", "/consulting", "#questions", terms.prices],
  ["when the estimate comes", "/consulting", "#questions", clocks.estimate.words],
  ["how long a request is kept", "/privacy-policy", "main", owner.kept],
  ...claim<[string, string, string, string][]>(
    "engagementTerms",
    [
      ["how a monthly engagement ends", "/consulting", "#questions", terms.exit],
      ["in which time zone we work", "/consulting", "#questions", terms.timeZones],
      ["who processes data for us", "/consulting", "#questions", terms.dataProcessing],
    ],
    [],
  ),
];

describe("before signing", () => {
  test.each(answers)("%s (%s %s)", (_question, route, part, words) =>
    expect(textOf(one(documentOf(route), part))).toContain(words),
  );

  test("which service fits: all of them are compared, each once", () => {
    const names = texts(one(documentOf("/consulting"), "#services-compared"), "dt");
    expect(names).toEqual(serviceLinks.map(([name]) => name));
  });

  test.each(["sample-estimate", "sample-report"])("what the %s looks like", (name) => {
    const file = `/downloads/${name}.pdf`;
    expect(links(one(documentOf("/documentation"), "main")).map(([, href]) => href)).toContain(file);
    expect(existsSync(`dist${file}`)).toBe(true);
  });
});

/** Sentences that were false, could not be proved, or were poor English. */
const gone =
  /147 are listed here|in every company we have looked at|probably met it|followed at a fictional|Prefer to write\?|has the time of your plan|stands? (further|in the list|on this page|below)|Office days|During support hours|group nearest to you sends|name, company and contact details/i;

test.each(allPages)("no removed phrase is on %s", (route) => {
  const { head, body } = documentOf(route);
  const read = [textOf(body), ...attributes(head, "meta", "content"), ...attributes(body, "img", "alt")];
  expect(read.filter((text) => gone.test(text)).map((text) => gone.exec(text)?.[0])).toEqual([]);
});
