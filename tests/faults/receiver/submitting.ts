/** What a visitor sees after submitting a request. */
import type { Browser } from "playwright";
import { message } from "../../receiver.ts";

/**
 * Fills the contact form in and submits it; returns what the page shows.
 * @param site the port of the site
 * @param endpoint where its forms post to, overriding the build's
 */
export async function submit(browser: Browser, site: number, endpoint: string, subject: string) {
  // Reduced motion: a spinner or a toast would otherwise be painted in each frame while the page waits.
  const page = await browser.newPage({ bypassCSP: true, ignoreHTTPSErrors: true, reducedMotion: "reduce" });
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
  await success.or(alert).first().waitFor({ timeout: 120_000 });
  const outcome = (await success.count()) > 0 ? "sent" : "failed";
  await page.close();
  return outcome;
}
