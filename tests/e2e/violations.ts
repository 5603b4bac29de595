/** Records violations of a page's policy during a test. */
import type { Page } from "playwright/test";

/** Records from now on, on every page that is opened; returns the growing list. */
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
