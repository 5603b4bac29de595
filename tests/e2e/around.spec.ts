/**
 * What surrounds a form's fields: the outcome of a submission, where it is shown, and the room it leaves. Here at the narrowest
 * width, on the forms that differ; `npm run test:faults` takes every form at every width.
 */
import { expect, test } from "playwright/test";
import { some } from "../faults/size.ts";
import { forms } from "./facts.ts";
import { bodyOf, FormOnPage, formOn, freshEmail, leadsFrom, outcomeLoaded, postsOf } from "./form.ts";
import { holdBack, isPost } from "./hold-back.ts";
import { holdToasts, moving } from "./motion.ts";

test.use(moving);

/** Submits a form whose endpoint does not respond. */
async function failed(form: FormOnPage): Promise<void> {
  await form.page.evaluate(() =>
    document.querySelector('meta[name="leads-endpoint"]')?.setAttribute("content", "http://127.0.0.1:9/"),
  );
  await form.submit.click();
  await expect(form.page.getByRole("alert").filter({ hasText: form.facts.banner })).toBeFocused();
}

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 900 },
  { width: 1440, height: 900 },
];

test.describe("a request", () => {
  // Some of these tests point the page at servers that its content security policy rightly blocks.
  test.use({ bypassCSP: true });

  test("in progress is shown and announced as such, even the first; an unmade choice does not have an answer's color", async ({
    page,
  }) => {
    const form = await formOn(page, "contact").open();
    await test.step("a choice", async () => {
      const colorOf = () => form.control("inquiryType").evaluate((select) => getComputedStyle(select).color);
      const before = await colorOf();
      expect(before).toBe(
        await form.form
          .locator(".optional")
          .first()
          .evaluate((mark) => getComputedStyle(mark).color),
      );
      await form.set("inquiryType", "sales");
      await expect.poll(colorOf).not.toBe(before);
    });
    await outcomeLoaded(page);
    await form.fill({ ...form.facts.full, email: freshEmail() });
    await holdBack(page, "**/*", isPost);
    // Screen readers announce changes only in live regions that already exist.
    const heard = form.form.getByRole("status");
    await expect(heard).toHaveText("");
    await form.submit.click();
    await expect(form.submit).toBeDisabled();
    await expect(heard).toHaveText(form.facts.busy);
    // The fields are inert: input from now on would not be sent, and the success would discard it.
    await expect(form.form.locator("[inert] [name]")).toHaveCount(Object.keys(await form.values()).length);
    const look = await form.submit.evaluate((button) => {
      const { opacity } = getComputedStyle(button);
      return [opacity, getComputedStyle(button, "::after").animationName];
    });
    expect(look).toEqual(["1", "sending"]);
  });

  test("that failed has a toast, which returns the focus when it is closed by a key, and can be dragged away", async ({
    page,
  }) => {
    await holdToasts(page);
    const form = await formOn(page, "contact").open();
    await form.fill({ ...form.facts.full, email: freshEmail() });
    await failed(form);
    const toast = await form.toast("An unexpected error occurred. Please try again.");
    const banner = page.getByRole("alert").filter({ hasText: form.facts.banner });
    await expect(banner).toBeFocused();
    await page.keyboard.press("Alt+t");
    await page.keyboard.press("Tab");
    await expect(toast.getByRole("button")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toast).toHaveCount(0);
    await expect(banner).toBeFocused();

    await failed(form);
    await expect(toast).toBeVisible();
    await expect(toast).not.toHaveClass(/--animate-enter|bounce-enter/);
    const left = async () => (await toast.boundingBox())?.x ?? 0;
    const before = await left();
    const touch = (type: string, by: number) =>
      toast.dispatchEvent(type, { bubbles: true, pointerType: "touch", clientX: before + by });
    await touch("pointerdown", 0);
    await touch("pointermove", 60);
    await expect.poll(left).toBe(before + 60);
    await touch("pointermove", 600);
    await touch("pointerup", 600);
    await expect(toast).toHaveCount(0);

    // A visitor's own style sheet may stop all animations.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("* { animation: none !important; transition: none !important; }");
      document.adoptedStyleSheets.push(sheet);
    });
    await failed(form);
    await toast.getByRole("button").click();
    await expect(toast).toHaveCount(0);
  });

  for (const size of some(sizes, 1))
    test(`that failed is sent again from the banner with the same body, ${size.width} px wide`, async ({ page }) => {
      await page.setViewportSize(size);
      await holdToasts(page);
      const sent = postsOf(page);
      const email = freshEmail();
      const form = await formOn(page, "estimate").open();
      const endpoint = page.locator('meta[name="leads-endpoint"]');
      const own = await endpoint.getAttribute("content");
      await form.fill({ ...form.facts.full, email });
      await failed(form);
      const toast = await form.toast("An unexpected error occurred. Please try again.");
      await endpoint.evaluate((meta, value) => meta.setAttribute("content", value ?? ""), own);
      const letGo = await holdBack(page, "**/*", isPost);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.locator(".form-busy").filter({ hasText: form.facts.busy })).toBeInViewport();
      await expect(page.getByRole("alert").filter({ hasText: form.facts.banner })).toHaveCount(0);
      // The toast of the failure is not shown at the same time.
      expect(await toast.isVisible()).toBe(false);
      letGo();
      await expect(page.getByRole("heading", { name: form.facts.success.heading })).toBeFocused();
      expect(sent).toHaveLength(2);
      expect(sent[1]).toBe(sent[0]);
      expect((await leadsFrom(email)).map(({ body }) => body)).toEqual([
        bodyOf(form.facts, { ...form.facts.full, email }),
      ]);
    });

  for (const size of some(sizes, 1))
    for (const facts of some(forms, 3))
      test(`${facts.name}, ${size.width} px: toasts cover no button or success mark; the promise is there once`, async ({
        page,
      }) => {
        await page.setViewportSize(size);
        await holdToasts(page);
        // A Sunday.
        await page.clock.setFixedTime("2026-11-22T15:00:00Z");
        const form = await new FormOnPage(page, facts).open();
        await form.fill({ ...facts.full, email: freshEmail() });
        const look = async (text: string | RegExp) => {
          const toast = await form.toast(text as string);
          await expect(toast).not.toHaveClass(/animate__animated|--animate-enter/);
          // A disappearing toast takes up its place until it is gone.
          await expect(page.locator(".Toastify__toast")).toHaveCount(1);
          const covered = () =>
            toast.evaluate((element) => {
              const { left, right, top, bottom } = element.getBoundingClientRect();
              return [...document.querySelectorAll("button, .btn, .success-mark, .site-header")]
                .filter((other) => !element.contains(other))
                .map((other) => [other, other.getBoundingClientRect()] as const)
                .filter(([, at]) => at.left < right && at.right > left && at.top < bottom && at.bottom > top)
                .filter(([other]) => other.checkVisibility())
                .map(([other]) => other.outerHTML);
            });
          await expect.poll(covered).toEqual([]);
        };
        await outcomeLoaded(page);
        await page.context().setOffline(true);
        await form.submit.click();
        await look("An unexpected error occurred. Please try again.");
        await page.context().setOffline(false);
        await form.submit.click();
        await look(facts.toast);

        const days: { [form: string]: string } = {
          estimate: "Tuesday, November 24, 6 PM EST",
          consultation: "Monday, November 23, 1 PM EST",
          contact: "Monday, November 23, 6 PM EST",
        };
        const day = days[facts.name] ?? "Monday, November 23, 11:59 PM EST";
        await expect(page.locator(".success").getByText(`That is by ${day}.`)).toHaveCount(1);
        await expect(page.locator(".success").getByText("We answer")).toHaveCount(0);
      });
});

