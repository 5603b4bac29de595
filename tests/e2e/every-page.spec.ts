/**
 * Every page, visited once, with all its disclosures open: it asks no other host, logs no fault and does not violate
 * its policy; axe finds nothing, controls and icons stand out in light and dark; nothing scrolls sideways, on a phone
 * drawings fit; the computed styles over all pages keep to one design scale, so that a deviating size, mix or button is
 * found; quantities stay on one line; and text stays readable at twice its size and with the visitor's own spacing.
 */
import { expect, type Page, test } from "playwright/test";
import { isFull, some } from "../faults/size.ts";
import { forms } from "../site/routes.ts";
import { axeAhead, axeFaults, changing } from "./axe.ts";
import { brokenLines } from "./broken-lines.ts";
import { faint } from "./contrast.ts";
import { documents } from "./documents.ts";
import { computed, scale } from "./scale.ts";
import { drawings, faultsEnlarged, faultsOf, faultsSpacedOut, sideways } from "./spaced.ts";
import { unpainted } from "./unpainted.ts";
import { violations } from "./violations.ts";

/** "4 hours", "30-minute", "128 KB", "Mon-Fri". */
const quantity = String.raw`\d\s(?:business\s)?(?:minute|hour|day|week|month|year)s?\b|\d-minute|\d\s[KMGT]i?B\b|Mon-Fri`;

/** A page that does not exist: it logs that to the console, as no other page does. */
const nowhere = "/no/such/page";

/** Opens a page whole: with its form, if it has one, hydrated. */
async function openWhole(page: Page, route: string): Promise<void> {
  await page.goto(route);
  if (forms.includes(route))
    await page.waitForFunction(() => {
      const form = document.querySelector("form.form");
      return form !== null && Object.keys(form).some((key) => key.startsWith("__reactProps"));
    });
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
}

test("every page asks no other host, logs no fault, keeps to its policy, to axe, to the scale and to the screen", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(600_000);
  let route = "";
  const found = {
    "requests to other hosts": [] as string[],
    "what the console says": [] as string[],
    "violations of the policy": [] as string[],
    "what axe finds": [] as string[],
    "less than three to one": [] as string[],
    "what does not fit": [] as string[],
    "quantities on two lines": [] as string[],
  };
  const note = (kind: keyof typeof found, what: string) => found[kind].push(`${route}: ${what}`);
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== baseURL) note("requests to other hosts", request.url());
  });
  page.on("console", (message) => {
    if (route !== nowhere && ["error", "warning"].includes(message.type()))
      note("what the console says", message.text());
  });
  page.on("pageerror", (error) => note("what the console says", `throws ${error.message}`));
  const refused = await violations(page);
  await axeAhead(page);
  const browser = await page.context().newCDPSession(page);
  const used = Object.fromEntries(
    [390, 1440].map((width) => [
      width,
      Object.fromEntries(Object.keys(scale).map((kind) => [kind, new Map<string, string>()])),
    ]),
  );

  const colors = async (colorScheme: "light" | "dark") =>
    page.emulateMedia({ colorScheme, reducedMotion: "reduce" }).then(() => colorScheme);
  const axe = async (where: string, rules?: readonly string[]) => {
    for (const fault of await axeFaults(page, rules)) note("what axe finds", `${where}: ${JSON.stringify(fault)}`);
  };
  const standOut = async (where: string) => {
    for (const fault of await faint(page)) note("less than three to one", `${where}: ${fault}`);
  };
  const fitting = (where: string, faults: string[]) => {
    for (const fault of faults) note("what does not fit", `${where}: ${fault}`);
  };

  const measure = async (width: number) => {
    for (const [kind, values] of Object.entries(await computed(page)))
      for (const [value, name] of Object.entries(values)) {
        const all = used[width]?.[kind];
        if (!all?.has(value)) all?.set(value, `${route} ${name}`);
      }
    // The texts of forms are part of their scripts, and the notice of a document, that have no room for it.
    for (const words of await brokenLines(page, quantity, "main > :not(.form-page, .section-notice)"))
      note("quantities on two lines", `at ${width} px: ${words}`);
  };

  for (route of [...documents, nowhere]) {
    // The page that is left is not laid out once more.
    await page.evaluate(() => document.documentElement.style.setProperty("display", "none"));
    await page.setViewportSize({ width: 390, height: 900 });
    await colors("light");
    await openWhole(page, route);
    await unpainted(page, async () => {
      await measure(390);
      fitting("twice the size", await faultsEnlarged(page, browser, [390, 1024]));
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await measure(1440);
    await axe("light");
    await standOut("light");
    await standOut(await colors("dark"));
    if (isFull) await axe("dark");
    for (const width of [...some([390], 0), 320]) {
      await page.setViewportSize({ width, height: 800 });
      fitting(`${width} px`, await faultsOf(page, sideways));
      await axe(`dark, ${width} px`, isFull ? undefined : changing);
    }
    fitting("320 px", await faultsOf(page, drawings));
    fitting("320 px, spaced out", await faultsSpacedOut(page));
    for (const violation of refused.splice(0)) note("violations of the policy", violation);
  }

  for (const [kind, faults] of Object.entries(found)) expect.soft(faults, kind).toEqual([]);
  for (const [width, all] of Object.entries(used))
    for (const [kind, most] of Object.entries(scale)) {
      const values = all[kind] ?? new Map();
      expect.soft(values.size, `${kind} at ${width} px: none was found`).toBeGreaterThan(0);
      const list = [...values].map(([value, where]) => `${value} (${where})`).join("\n");
      expect.soft(values.size, `${kind} at ${width} px:\n${list}`).toBeLessThanOrEqual(most);
    }
});
