/**
 * The five forms, from the first empty submit to the stored lead; failed requests on one of them, and on all forms with
 * different success views in `npm run test:faults`.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "playwright/test";
import { some } from "../faults/size.ts";
import { failures, forms } from "./facts.ts";
import { bodyOf, FormOnPage, freshEmail, leadsFrom, outcomeLoaded, pointAt, postsOf } from "./form.ts";
import { holdBack, isPost } from "./hold-back.ts";
import { moving } from "./motion.ts";
import { enter } from "./plain.ts";
import { violations } from "./violations.ts";

test.use(moving);

/** A server that responds to everything in the same way. */
async function answering(answer: (respond: (status: number) => void) => void) {
  const server = createServer((_request, response) => answer((status) => response.writeHead(status).end()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

/** Makes the next opened page record its layout shifts in `shifts`. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) =>
      Reflect.get(window, "shifts").push(...list.getEntries().map((entry) => entry.toJSON())),
    ).observe({ type: "layout-shift", buffered: true });
  });

for (const facts of forms)
  test.describe(facts.name, () => {
    for (const width of some([390, 768, 1440], 1))
      test(`hydrates without shifts; shows its errors and sends nothing; the required fields alone send all, ${width} px`, async ({
        page,
      }) => {
        const sent = postsOf(page);
        const refused = await violations(page);
        await page.setViewportSize({ width, height: 844 });
        await noteShifts(page);
        const form = await new FormOnPage(page, facts).open();
        expect(await form.values()).toMatchObject(facts.defaults);
        await test.step("nothing shifts during hydration, and it says what is required, and what happens with it", async () => {
          await outcomeLoaded(page);
          expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
          await expect(page.getByText("All fields are needed unless marked optional.")).toBeVisible();
          const sentence = form.form.getByText("We use what you send to answer you, never for advertising.");
          await expect(sentence.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
            "href",
            "/privacy-policy",
          );
          const [button, words] = [await form.submit.boundingBox(), await sentence.boundingBox()];
          expect(Math.abs((button?.y ?? 0) - (words?.y ?? Number.POSITIVE_INFINITY))).toBeLessThan(100);
          const marks = form.form.locator(".optional");
          const parts = await marks.evaluateAll((all) => all.map(({ childNodes }) => childNodes.length));
          expect(parts.filter((count) => count !== 1)).toEqual([]);
        });

        await page.evaluate(() =>
          addEventListener("transitionrun", ({ target }) => (target as Element).toggleAttribute("data-moved", true)),
        );
        await form.submit.click();
        await expect(form.summary).toBeFocused();
        await test.step("the header covers no heading when the summary has the focus", async () => {
          const [bar, heading, summary] = await Promise.all(
            [page.locator(".site-header"), page.locator("h1"), form.summary].map((one) => one.boundingBox()),
          );
          if (!bar || !heading || !summary) throw new Error("not drawn");
          const below = bar.y + bar.height;
          expect(heading.y >= below || heading.y + heading.height <= below).toBe(true);
          expect(summary.y).toBeGreaterThanOrEqual(below);
          await expect(form.summary.getByRole("heading")).toBeInViewport({ ratio: 1 });
        });
        const moved = form.form.locator("[type=submit][data-moved]");
        await expect(moved, "its button animates no frame that shows what is missing").toHaveCount(0);
        expect(await form.messages()).toEqual(facts.empty);
        await expect(form.summary.locator("li")).toHaveText(facts.empty.map(([, message]) => message));
        for (const [field] of facts.empty)
          await expect(form.control(field).first()).toHaveAttribute("aria-invalid", "true");
        await form.summary.locator("a").first().click();
        await expect(form.control(facts.empty[0]?.[0] ?? "").first()).toBeFocused();
        expect(sent).toEqual([]);

        const email = freshEmail();
        const least = Object.fromEntries(facts.empty.map(([field]) => [field, facts.full[field] ?? ""]));
        await form.fill({ ...least, email });
        await form.submit.click();
        await form.toast(facts.toast);
        expect((await leadsFrom(email)).map(({ body }) => body)).toEqual([bodyOf(facts, { ...least, email })]);
        expect(refused).toEqual([]);
      });

    test("is sent, received, confirmed and reset", async ({ page }) => {
      const email = freshEmail();
      const form = await new FormOnPage(page, facts).open();
      const fresh = await form.values();
      const robots = page.locator('meta[name="robots"]');
      await expect(robots).toHaveAttribute("content", "index,follow");
      await enter(page, { ...facts.full, email });
      const letGo = await holdBack(page, "**/*", isPost);
      await form.submit.click();
      await expect(form.submit).toBeDisabled();
      await expect(form.submit).toHaveText(facts.busy);
      await page.setViewportSize({ width: 320, height: 256 }).then(letGo);
      // A toast disappears when the animation of its bar ends.
      const bar = (await form.toast(facts.toast)).locator(".Toastify__progress-bar");
      await expect(bar).toHaveCSS("animation-duration", "5s");
      await expect(page.getByRole("heading", { name: facts.success.heading })).toBeFocused();
      await expect(page.locator(":focus"), "as at 400% zoom").toBeInViewport({ ratio: 0.9 });
      await expect(page.locator(".success")).toContainText(facts.toast);
      const links = await page.evaluate(() =>
        [...document.querySelectorAll(".success a")].map((link) => [link.textContent, link.getAttribute("href")]),
      );
      expect(links).toEqual(facts.success.links);
      // The link to the next step is the most prominent one.
      const [, onward = ""] = facts.success.links.at(-1) ?? [];
      await expect(page.locator(".success a.btn-primary")).toHaveAttribute("href", onward);
      // If the success replaces the page, the form's title and canonical URL no longer apply.
      const replaced = facts.success.replaces === "page";
      expect((await page.title()).startsWith(facts.success.heading)).toBe(replaced);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(replaced ? 0 : 1);
      const isIndexed = facts.success.heading !== "Message Sent";
      await expect(robots).toHaveAttribute("content", isIndexed ? "index,follow" : "noindex,follow");

      const [lead, ...others] = await leadsFrom(email);
      expect(others).toEqual([]);
      expect(lead).toMatchObject({ form: facts.name, count: 1 });
      expect(lead?.body).toEqual(bodyOf(facts, { ...facts.full, email }));

      if (facts.success.replaces === "nothing") expect(await form.values()).toEqual(fresh);
      else await expect(form.form).toHaveCount(0);
      await expect(page.locator("h1")).toHaveCount(1);
    });
  });

