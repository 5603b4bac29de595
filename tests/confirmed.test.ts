/**
 * The switch that leaves out unconfirmed claims: every page still has its other texts, and none of these claims.
 */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { filesBelow } from "../src/below.ts";
import { isPart, routeOfPage } from "../src/content/paths.ts";

// The expected claims are those without the switch, whatever environment these tests run in.
vi.stubEnv("VITE_CONFIRMED_ONLY", "");
vi.resetModules();
const { entries } = await import("../src/owner/list.ts");

const claimed = entries.filter(({ claim }) => claim);

/** All texts of each page and form with the switch on, by route: every string of its definition, and its Markdown. */
const said = new Map<string, string[]>();

const strings = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(strings) : [];

const add = (route: string, texts: string[]) => said.set(route, [...(said.get(route) ?? []), ...texts]);

beforeAll(async () => {
  vi.stubEnv("VITE_CONFIRMED_ONLY", "1");
  vi.resetModules();
  const { fillDocument, fillIn } = await import("../src/content/fill-in.ts");
  for (const file of filesBelow(".", "pages", ".ts").filter((name) => !isPart(name)))
    add(routeOfPage(file), strings((await import(/* @vite-ignore */ `../${file}`)).default));
  for (const file of filesBelow(".", "pages", ".md").filter((name) => !name.endsWith("README.md")))
    add(routeOfPage(file), [fillIn(readFileSync(file, "utf8"), file)]);
  for (const file of filesBelow(".", "forms", ".ui.json")) {
    const document = fillDocument(JSON.parse(readFileSync(file, "utf8")), file);
    add(
      document.route,
      strings(document).map((text) => text.replaceAll("\u00a0", " ")),
    );
  }
});

// Other test files run in the same process, and import the same modules.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe("what is left out", () => {
  test("there is something to leave out", () => expect(claimed.length).toBeGreaterThan(0));

  test.each(claimed.map(({ what, now, route }) => [what, now, route]))("%s", (_what, now, route) => {
    const texts = said.get(route) ?? [];
    expect(texts.length, route).toBeGreaterThan(0);
    expect(texts.filter((text) => text.includes(now))).toEqual([]);
  });
});

test("no remaining text is empty, and no marker of a passage is left", () => {
  for (const [route, texts] of said)
    for (const text of texts) {
      expect(text.trim(), route).not.toBe("");
      expect(text, route).not.toMatch(/\{\{[#/]|undefined/);
    }
});
