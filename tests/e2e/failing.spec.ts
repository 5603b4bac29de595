/**
 * When something fails: the page says so where it is seen, nothing is lost, and there is a way on. `npm run test:faults`
 * takes every form.
 */
import { expect, type Page, test } from "playwright/test";
import { some } from "../faults/size.ts";
import { failures, forms } from "./facts.ts";
import { bodyOf, FormOnPage, freshEmail, leadsFrom } from "./form.ts";
import { holdBack, isPost } from "./hold-back.ts";
import { visitPlainly } from "./plain.ts";

/** The form of a name, on a page. */
function formOn(page: Page, name: string): FormOnPage {
  const facts = forms.find((candidate) => candidate.name === name);
  if (!facts) throw new Error(`no facts of ${name}`);
  return new FormOnPage(page, facts);
}

/** What is posted, from now on. */
const posts = (page: Page): string[] => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.postData() ?? ""));
  return sent;
};

/** Waits until what follows a submission has come. */
const settled = (page: Page) => page.waitForLoadState("networkidle");

/** The letter that a link opens. */
const letter = async (page: Page, within: string): Promise<string> => {
  const link = page.locator(`${within} a[href^="mailto:"]`).first();
  await link.focus();
  return new URL((await link.getAttribute("href")) ?? "").searchParams.get("body") ?? "";
};

for (const [name, viewport, all] of [
  ["wide", { width: 1280, height: 900 }, some(forms, 1)],
  ["a phone", { width: 390, height: 844 }, some(forms.toReversed(), 1)],
] as const)
  for (const facts of all)
    test(`${facts.name}, offline, ${name}: seen, focused, kept, sent again as it was`, async ({ page, context }) => {
      await page.setViewportSize(viewport);
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      const sent = posts(page);
      const email = freshEmail();
      const form = await new FormOnPage(page, facts).open();
      await settled(page);
      await form.fill({ ...facts.full, email });
      const before = await form.values();
      await context.setOffline(true);
      await page.evaluate(() => dispatchEvent(new Event("offline")));
      await form.submit.click();
      const banner = page.getByRole("alert").filter({ hasText: facts.banner });
      await expect(banner).toBeFocused();
      await expect(banner).toBeInViewport({ ratio: 1 });
      await form.toast(failures.unexpected);
      await expect(page).toHaveTitle(/^Error: /);
      await expect(banner).toContainText("You are offline");
      expect(await form.values()).toEqual(before);
      expect(await letter(page, ".alert")).toContain(email);
      await context.setOffline(false);
      // A browser on a machine without a network of its own never fires it.
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

test("where what follows a submission never came, the banner still says it", async ({ page, context }) => {
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
  test.use({ reducedMotion: "reduce" } as object);

  test("a toast leaves by itself after its time, and when it is told to", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const form = await formOn(page, "contact").open();
    await form.fill({ ...form.facts.full, email: freshEmail() });
    // From before it is there: on a busy machine a click is told of late.
    const asked = Date.now();
    await form.submit.click();
    const toast = await form.toast(form.facts.toast);
    await expect(toast).toHaveCount(0, { timeout: 30_000 });
    expect(Date.now() - asked).toBeGreaterThan(4000);
    await form.open();
    await form.fill({ ...form.facts.full, email: freshEmail() });
    await form.submit.click();
    await (await form.toast(form.facts.toast)).getByRole("button").click();
    // The pointer that rests on it keeps it from leaving by itself.
    await expect(toast).toHaveCount(0);
  });
});

test("while a second request is under way, nothing says that it was a success", async ({ page }) => {
  const form = await formOn(page, "custom-solution").open();
  await form.fill({ ...form.facts.full, email: freshEmail() });
  await form.submit.click();
  const success = page.locator(".success");
  await expect(success).toBeVisible();
  const letGo = await holdBack(page, "**/*", isPost);
  await form.fill({ ...form.facts.full, email: freshEmail() });
  await form.submit.click();
  await expect(form.submit).toBeDisabled();
  await expect(success).toHaveCount(0);
  letGo();
  await expect(success).toBeVisible();
});

test("after a first success, rules that are broken are all that stands above the form", async ({ page }) => {
  const form = await formOn(page, "custom-solution").open();
  await form.fill({ ...form.facts.full, email: freshEmail() });
  await form.submit.click();
  await expect(page.locator(".success")).toBeVisible();
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  await expect(form.summary).toBeInViewport();
});

test("twenty clicks are one request", async ({ page }) => {
  const sent = posts(page);
  const form = await formOn(page, "estimate").open();
  await form.fill({ ...form.facts.full, email: freshEmail() });
  await form.submit.evaluate((button) => {
    for (let click = 0; click < 20; click += 1) (button as HTMLButtonElement).click();
  });
  await form.toast(form.facts.toast);
  expect(sent).toHaveLength(1);
});

test("browsers that know no AbortSignal.timeout send all the same", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, "timeout"));
  const email = freshEmail();
  const form = await formOn(page, "contact").open();
  await form.fill({ ...form.facts.full, email });
  await form.submit.click();
  await form.toast(form.facts.toast);
  expect(await leadsFrom(email)).toHaveLength(1);
});