/** One form for each kind of success view: the host treats all forms alike otherwise. */
const shapes = forms.filter(
  ({ success }, index) => forms.findIndex((other) => other.success.replaces === success.replaces) === index,
);

for (const facts of shapes)
  test.describe(`a page whose success replaces the ${facts.success.replaces}`, () => {
    // Some journeys point the page at servers of their own, which its content security policy rightly blocks.
    test.use({ bypassCSP: true });

    test("shows each field's errors and sends nothing; a dead host is a failure that keeps the text", async ({
      page,
    }) => {
      const sent = postsOf(page);
      const logged: string[] = [];
      page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
      const form = await new FormOnPage(page, facts).open();

      await test.step("editing a field clears its message and no other", async () => {
        await form.submit.click();
        await expect(form.summary).toBeVisible();
        const lists = await page.evaluate(() =>
          [...document.querySelectorAll("form.form select")].map((list) => list.getAttribute("name")),
        );
        for (const [index, [field]] of facts.empty.entries()) {
          const value = facts.full[field] ?? "";
          const control = form.control(field).first();
          const isText = typeof value === "string" && !lists.includes(field);
          if (isText) await control.pressSequentially("x");
          else await form.set(field, value);
          const left = facts.empty.slice(index + 1);
          await expect.poll(() => form.messages()).toEqual(left);
          await expect(form.summary.locator("li")).toHaveText(left.map(([, message]) => message));
          await expect(control).not.toHaveAttribute("aria-invalid", "true");
        }
        await expect(form.summary).toHaveCount(0);
      });

      await form.fill(facts.full);
      for (const [field, value, message] of facts.rules)
        await test.step(`${field} ${JSON.stringify(value)}: ${message}`, async () => {
          await form.set(field, value);
          await form.submit.click();
          await expect(form.summary).toBeFocused();
          expect(await form.messages()).toEqual([[field, message]]);
          await form.set(field, facts.full[field] ?? "");
        });
      expect(sent).toEqual([]);

      await test.step("a dead host", async () => {
        const before = await form.values();
        await pointAt(page, "http://127.0.0.1:9/");
        await form.submit.click();
        await form.toast(failures.unexpected);
        const banner = page.getByRole("alert").filter({ hasText: facts.banner });
        await expect(banner).toBeVisible();
        await expect(banner.getByRole("link").first()).toHaveAttribute("href", /^mailto:/);
        await expect(form.submit).toBeEnabled();
        expect(await form.values()).toEqual(before);
        expect(before).toMatchObject(facts.full);
        expect(logged.join("\n")).toContain("Failed to fetch");
      });
    });
  });

for (const facts of some(shapes, 1))
  test.describe(`${facts.name}, sent to an unusual endpoint`, () => {
    test.use({ bypassCSP: true });

    test("an error that mentions CORS counts as a network error; an unreadable 500 looks like success", async ({
      page,
    }) => {
      const form = await new FormOnPage(page, facts).open();
      await form.fill(facts.full);
      await page.evaluate(() => {
        const { fetch } = window;
        window.fetch = () => {
          window.fetch = fetch;
          return Promise.reject(new TypeError("blocked by CORS policy"));
        };
      });
      await form.submit.click();
      await form.toast(failures.network);
      await expect(page.getByRole("alert").filter({ hasText: facts.banner })).toBeVisible();

      const { url, server } = await answering((respond) => respond(500));
      await pointAt(page, url);
      await form.submit.click();
      await form.toast(facts.toast);
      server.close();
    });

    test("only one request is sent, whatever is clicked or pressed", async ({ page }) => {
      let answer = () => {};
      const pressed = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const { url, server } = await answering((respond) => void pressed.then(() => respond(201)));
      const sent = postsOf(page);
      const form = await new FormOnPage(page, facts).open();
      await form.fill(facts.full);
      await pointAt(page, url);
      await form.submit.dblclick({ noWaitAfter: true });
      await page.evaluate(() => document.querySelector<HTMLFormElement>("form.form")?.requestSubmit());
      await form.control("email").press("Enter");
      answer();
      await form.toast(facts.toast);
      expect(sent).toHaveLength(1);
      server.close();
    });
  });
