/** What a visitor sees after submitting a request. */
import type { Browser } from "playwright";
import { onTestFinished } from "vitest";
import { message } from "../../receiver.ts";

/**
 * Fills the contact form in and submits it; returns what the page shows.
 * @param site the port of the site
 * @param endpoint where its forms post to, overriding the build's
 */
export async function submit(browser: Browser, site: number, endpoint: string, subject: string) {
  const context = await browser.newContext({ bypassCSP: true, ignoreHTTPSErrors: true });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`http://localhost:${site}/contact`);
  await page.evaluate(
    (to) => document.querySelector('meta[name="leads-endpoint"]')?.setAttribute("content", to),
    endpoint,
  );
  for (const [name, value] of Object.entries({ ...message, subject, phone: "+1 555 0100", company: "Tarn" }))
    if (name !== "formName" && name !== "inquiryType") await page.locator(`[name="${name}"]`).fill(value);
  await page.locator("button[type=submit]").click();
  const success = page.getByRole("heading", { name: "Message Sent" });
  const alert = page.locator("[role=alert].alert");
  await success.or(alert).first().waitFor({ timeout: 45_000 });
  return (await success.count()) > 0 ? "sent" : "failed";
}
