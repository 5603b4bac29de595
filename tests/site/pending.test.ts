/** What the owner has to fill in: the list is printed by `npm run check`, and each entry stands where it says. */
import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { owner, pending } from "../../src/site.ts";
import { all, allPages, documentOf, textOf } from "./dist.ts";

/** What is read on a page, and where its links lead. */
const wordsOf = (route: string) => {
  const { body } = documentOf(route);
  return [textOf(body), ...all(body, "a").map((link) => link.getAttribute("href") ?? "")].join("\n");
};

describe("to be filled in", () => {
  for (const { what, now, route } of pending) test(what, () => expect(wordsOf(route)).toContain(now));

  test("npm run check prints every entry", () => {
    const printed = execFileSync("npx", ["jiti", "src/build/check.ts"], { encoding: "utf8" });
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
