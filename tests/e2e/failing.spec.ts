/**
 * When something fails: the page says so visibly, nothing is lost, and there is a way forward. `npm run test:faults`
 * takes every form.
 */
import { expect, type Locator, test } from "playwright/test";
import { isFull, some } from "../faults/size.ts";
import { failures, forms } from "./facts.ts";
import { bodyOf, FormOnPage, formOn, freshEmail, leadsFrom, letterOf, outcomeLoaded, postsOf } from "./form.ts";
import { holdBack, isPost } from "./hold-back.ts";
import { holdToasts, moving, still } from "./motion.ts";

test.use(moving);

/** The box around an element's letters: its own box may be wider, and its lines are higher than their letters. */
const wordsOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const [{ y, height }, { x, width }] = [element.getBoundingClientRect(), words.getBoundingClientRect()];
    return { x, y, width, height };
  });

/** The minimum distance from a toast, in pixels: anything nearer looks cut off. */
const clear = 4;

/** Whether a toast, once it has stopped moving, covers or touches an element. */
async function overlap(toast: Locator, other: Locator, boxOf = (element: Locator) => element.boundingBox()) {
  await expect(toast).not.toHaveClass(/animate__animated|--animate-enter/);
  const [a, b] = [await toast.boundingBox(), await boxOf(other)];
  if (!a || !b) throw new Error("nothing is there");
  const apart = (from: number, length: number, to: number) => from + length + clear <= to;
  const isBeside = apart(a.x, a.width, b.x) || apart(b.x, b.width, a.x);
  return !isBeside && !apart(a.y, a.height, b.y) && !apart(b.y, b.height, a.y);
}

for (const [name, viewport, all] of [
  ["a tablet", { width: 768, height: 1024 }, some(forms.slice(1), 1)],
  ["wide", { width: 1280, height: 900 }, some(forms, 1)],
  ["a phone", { width: 360, height: 800 }, some(forms.toReversed(), 1)],
] as const)
  for (const facts of all)
    test(`${facts.name}, offline, ${name}: error focused, input kept and sent again`, async ({ page, context }) => {
      await page.setViewportSize(viewport);
      await holdToasts(page);
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      const sent = postsOf(page);
      const email = freshEmail();
      const form = await new FormOnPage(page, facts).open();
      await outcomeLoaded(page);
      await form.fill({ ...facts.full, email });
      const before = await form.values();
      await context.setOffline(true);
      await page.evaluate(() => dispatchEvent(new Event("offline")));
      await form.submit.click();
      const toast = await form.toast(failures.unexpected);
      const banner = page.getByRole("alert").filter({ hasText: facts.banner });
      await expect(banner).toBeFocused();
      await expect(banner).toBeInViewport({ ratio: 1 });
      await expect.poll(() => overlap(toast, page.getByRole("heading", { level: 1 }), wordsOf)).toBe(false);
      expect(await overlap(toast, banner)).toBe(false);
      await expect(page).toHaveTitle(/^Error: /);
      await expect(banner).toContainText("You are offline");
      expect(await form.values()).toEqual(before);
      expect(await letterOf(page, ".alert")).toContain(email);
      await context.setOffline(false);
      // On a machine without a network, browsers never fire this event.
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await expect(banner).toContainText("You are online again");
      await form.submit.click();
      await form.toast(facts.toast);
      await expect(page).not.toHaveTitle(/^Error: /);
      expect(sent).toHaveLength(2);
      expect(sent[1]).toBe(sent[0]);
      expect((await leadsFrom(email)).map(({ body }) => body)).toEqual([bodyOf(facts, { ...facts.full, email })]);
      expect(faults).toEqual([]);
    });

test("the banner shows a failure even if the scripts for outcomes never arrived", async ({ page, context }) => {
  await page.route("**/assets/outcome-*.js", (route) => route.abort());
  const form = await formOn(page, "contact").open();
  await form.fill(form.facts.full);
  await context.setOffline(true);
  await form.submit.click();
  const banner = page.getByRole("alert").filter({ hasText: form.facts.banner });
  await expect(banner).toBeFocused();
  await expect(banner.locator('[href^="tel:"]')).toBeVisible();
  await context.setOffline(false);
  await page.unroute("**/assets/outcome-*.js");
  await form.submit.click();
  await form.toast(form.facts.toast);
});

test.describe("with reduced motion", () => {
  test.use(still);

  test("a toast disappears after its time, and when it is closed", async ({ page }) => {
    const form = await formOn(page, "contact").open();
    await form.fill({ ...form.facts.full, email: freshEmail() });
    // The time is taken before it appears: on a busy machine, a click returns late.
    const asked = Date.now();
    await form.submit.click();
    const toast = await form.toast(form.facts.toast);
    await expect(toast).toHaveCount(0);
    expect(Date.now() - asked).toBeGreaterThan(4000);
    await holdToasts(page);
    await form.open();
    await form.fill({ ...form.facts.full, email: freshEmail() });
    await form.submit.click();
    await (await form.toast(form.facts.toast)).getByRole("button").click();
    await expect(toast).toHaveCount(0);
  });
});

