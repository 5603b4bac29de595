/** A network that is slow for as long as a test needs. */
import type { Page, Request } from "playwright/test";

/**
 * Holds back a page's requests for some URLs.
 * @param which of them; all by default
 * @returns the function that releases them
 */
export async function holdBack(
  page: Page,
  addresses: string | RegExp,
  which = (_request: Request) => true,
): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    if (which(route.request())) await held;
    await route.continue();
  });
  return letGo;
}

/** Whether a request sends a form. */
export const isPost = (request: Request): boolean => request.method() === "POST";
