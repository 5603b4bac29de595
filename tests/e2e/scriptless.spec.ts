/** A form whose script is late, throws, or never runs: its texts stay, and there is a way forward. */
import { expect, type Page, test } from "playwright/test";
import { formOn, freshEmail, letterOf } from "./form.ts";
import { holdBack } from "./hold-back.ts";
import { visitPlainly } from "./plain.ts";

test.describe("a script that is slow", () => {
  test("a click is acknowledged at once, and takes effect when the script arrives", async ({ page }) => {
    const letGo = await holdBack(page, "**/assets/island-form-*.js");
    const form = formOn(page, "contact");
    await page.goto(form.facts.route);
    await form.fill({ ...form.facts.full, email: freshEmail() });
    await form.submit.click();
    const waiting = page.getByText("The form is still loading. It is sent as soon as it is ready.");
    await expect(waiting).toBeInViewport();
    expect(await letterOf(page, ".form-waiting")).toContain("Working together");
    letGo();
    await form.toast(form.facts.toast);
    await expect(waiting).toBeHidden();
  });
});

/** Makes the form's own code throw during rendering, or later in an effect. */
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
  test(`an error in ${where === "render" ? "hydration" : "an effect"} leaves the page, the input and another way`, async ({
    page,
  }) => {
    const form = formOn(page, "contact");
    await plant(page, where);
    await page.goto(form.facts.route);
    await expect(page.getByText("Sending this form needs a script that is not running here")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await form.fill(form.facts.full);
    expect(await letterOf(page, ".form-silent")).toContain("Working together");
    await page.reload();
    await expect(form.control("subject")).toHaveValue("Working together");
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === "POST"),
      page.getByRole("button", { name: "Send without the script" }).click(),
    ]);
    expect(new URLSearchParams(request.postData() ?? "").get("subject")).toBe("Working together");
  });

test("an error while the visitor types does not lose the input", async ({ page }) => {
  const form = await formOn(page, "contact").open();
  await form.fill(form.facts.full);
  const before = await form.values();
  await page.evaluate(() => {
    // The form calls this only while it renders.
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
  for (const name of ["estimate", "custom-solution"])
    test(`${name} is posted without scripts, corrected on the answer's page, and stored`, ({ page }) =>
      visitPlainly(page, formOn(page, name).facts));
});
