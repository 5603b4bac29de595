/** Runs axe-core on an open page. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import type { Page } from "playwright/test";

const enhanced = "color-contrast-enhanced";
const button = ".btn, button";

/**
 * Each text is measured once: seven to one (AAA) for running text; four and a half to one, as in the default rule, for labels
 * of buttons.
 */
const contrasts = [
  { id: "color-contrast", selector: `:is(${button}), :is(${button}) *` },
  { id: enhanced, enabled: true },
];

/** The script that runs in the page: the minified one. */
const source = `${readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8")};axe.configure(${JSON.stringify({ rules: contrasts })})`;

/** Lets the stricter rule also report contrasts below 4.5, which it would leave to the default rule. */
const measured = { contrastRatio: { normal: { minThreshold: 0 }, large: { minThreshold: 0 } } };

/** The rules whose result can differ between light and dark. */
export const colors: readonly string[] = ["color-contrast", enhanced, "link-in-text-block"];

/** The rules whose result can differ when only colors and layout change: in dark mode and on a narrow page. */
export const changing: readonly string[] = [...colors, "scrollable-region-focusable", "target-size"];

/**
 * Adds axe to each document that a page opens from now on, for a page that opens many: the browser then parses its script only
 * once, which saves a twentieth of the time of a page.
 */
export const axeAhead = (page: Page) => page.addInitScript(source);

/**
 * The violations: each rule with the elements that break it.
 * @param only the rules to run; all by default
 */
export async function axeFaults(page: Page, only?: readonly string[]): Promise<[rule: string, elements: string[]][]> {
  // Without details about passed rules, and without selectors of elements, which nobody reads here.
  const options: axe.RunOptions = {
    ...{ resultTypes: ["violations"], selectors: false, elementRef: true },
    ...{ checks: { [enhanced]: { options: measured } }, ...(only && { runOnly: [...only] }) },
  };
  const ask = () =>
    page.evaluate(
      async ([how, strict, exempt]) => {
        const { violations } = (await (window as unknown as { axe?: typeof axe }).axe?.run(how)) ?? {};
        return violations
          ?.map(({ id, nodes }): [string, string[]] => {
            const faults = nodes.filter(({ element }) => id !== strict || !element?.closest(exempt));
            return [id, faults.map(({ html }) => html)];
          })
          .filter(([, faults]) => faults.length > 0);
      },
      [options, enhanced, button] as const,
    );
  const found = await ask();
  if (found) return found;
  await page.evaluate(source);
  return (await ask()) ?? Promise.reject(new Error("axe does not run in the page"));
}
