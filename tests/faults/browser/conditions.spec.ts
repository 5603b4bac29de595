/**
 * Other adverse conditions around a form: storage, clock, receiver, a deployment while the tab is open, hostile text.
 */

import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { expect, type Page, test } from "playwright/test";
import { forms } from "../../e2e/facts.ts";
import { FormOnPage, freshEmail, leadsFrom } from "../../e2e/form.ts";
import { hostile } from "../../e2e/hostile.ts";
import { sendHostile } from "../../e2e/hostile-text.ts";

test.use({ bypassCSP: true });
test.describe.configure({ timeout: 120_000 });

const pointAt = (page: Page, port: number) =>
  page.evaluate(
    (to) => document.querySelector('meta[name="leads-endpoint"]')?.setAttribute("content", to),
    `http://127.0.0.1:${port}/`,
  );

/** A receiver that handles each connection as the test says. */
async function badReceiver(act: (socket: Socket) => void): Promise<{ port: number; server: Server }> {
  const server = createServer(act);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, server };
}

for (const facts of forms)
  test.describe(facts.name, () => {
    for (const [what, act] of [
      ["resets every connection", (socket: Socket) => socket.resetAndDestroy()],
      ["closes without a word", (socket: Socket) => void socket.on("data", () => socket.end())],
      ["answers nonsense", (socket: Socket) => void socket.on("data", () => socket.end("ceci n'est pas HTTP\r\n\r\n"))],
      ["never answers", () => {}],
    ] as const)
      test(`a receiver that ${what}: the failure is shown, the input kept and sent again elsewhere`, async ({
        page,
      }) => {
        const sent: string[] = [];
        page.on("request", (request) => request.method() === "POST" && sent.push(request.postData() ?? ""));
        const { port, server } = await badReceiver(act);
        const email = freshEmail();
        const form = await new FormOnPage(page, facts).open();
        await form.fill({ ...facts.full, email });
        const before = await form.values();
        await pointAt(page, port);
        await form.submit.click();
        const banner = page.getByRole("alert").filter({ hasText: facts.banner });
        await expect(banner).toBeFocused({ timeout: 45_000 });
        await expect(banner).toBeInViewport();
        expect(await form.values()).toEqual(before);
        await page.reload();
        await form.alive();
        expect(await form.values()).toEqual(before);
        await form.submit.click();
        await form.toast(facts.toast);
        expect(new Set(sent).size).toBe(1);
        expect(await leadsFrom(email)).toHaveLength(1);
        server.close();
      });

    for (const [what, time] of [
      ["in 1980", "1980-01-01T00:00:00Z"],
      ["in 2099", "2099-12-31T23:59:59Z"],
    ] as const)
      test(`a clock ${what}`, async ({ page }) => {
        await page.clock.setFixedTime(time);
        const email = freshEmail();
        const form = await new FormOnPage(page, facts).open();
        // A date is validated by the visitor's clock; it is optional.
        await form.fill({ ...facts.full, ...("preferredDate" in facts.full && { preferredDate: "" }), email });
        await form.submit.click();
        await expect(page.getByRole("heading", { name: facts.success.heading })).toBeFocused();
        expect(await leadsFrom(email)).toHaveLength(1);
      });

    for (const name of ["getItem", "setItem", "removeItem"])
      test(`storage whose ${name} throws`, async ({ page }) => {
        await page.addInitScript((method) => {
          Object.defineProperty(Storage.prototype, method, {
            value: () => {
              throw new DOMException("no", "SecurityError");
            },
          });
        }, name);
        const email = freshEmail();
        const form = await new FormOnPage(page, facts).open();
        await form.fill({ ...facts.full, email });
        await form.submit.click();
        await form.toast(facts.toast);
        expect(await leadsFrom(email)).toHaveLength(1);
      });

    test("a deployment while the tab is open: later scripts are gone, and the form is sent nevertheless", async ({
      page,
    }) => {
      const email = freshEmail();
      const form = await new FormOnPage(page, facts).open();
      await page.route("**/assets/**", (route) =>
        route.fulfill({ status: 404, contentType: "text/html", body: "gone" }),
      );
      await form.fill({ ...facts.full, email });
      await form.submit.click();
      await expect(page.getByRole("heading", { name: facts.success.heading })).toBeFocused();
      expect(await leadsFrom(email)).toHaveLength(1);
    });

    test("a deployment before the form was hydrated: a reload shows the new form with the old input", async ({
      page,
    }) => {
      const form = new FormOnPage(page, facts);
      await page.route("**/assets/**", (route) =>
        route.fulfill({ status: 404, contentType: "text/html", body: "gone" }),
      );
      await page.goto(facts.route);
      await form.fill(facts.full);
      const before = await form.values();
      await page.unroute("**/assets/**");
      await page.getByRole("link", { name: "Reload the page" }).click();
      await form.alive();
      expect(await form.values()).toEqual(before);
    });

    for (const [index, text] of hostile.entries())
      test(`hostile text ${index} in every field and in the link`, ({ page }) => sendHostile(page, facts, text));
  });
