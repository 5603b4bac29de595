/** Runs axe-core on an open page. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import type { Page } from "playwright/test";

/** The script that runs in the page, which is compiled anew each time: the minified one. */
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The rules whose result can differ between light and dark. */
export const colors: readonly string[] = ["color-contrast", "link-in-text-block"];

/** The rules whose result can differ when only colors and layout change: in dark mode and on a narrow page. */
export const changing: readonly string[] = [...colors, "scrollable-region-focusable", "target-size"];

/**
 * The violations: each rule with the elements that break it.
 * @param only the rules to run; all by default
 */
export async function axeFaults(page: Page, only?: readonly string[]): Promise<[rule: string, elements: string[]][]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // Without details about what passes, which nobody reads here.
    const { violations } = await run({ resultTypes: ["violations"], ...(runOnly && { runOnly: [...runOnly] }) });
    return violations.map(({ id, nodes }): [string, string[]] => [id, nodes.map(({ html }) => html)]);
  }, only);
}
