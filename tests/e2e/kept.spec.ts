/** A visitor's input survives reloads, history, failed scripts and changed forms; `npm run test:faults` takes all forms. */
import { expect, type Page, test } from "playwright/test";
import { some } from "../faults/size.ts";
import { forms } from "./facts.ts";
import { bodyOf, FormOnPage, formOn, freshEmail, leadsFrom, savedIn } from "./form.ts";

const kept = (page: Page) => page.getByText("We kept what you wrote.");

/** The items in session storage whose keys have a prefix. */
const stored = (page: Page, start: string) =>
  page.evaluate((begin) => Object.keys(sessionStorage).filter((name) => name.startsWith(begin)), start);

/** Prevents further storing, as if the tab crashed now. */
const storeNoMore = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {};
  });

for (const facts of some(forms, 1))
  test.describe(facts.name, () => {
    test("input from before a crash or reload is restored, can be discarded for good, and is sent", async ({
      page,
    }) => {
      const form = await new FormOnPage(page, facts).open();
      await expect(kept(page)).toBeHidden();
      const fresh = await form.values();

      await test.step("a tab that crashes between two keystrokes loses at most the last one", async () => {
        await form.control("email").pressSequentially("someone@harbour.example");
        await savedIn(page, "someone@harbour.example");
        await storeNoMore(page);
        await page.reload();
        await form.alive();
        await expect(form.control("email")).toHaveValue("someone@harbour.example");
      });

      await test.step("Discard deletes the draft for good", async () => {
        await form.fill(facts.full);
        await page.reload();
        await form.alive();
        await form.control("email").fill("x");
        await form.submit.click();
        await expect.poll(() => form.messages()).toHaveLength(1);
        await page.evaluate(() => {
          // A free key may have the name of a form's method.
          const own = Object.assign(document.createElement("input"), { name: "reset" });
          document.querySelector("form.form")?.append(own);
        });
        await form.control("email").focus(); // On some phones a tap leaves it there.
        await page.getByRole("button", { name: "Discard" }).evaluate((button: HTMLElement) => button.click());
        await page.evaluate(() => document.querySelector('form.form [name="reset"]')?.remove());
        await expect(kept(page)).toBeHidden();
        await expect.poll(() => form.messages()).toEqual([]);
        await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).not.toBe("email");
        expect(await form.values()).toEqual(fresh);
        await form.submit.click();
        await expect.poll(() => form.messages()).toEqual(facts.empty);
        await page.reload();
        await expect(kept(page)).toBeHidden();
        await form.alive();
        expect(await form.values()).toEqual(fresh);
      });

      await test.step("a reload restores everything, and exactly that is sent", async () => {
        const email = freshEmail();
        await form.fill({ ...facts.full, email });
        const before = await form.values();
        await form.submit.scrollIntoViewIfNeeded();
        await page.reload();
        await expect(kept(page)).toBeInViewport();
        await form.alive();
        expect(await form.values()).toEqual(before);
        await form.submit.click();
        await form.toast(facts.toast);
        expect((await leadsFrom(email)).map(({ body }) => body)).toEqual([bodyOf(facts, { ...facts.full, email })]);
        await expect(kept(page)).toBeHidden();
        expect(await stored(page, "draft")).toEqual([]);
        await page.goto(facts.route);
        await expect(kept(page)).toBeHidden();
      });
    });

    test("without storage, going back restores every control, and the form can be sent", async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, "sessionStorage", {
          get() {
            throw new DOMException("forbidden", "SecurityError");
          },
        });
      });
      const email = freshEmail();
      const form = await new FormOnPage(page, facts).open();
      await form.fill({ ...facts.full, email });
      const before = await form.values();
      await page.goto("/about-us");
      await page.goBack();
      await form.alive();
      expect(await form.values()).toEqual(before);
      await form.submit.click();
      await form.toast(facts.toast);
      expect(await leadsFrom(email)).toHaveLength(1);
    });
  });

test("a page restored from the back/forward cache has the input of a later one, and none once that was sent", async ({
  page,
}) => {
  // The browser of `npm test` has no back/forward cache; npm run test:browsers really goes back, in three engines.
  const comesBack = (draft?: string) =>
    page.evaluate((later) => {
      const event = (type: string) => dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
      event("pagehide");
      if (later) sessionStorage.setItem("draft /contact", later);
      else sessionStorage.removeItem("draft /contact");
      event("pageshow");
    }, draft);
  const form = await formOn(page, "contact").open();
  const message = form.control("message");
  await form.set("message", "What was written first.");
  await savedIn(page, "What was written first.");
  const draft: string = await page.evaluate(() => sessionStorage["draft /contact"]);
  await comesBack(draft.replace("first", "last"));
  await expect(message).toHaveValue("What was written last.");
  await form.alive();
  await comesBack();
  await expect(message).toHaveValue("");
  await expect(kept(page)).toBeHidden();
});

