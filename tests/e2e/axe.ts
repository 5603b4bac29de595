/** Asks axe-core what is wrong with an open page. */
import axe from "axe-core";
import type { Page } from "playwright/test";

/** The rules whose verdict can differ between light and dark. */
export const colors: readonly string[] = ["color-contrast", "link-in-text-block"];

/** The rules whose verdict can differ between a wide page and a narrow one, where it differs in nothing but its places. */
export const places: readonly string[] = ["scrollable-region-focusable", "target-size"];

/**
 * What axe finds: each rule broken, with the elements that break it.
 * @param only the rules to ask for; all of them, if not said
 */
export async function axeFaults(page: Page, only?: readonly string[]): Promise<[rule: string, elements: string[]][]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(runOnly ? { runOnly: [...runOnly] } : {});
    return violations.map(({ id, nodes }): [string, string[]] => [id, nodes.map(({ html }) => html)]);
  }, only);
}
