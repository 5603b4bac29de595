/** A page of which nothing is painted, for what does not depend on its look: it takes a quarter less of each change. */
import type { Page } from "playwright/test";

/**
 * Asks an open page for sizes, styles or the focus while it is transparent as a whole.
 * @returns what was asked for
 */
export async function unpainted<Answer>(page: Page, ask: () => Promise<Answer>): Promise<Answer> {
  const setOpacity = (opacity: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty("opacity", value), opacity);
  await setOpacity("0");
  const answer = await ask();
  await setOpacity("");
  return answer;
}
