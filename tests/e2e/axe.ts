/** Runs axe-core on an open page. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import type { Page } from "playwright/test";

/** The script that runs in the page, which is compiled anew each time: the minified one. */
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Seven to one (AAA) for text that is read; four and a half to one, the default rule's, for the words on a button. */
const enhanced = "color-contrast-enhanced";

/** The rules whose result can differ between light and dark. */
export const colors: readonly string[] = ["color-contrast", enhanced, "link-in-text-block"];

/** The rules whose result can differ when only colors and layout change: in dark mode and on a narrow page. */
export const changing: readonly string[] = [...colors, "scrollable-region-focusable", "target-size"];

/**
 * The violations: each rule with the elements that break it.
 * @param only the rules to run; all by default
 */
export async function axeFaults(page: Page, only?: readonly string[]): Promise<[rule: string, elements: string[]][]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ([runOnly, strict]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const rules = runOnly ? { runOnly: [...runOnly] } : { rules: { [strict]: { enabled: true } } };
      // Without details about what passes, and selectors of elements, which nobody reads here.
      const { violations } = await run({ resultTypes: ["violations"], selectors: false, elementRef: true, ...rules });
      return violations
        .map(({ id, nodes }): [string, string[]] => {
          const faults = nodes.filter(({ element }) => id !== strict || !element?.closest(".btn, button"));
          return [id, faults.map(({ html }) => html)];
        })
        .filter(([, faults]) => faults.length > 0);
    },
    [only, enhanced] as const,
  );
}