test("a form that stays below its success is collapsed, and expands when its button or a field is used", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await formOn(page, "custom-solution").open();
  const host = page.locator(".form-host");
  const whole = (await host.boundingBox())?.height ?? 0;
  for (const enter of ["button", "field"]) {
    await form.fill({ ...form.facts.full, email: freshEmail() });
    await form.submit.click();
    const again = page.getByRole("button", { name: "Send another request" });
    await expect(again).toBeVisible();
    expect((await host.boundingBox())?.height).toBeLessThan(whole / 5);
    // By keyboard the button comes first, and focusing it does not expand the form.
    await again.focus();
    await expect(again).toBeVisible();
    if (enter === "button") await again.click();
    else await form.control("company").focus();
    await expect(again).toHaveCount(0);
    await expect(form.control(enter === "button" ? "firstName" : "company")).toBeFocused();
    await expect(page.locator(":focus")).toBeInViewport();
    expect((await host.boundingBox())?.height).toBeGreaterThan(whole * 0.9);
    await expect(page.locator(".success")).toContainText(form.facts.toast);
  }
});

test("a choice is readable to its end where its field is narrowest: what is beside a form leaves enough room", async ({
  page,
}) => {
  for (const { route } of forms) {
    await page.goto(route);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>(".form details")) fold.open = true;
    });
    for (const width of [320, 600, 640, 768, 992, 1024, 1120]) {
      await page.setViewportSize({ width, height: 800 });
      // The width of a desktop window's scrollbar, which this browser does not show.
      const scrollbar = width < 600 ? 0 : 17;
      const cut = await page.evaluate((beside) => {
        document.documentElement.style.paddingRight = `${beside}px`;
        const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
        return [...document.querySelectorAll("select")].flatMap((select) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(select);
          pen.font = font;
          const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          return [...select.options].map(({ label }) => label).filter((label) => pen.measureText(label).width > room);
        });
      }, scrollbar);
      expect.soft(cut, `${route}, ${width} px wide`).toEqual([]);
    }
  }
});