test("twenty clicks are one request", async ({ page }) => {
  const sent = postsOf(page);
  const form = await formOn(page, "estimate").open();
  await form.fill({ ...form.facts.full, email: freshEmail() });
  await form.submit.evaluate((button) => {
    for (let click = 0; click < 20; click += 1) (button as HTMLButtonElement).click();
  });
  await form.toast(form.facts.toast);
  expect(sent).toHaveLength(1);
});

test("browsers without AbortSignal.timeout can send, too", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, "timeout"));
  const email = freshEmail();
  const form = await formOn(page, "contact").open();
  await form.fill({ ...form.facts.full, email });
  await form.submit.click();
  await form.toast(form.facts.toast);
  expect(await leadsFrom(email)).toHaveLength(1);
});

/** Fills in a form completely, and sends it. */
async function send(form: FormOnPage): Promise<void> {
  await form.fill({ ...form.facts.full, email: freshEmail() });
  await form.submit.click();
}

/** Opens and sends a form at 320 px, where a late toast must not cover the success heading and its frame. */
async function expectHeadingInSight(form: FormOnPage): Promise<void> {
  const letGo = await holdBack(form.page, "**/assets/outcome-*.js");
  await form.open();
  await form.page.setViewportSize({ width: 320, height: 640 });
  await send(form);
  await expect(form.page.locator(".success")).toBeVisible();
  letGo();
  const toast = await form.toast(form.facts.toast);
  const isAbove = form.facts.success.replaces === "nothing";
  if (isAbove) await expect.poll(() => overlap(toast, form.page.locator(".success"))).toBe(false);
  const heading = form.page.getByRole("heading", { name: form.facts.success.heading });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [above, below] = [await toast.boundingBox(), await heading.boundingBox()];
      return above && below && above.y + above.height <= below.y;
    })
    .toBe(true);
}

/** Sends a form on a wide screen, where the toast must cover neither the recap nor the blocks beside it. */
async function expectClear(form: FormOnPage): Promise<void> {
  await form.page.setViewportSize({ width: 1440, height: 900 });
  await send(form);
  const toast = await form.toast(form.facts.toast);
  await expect(form.page.locator(".success")).toContainText("What you sent");
  for (const block of await form.page.locator(".recap, .form-aside > section").all())
    await expect.poll(() => overlap(toast, block)).toBe(false);
}

test("a form that stays can be sent again, and no notice covers what comes next", async ({ page }) => {
  await holdToasts(page);
  const form = formOn(page, "custom-solution");
  const success = page.locator(".success");
  await test.step("at 320 px the toast does not cover the success heading", () => expectHeadingInSight(form));
  await test.step("no success is shown while a second request is in progress; closing the menu then focuses it", async () => {
    await page.setViewportSize({ width: 600, height: 800 });
    const letGo = await holdBack(page, "**/*", isPost);
    await page.locator(".Toastify__toast").getByRole("button").click();
    await send(form);
    await expect(form.submit).toBeDisabled();
    await expect(success).toHaveCount(0);
    await expect(page.locator(".Toastify__toast")).toHaveCount(0);
    await page.locator(".menu-toggle").click();
    letGo();
    await expect(success).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(success.locator(":focus")).toBeVisible();
  });
  await test.step("a toast on a tablet is at the right, with as much room at its left", async () => {
    const toast = await form.toast(form.facts.toast);
    const edges = async () => {
      const { x = 0, width = 0 } = (await toast.boundingBox()) ?? {};
      return { left: x >= 16, right: Math.round(x + width) };
    };
    await expect.poll(edges).toEqual({ left: true, right: 584 });
    await toast.getByRole("button").click();
    await expect(toast).toHaveCount(0);
  });
  await test.step("on a wide screen the toast covers neither what was sent nor the blocks beside it", () =>
    expectClear(form));
  await test.step("the error summary is in view, and has the focus", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await form.submit.click();
    await expect(form.summary).toBeFocused();
    await expect(form.summary).toBeInViewport();
  });
});

for (const facts of isFull ? forms.slice(0, -1) : [])
  test(`${facts.name}: at 320 px the toast does not cover the success heading`, async ({ page }) => {
    await holdToasts(page);
    await expectHeadingInSight(new FormOnPage(page, facts));
  });

for (const name of isFull ? ["consultation", "transformation"] : [])
  test(`${name}: on a wide screen the toast covers neither what was sent nor the blocks beside it`, async ({
    page,
  }) => {
    await holdToasts(page);
    await expectClear(await formOn(page, name).open());
  });

test("the success view recaps the request, says when an answer comes, and prints without the rest of the page", async ({
  page,
}) => {
  const form = await formOn(page, "consultation").open();
  await form.fill({ ...form.facts.full, email: freshEmail() });
  await form.submit.click();
  const success = page.locator(".success");
  await expect(success).toContainText("What you sent");
  for (const words of [
    "Ines",
    "Harbour & Sons",
    "Cost optimization",
    "Reduce costs, Implement best practices",
    "June 15, 2099",
  ])
    await expect(success).toContainText(words);
  await expect(success.getByText("within 4 hours")).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(success.getByRole("heading", { level: 1 })).toBeVisible();
  // There are no toasts on paper, and no space for them.
  await page.setViewportSize({ width: 720, height: 1000 });
  await expect(success).toHaveCSS("padding-top", "0px");
  for (const other of [".site-header", ".site-footer", ".success .actions", ".recap button"])
    await expect(page.locator(other)).toBeHidden();
});
