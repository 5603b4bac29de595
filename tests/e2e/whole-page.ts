/**
 * Looks at a page as a whole, once: with all its disclosures open, at every width, in light and dark, with larger text
 * and with more space.
 */
import type { Page } from "playwright/test";
import { isFull, some } from "../faults/size.ts";
import { forms } from "../site/routes.ts";
import { axeAhead, axeFaults, changing } from "./axe.ts";
import { brokenLines } from "./broken-lines.ts";
import { faint } from "./contrast.ts";
import { computed } from "./scale.ts";
import { drawings, faultsEnlarged, faultsOf, faultsSpacedOut, sideways } from "./spaced.ts";
import { violations } from "./violations.ts";

/** "4 hours", "30-minute", "128 KB", "Mon-Fri". */
const quantity = String.raw`\d\s(?:business\s)?(?:minute|hour|day|week|month|year)s?\b|\d-minute|\d\s[KMGT]i?B\b|\d\s[AP]M\b|Mon-Fri`;

/** A page that does not exist: the only one that logs something to the console. */
export const nowhere = "/no/such/page";

/** An empty result: the kinds of faults, without findings. */
const noFaults = () => ({
  "requests to other hosts": [] as string[],
  "what the console says": [] as string[],
  "violations of the policy": [] as string[],
  "what axe finds": [] as string[],
  "less than three to one": [] as string[],
  "what does not fit": [] as string[],
  "quantities on two lines": [] as string[],
});

/** What was seen of a page: its faults, and the computed styles by width. */
export interface Seen {
  faults: ReturnType<typeof noFaults>;
  styles: { [width: string]: Awaited<ReturnType<typeof computed>> };
}

/** Opens a page completely: with all disclosures open, and its form, if it has one, hydrated. */
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

/** Prepares a tab to check one page after another; returns the function that checks one. */
export async function wholePages(page: Page, baseURL: string | undefined): Promise<(route: string) => Promise<Seen>> {
  let route = "";
  let faults = noFaults();
  const note = (kind: keyof typeof faults, what: string) => faults[kind].push(what);
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

  const colors = async (colorScheme: "light" | "dark") =>
    page.emulateMedia({ colorScheme, reducedMotion: "reduce" }).then(() => colorScheme);
  const axe = async (where: string, rules?: readonly string[]) => {
    for (const fault of await axeFaults(page, rules)) note("what axe finds", `${where}: ${JSON.stringify(fault)}`);
  };
  const standOut = async (where: string) => {
    for (const fault of await faint(page)) note("less than three to one", `${where}: ${fault}`);
  };
  const fitting = (where: string, found: string[]) => {
    for (const fault of found) note("what does not fit", `${where}: ${fault}`);
  };
  const measure = async (width: number) => {
    // Not in forms: their texts are part of scripts, which have no room for no-break spaces.
    for (const words of await brokenLines(page, quantity, "main > :not(.form-page)"))
      note("quantities on two lines", `at ${width} px: ${words}`);
    return computed(page);
  };

  return async (next) => {
    // Hide the page before leaving it, so that it is not laid out again.
    await page.evaluate(() => document.documentElement.style.setProperty("display", "none"));
    await page.setViewportSize({ width: 390, height: 900 });
    await colors("light");
    route = next;
    faults = noFaults();
    await openWhole(page, route);
    const narrow = await measure(390);
    fitting("twice the size", await faultsEnlarged(page, browser, [320, 390, 1024]));
    await page.setViewportSize({ width: 1440, height: 900 });
    const wide = await measure(1440);
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
    fitting("spaced out", await faultsSpacedOut(page, [320, 1280]));
    for (const violation of refused.splice(0)) note("violations of the policy", violation);
    return { faults, styles: { 390: narrow, 1440: wide } };
  };
}
