/** What the owner has to fill in: the list is printed by `npm run check`, and each entry stands where it says. */
import { describe, expect, test, vi } from "vitest";
import { pending } from "../../src/owner.ts";
import { owner } from "../../src/site.ts";
import { all, allPages, documentOf, textOf } from "./dist.ts";

/** What is read on a page, and where its links lead. */
const wordsOf = (route: string) => {
  const { body } = documentOf(route);
  return [textOf(body), ...all(body, "a").map((link) => link.getAttribute("href") ?? "")].join("\n");
};

describe("to be filled in", () => {
  for (const { what, now, route } of pending) test(what, () => expect(wordsOf(route)).toContain(now));

  test("npm run check prints every entry", async () => {
    const lines: string[] = [];
    vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
    await import("../../src/build/check.ts");
    vi.restoreAllMocks();
    const printed = lines.join("\n");
    expect(printed).toContain("To be filled in before going live");
    for (const { what, now } of pending) expect(printed).toContain(`  ${what}\n    now: ${now}`);
  });

  test("no page has brackets to be filled in that the list does not name", () => {
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
