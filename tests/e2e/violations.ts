/** What a page's policy refuses while a test runs. */
import type { Page } from "playwright/test";

/** Listens from now on, and over every page that is opened; gives the list that grows. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction("__violated", (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      (window as unknown as { __violated: (text: string) => void }).__violated(
        `${effectiveDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  return found;
}
