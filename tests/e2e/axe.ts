/** Asks axe-core what is wrong with an open page. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import type { Page } from "playwright/test";

/** What runs in the page, which compiles it anew each time: the shorter of the two that axe comes as. */
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The rules whose verdict can differ between light and dark. */
export const colors: readonly string[] = ["color-contrast", "link-in-text-block"];

/** The rules whose verdict can differ in dark and on a narrow page, where it differs in nothing but its colors and its places. */
export const changing: readonly string[] = [...colors, "scrollable-region-focusable", "target-size"];

/**
 * What axe finds: each rule broken, with the elements that break it.
 * @param only the rules to ask for; all of them, if not said
 */
export async function axeFaults(page: Page, only?: readonly string[]): Promise<[rule: string, elements: string[]][]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // It says of what is in order that it is, and no more: that is nobody's to read here.
    const { violations } = await run({ resultTypes: ["violations"], ...(runOnly && { runOnly: [...runOnly] }) });
    return violations.map(({ id, nodes }): [string, string[]] => [id, nodes.map(({ html }) => html)]);
  }, only);
}
