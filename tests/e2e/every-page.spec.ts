/**
 * Every page, visited once: it does not violate its policy; the computed styles over all pages keep to one design
 * scale, so that a deviating size, mix or button is found; controls and icons stand out in light and dark; quantities
 * stay on one line; and text stays readable with the visitor's own spacing.
 */
import { expect, test } from "playwright/test";
import { brokenLines } from "./broken-lines.ts";
import { faint } from "./contrast.ts";
import { documents } from "./documents.ts";
import { computed, scale } from "./scale.ts";
import { faultsEnlarged, faultsSpacedOut } from "./spaced.ts";
import { violations } from "./violations.ts";

/** "4 hours", "30-minute", "128 KB", "Mon-Fri". */
const quantity = String.raw`\d\s(?:business\s)?(?:minute|hour|day|week|month|year)s?\b|\d-minute|\d\s[KMGT]i?B\b|Mon-Fri`;

test("every page runs without a violation, keeps to the scale, and holds its text spaced out and enlarged", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const refused = await violations(page);
  const browser = await page.context().newCDPSession(page);
  const widths = [390, 1440].map((width) => ({
    width,
    all: Object.fromEntries(Object.keys(scale).map((kind) => [kind, new Map<string, string>()])),
  }));
  const cut: string[] = [];
  const broken: string[] = [];
  const pale: string[] = [];
  for (const route of [...documents, "/no-such-page"]) {
    await page.goto(route);
    for (const { width, all } of widths) {
      await page.setViewportSize({ width, height: 900 });
      // Opens disclosures, too.
      for (const [kind, values] of Object.entries(await computed(page)))
        for (const [value, name] of Object.entries(values))
          if (!all[kind]?.has(value)) all[kind]?.set(value, `${route} ${name}`);
      // The texts of forms are part of their scripts, and the notice of a document, that have no room for it.
      for (const words of await brokenLines(page, quantity, "main > :not(.form-page, .section-notice)"))
        broken.push(`${route} at ${width} px: ${words}`);
    }
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      pale.push(...(await faint(page)).map((fault) => `${route}, ${colorScheme}: ${fault}`));
    }
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      cut.push(...(await faultsEnlarged(page, browser, `${route} at ${width} px`)));
    }
    await page.setViewportSize({ width: 320, height: 800 });
    cut.push(...(await faultsSpacedOut(page, route)));
    expect(refused, route).toEqual([]);
  }
  expect.soft(cut).toEqual([]);
  expect.soft(broken).toEqual([]);
  expect.soft(pale, "less than three to one").toEqual([]);
  for (const { width, all } of widths)
    for (const [kind, most] of Object.entries(scale)) {
      const values = all[kind] ?? new Map();
      expect.soft(values.size, `${kind} at ${width} px: none was found`).toBeGreaterThan(0);
      const list = [...values].map(([value, where]) => `${value} (${where})`).join("\n");
      expect.soft(values.size, `${kind} at ${width} px:\n${list}`).toBeLessThanOrEqual(most);
    }
});
