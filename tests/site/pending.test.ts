/**
 * What the owner has to fill in or confirm: `npm run check` lists it, each entry is on its page, and it makes a form.
 */
import { describe, expect, test, vi } from "vitest";
import { confirmed } from "../../src/claims.ts";
import { said } from "../../src/owner/entry.ts";
import { filesOf, goneOf } from "../../src/owner/gone.ts";
import { answersOf, entries, formOf, linesOf, pending } from "../../src/owner/list.ts";
import { owner } from "../../src/site.ts";
import { slots } from "../../src/terms.ts";
import { all, allPages, attributes, documentOf, textOf } from "./dist.ts";

/** The text of a page, the targets of its links, and the endpoint of its forms. */
const wordsOf = (route: string) => {
  const { head, body } = documentOf(route);
  return [textOf(body), ...attributes(body, "a", "href"), ...attributes(head, "meta", "content")].join("\n");
};

describe("to be filled in or confirmed", () => {
  for (const { what, now, route, kind } of pending)
    test(`${kind}: ${what} (${route})`, () => expect(wordsOf(route)).toContain(now));

  test("each entry says where it is written", () => {
    for (const entry of pending)
      expect(filesOf(entry).length > 0 || entry.at.startsWith("VITE_"), entry.what).toBe(true);
    expect(goneOf(pending)).toEqual([]);
    const moved = said("hours", "9 to 5", "/gone", "pages/gone.ts hero");
    expect(goneOf([moved])).toMatchObject([{ path: "hours", found: "no pages/gone.ts" }]);
  });

  test("every claim and every slot has an entry", () => {
    const claims = entries.map(({ claim }) => claim);
    expect(Object.keys(confirmed).filter((name) => !claims.some((claim) => claim === name))).toEqual([]);
    const places = entries.map(({ at }) => at);
    expect(Object.keys(slots).filter((name) => !places.includes(`src/terms.ts slots.${name}`))).toEqual([]);
  });

  test("npm run check prints every entry", async () => {
    const lines: string[] = [];
    // The command runs on import: another test may have imported it.
    vi.resetModules();
    vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
    await import("../../src/build/check-documents.ts");
    vi.restoreAllMocks();
    const printed = lines.join("\n");
    for (const entry of pending) expect(printed).toContain(linesOf(entry).join("\n"));
  });

  test("the owner's form asks for each entry, in Markdown and as data", () => {
    const form = formOf(pending);
    expect(form.match(/^### /gm)).toHaveLength(pending.length);
    for (const { what, route, at } of pending) for (const words of [what, route, at]) expect(form).toContain(words);
    expect(answersOf(pending)).toHaveLength(pending.length);
    expect(answersOf(pending)[0]).toMatchObject({ confirmed: null, instead: "" });
  });

  test("no page has brackets to be filled in that are not on the list", () => {
    const listed = pending.map(({ now }) => now);
    expect(Object.values(owner).filter((words) => !listed.includes(words))).toEqual([]);
    for (const route of allPages) {
      const brackets = all(documentOf(route), "main :is(p, li, td, dd)").flatMap(
        (element) => textOf(element).match(/\[[a-z ]+\]/g) ?? [],
      );
      expect(brackets.filter((words) => !listed.includes(words), route)).toEqual([]);
    }
  });
});