test("the page jumps, it does not glide", async ({ page }) => {
  await page.goto("/contact");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
});

for (const facts of some(forms.toReversed(), 1))
  test(`${facts.name}: at 320 px the toast leaves the success heading in sight`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const form = await new FormOnPage(page, facts).open();
    await form.fill({ ...facts.full, email: freshEmail() });
    await form.submit.click();
    const toast = await form.toast(facts.toast);
    const heading = page.getByRole("heading", { name: facts.success.heading });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const [above, below] = [await toast.boundingBox(), await heading.boundingBox()];
        return above && below && above.y + above.height <= below.y;
      })
      .toBe(true);
  });

test("the success view recaps what was sent, says when an answer comes, and prints without the page around it", async ({
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
  for (const other of [".site-header", ".site-footer", ".success .actions", ".recap button"])
    await expect(page.locator(other)).toBeHidden();
});

test.describe("a script that is slow", () => {
  test("a click says at once that it is heard, and is done when the script is there", async ({ page }) => {
    const letGo = await holdBack(page, "**/assets/island-form-*.js");
    const form = formOn(page, "contact");
    await page.goto(form.facts.route);
    await form.fill({ ...form.facts.full, email: freshEmail() });
    await form.submit.click();
    const waiting = page.getByText("The form is still loading. It is sent as soon as it is ready.");
    await expect(waiting).toBeInViewport();
    expect(await letter(page, ".form-waiting")).toContain("Working together");
    letGo();
    await form.toast(form.facts.toast);
    await expect(waiting).toBeHidden();
  });
});

/** Makes the form's own code throw: while it is drawn, or after, in an effect. */
const plant = (page: Page, where: "render" | "effect") =>
  page.addInitScript((place) => {
    if (place === "effect") {
      let asked = 0;
      const { FormData } = window;
      window.FormData = class extends FormData {
        constructor(form?: HTMLFormElement) {
          super(form);
          asked += 1;
          if (asked === 2) throw new Error("planted");
        }
      };
    } else {
      const { find } = Array.prototype;
      Array.prototype.find = function (this: unknown[], ...args: Parameters<typeof find>) {
        if (/assets\/(island-form|textarea)/.test(new Error().stack ?? "")) throw new Error("planted");
        return find.apply(this, args);
      } as typeof find;
    }
  }, where);

for (const where of ["render", "effect"] as const)
  test(`a throw in ${where === "render" ? "hydration" : "an effect"} leaves the page, its words and a way on`, async ({
    page,
  }) => {
    const form = formOn(page, "contact");
    await plant(page, where);
    await page.goto(form.facts.route);
    await expect(page.getByText("Sending this form needs a script that is not running here")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await form.fill(form.facts.full);
    expect(await letter(page, ".form-silent")).toContain("Working together");
    await page.reload();
    await expect(form.control("subject")).toHaveValue("Working together");
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === "POST"),
      page.getByRole("button", { name: "Send without the script" }).click(),
    ]);
    expect(new URLSearchParams(request.postData() ?? "").get("subject")).toBe("Working together");
  });

test("a throw while the visitor types gives the words back", async ({ page }) => {
  const form = await formOn(page, "contact").open();
  await form.fill(form.facts.full);
  const before = await form.values();
  await page.evaluate(() => {
    // Asked for while the form is drawn, and not before.
    Array.prototype.flatMap = () => {
      throw new Error("planted");
    };
  });
  await form.set("inquiryType", "sales");
  await expect(page.getByText("Sending this form needs a script that is not running here")).toBeVisible();
  expect(await form.values()).toEqual({ ...before, inquiryType: "sales" });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  // All of the forms: tests/faults/browser/plain.spec.ts.
  test("a form is posted as browsers always could, fixed on the answer's page, and stored", ({ page }) =>
    visitPlainly(page, formOn(page, "estimate").facts, "http://localhost:8910/"));
});