test("a draft is only in the tab's session storage, without passwords and files", async ({ page }) => {
  const form = await formOn(page, "contact").open();
  await test.step("passwords and files are never kept", async () => {
    await page.evaluate(() => {
      for (const [name, type] of [
        ["secret", "password"],
        ["paper", "file"],
        ["open", "text"],
      ] as const) {
        const control = Object.assign(document.createElement("input"), { name, type, autocomplete: "off" });
        document.querySelector("form.form")?.append(control);
      }
    });
    await form.control("secret").fill("correct horse");
    await form
      .control("paper")
      .setInputFiles({ name: "battery.txt", mimeType: "text/plain", buffer: Buffer.from("staple") });
    await form.control("open").fill("everything else");
    await savedIn(page, "everything else");
    const held = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(held).not.toMatch(/correct horse|battery|staple/);
  });
  await test.step("it is only in the tab's session storage", async () => {
    await form.fill(form.facts.full);
    await savedIn(page, "Working together");
    await page.reload();
    expect(await page.evaluate(() => [localStorage.length, document.cookie, location.search])).toEqual([0, "", ""]);
    const other = await page.context().newPage();
    await other.goto(form.facts.route);
    await expect(kept(other)).toBeHidden();
  });
});

test("full storage changes nothing else", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  const email = freshEmail();
  const form = await formOn(page, "contact").open();
  await form.fill({ ...form.facts.full, email });
  // By the page's own clock, so that it has tried to store them.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
  await form.submit.click();
  await form.toast(form.facts.toast);
  expect(await leadsFrom(email)).toHaveLength(1);
  expect(faults).toEqual([]);
});

test("a draft contains what a program chose, and one for another schema version restores what still fits", async ({
  page,
}) => {
  const form = await formOn(page, "estimate").open();
  await test.step("a choice that a program makes, dispatching only a change event, is kept", async () => {
    await page.evaluate(() => {
      // An extension may dispatch events outside of any form.
      document.dispatchEvent(new Event("change"));
      const select = document.querySelector<HTMLSelectElement>('form.form [name="budget"]');
      if (!select) return;
      select.value = "500k+";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await savedIn(page, "500k+");
    await page.reload();
    await form.alive();
    await expect(form.control("budget")).toHaveValue("500k+");
  });
  await test.step("a draft for another version of the schema restores what still fits", async () => {
    await form.fill(form.facts.full);
    await savedIn(page, "No downtime");
    await page.evaluate(() => {
      const [name = ""] = Object.keys(sessionStorage).filter((key) => key.startsWith("draft"));
      const draft = JSON.parse(sessionStorage.getItem(name) ?? "");
      Object.assign(draft, { version: "older", data: { firstName: 7, gone: true } });
      for (const [, held] of draft.held) if (held[0] === "budget") held[1] = "a choice that is gone";
      sessionStorage.setItem(name, JSON.stringify(draft));
    });
    await storeNoMore(page);
    await page.reload();
    await form.alive();
    const { budget: _gone, ...rest } = form.facts.full;
    expect(await form.values()).toEqual({ ...rest, budget: "" });
    await expect(page.locator(".form-kept").getByText(/no place for this.*\n.*a choice that is gone/)).toBeVisible();
  });
});

test("stored values of any other format are ignored", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  const form = await formOn(page, "contact").open();
  for (const found of ["{", "null", "7", '"x"', "{}", '{"held":7}', '{"held":[["email",null]]}'])
    await test.step(found, async () => {
      await page.evaluate((text) => sessionStorage.setItem(`draft ${location.pathname}`, text), found);
      await storeNoMore(page);
      await page.reload();
      await form.alive();
      await form.submit.click();
      await expect(form.summary).toBeFocused();
      expect(faults, found).toEqual([]);
    });
});

test("text typed while the script is missing survives the reload that the notice advises", async ({ page }) => {
  const form = formOn(page, "estimate");
  await page.route("**/assets/island-form-*.js", (route) => route.abort());
  await page.goto(form.facts.route);
  await expect(page.locator(".form-silent").first()).toBeVisible();
  await form.fill(form.facts.full);
  const before = await form.values();
  // Wait for this line, which moves the link.
  await expect(page.getByText("What you wrote is kept.")).toBeVisible();
  await page.unroute("**/assets/island-form-*.js");
  await page.getByRole("link", { name: "Reload the page" }).click();
  await expect(kept(page)).toBeVisible();
  await form.alive();
  expect(await form.values()).toEqual(before);
});
