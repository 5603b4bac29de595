/**
 * Scripts that do not arrive, arrive modified, or cannot run in the browser: visitors always see a message.
 */
import { createHash } from "node:crypto";
import { expect, type Page, test } from "playwright/test";
import { forms } from "./facts.ts";
import { FormOnPage } from "./form.ts";

const facts = forms.find(({ name }) => name === "contact") ?? forms[0];
const island = "**/assets/island-form-*.js";
const notice = (page: Page) =>
  page.locator(".form-silent:visible", { hasText: "Sending this form needs a script that is not running here" });

/** The form, not hydrated. */
function formOn(page: Page): FormOnPage {
  if (!facts) throw new Error("no contact form among the facts");
  return new FormOnPage(page, facts);
}

test("a script that does not arrive is requested again, and the input is kept", async ({ page }) => {
  const form = formOn(page);
  await page.route(island, (route) => route.abort());
  await page.goto(form.facts.route);
  await expect(notice(page)).toBeInViewport();
  await expect(notice(page)).not.toContainText("What you wrote is kept.", { useInnerText: true });
  await form.set("email", "someone@example.com");
  await expect(notice(page)).toContainText("What you wrote is kept.", { useInnerText: true });
  // Storage is full from here on, so the notice must not promise that the input is kept.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await form.set("subject", "Working together");
  await expect(notice(page)).not.toContainText("What you wrote is kept.", { useInnerText: true });
  await page.unroute(island);
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  await expect(notice(page)).toBeHidden();
  await expect(form.control("email")).toHaveValue("someone@example.com");
});

test("the notice that the script does not run covers no focused element, on a phone and at 400% zoom", async ({
  page,
}) => {
  const form = formOn(page);
  await page.route(island, (route) => route.abort());
  for (const viewport of [
    { width: 390, height: 700 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(form.facts.route);
    await expect(notice(page)).toBeInViewport();
    const covered: string[] = [];
    while (!(await form.submit.evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press("Tab");
      covered.push(
        ...(await page.evaluate(() => {
          const focused = document.activeElement as HTMLElement;
          const { x, y, width } = focused.getBoundingClientRect();
          return focused.contains(document.elementFromPoint(x + width / 2, y + 12)) ? [] : [focused.outerHTML];
        })),
      );
    }
    expect(covered).toEqual([]);
  }
});

test("a script that was modified on its way is blocked", async ({ page }) => {
  const form = formOn(page);
  await page.route(island, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `globalThis.planted = true;\n${await response.text()}` });
  });
  await page.goto(form.facts.route);
  await expect(notice(page)).toBeInViewport();
  expect(await page.evaluate(() => "planted" in globalThis)).toBe(false);
});

test("an error in a click's handler leaves a working form alone; if submitting fails, it can be sent without scripts", async ({
  page,
}) => {
  const form = await formOn(page).open();
  await form.set("email", "someone@example.com");
  await test.step("an error in a click's handler", async () => {
    await form.submit.click();
    await expect(form.summary).toBeFocused();
    await page.evaluate(() => {
      const { scrollIntoView } = Element.prototype;
      Element.prototype.scrollIntoView = () => {
        Element.prototype.scrollIntoView = scrollIntoView;
        throw new Error("planted");
      };
    });
    const error = page.waitForEvent("pageerror");
    await form.summary.getByRole("link").first().click();
    expect((await error).message).toBe("planted");
    await expect(form.summary).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });
  await test.step("an error in the submission itself", async () => {
    await page.evaluate(() => {
      Date.prototype.getFullYear = () => {
        throw new Error("planted");
      };
    });
    await form.submit.click();
    await expect(notice(page)).toBeInViewport();
    await expect(form.control("email")).toHaveValue("someone@example.com");
  });
});

test("the notice is shown if an extension turns scripts off and replaces noscript by an element of its own", async ({
  page,
}) => {
  const { facts } = formOn(page);
  await page.route(`**${facts.route}`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "script-src 'none'" };
    await route.fulfill({ response, headers });
  });
  await page.goto(facts.route);
  await page.evaluate(() => {
    for (const one of document.querySelectorAll("noscript")) {
      const shown = document.createElement("span");
      shown.innerHTML = one.innerHTML;
      one.replaceWith(shown);
    }
  });
  await expect(page.getByText("You can send the form all the same")).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test.describe("where scripts are turned off", () => {
  test.use({ javaScriptEnabled: false });

  test("the notice is shown, and a form prints at its full size, on white", async ({ page }) => {
    const form = formOn(page);
    await page.goto(form.facts.route);
    await test.step("the notice is shown", async () => {
      await expect(page.locator("noscript p", { hasText: "You can send the form all the same" })).toBeVisible();
      await form.submit.click({ trial: true });
      await expect(page.locator('noscript [href^="tel:"]')).toBeVisible();
    });
    await test.step("a form prints at its full size, on white", async () => {
      await page.setViewportSize({ width: 794, height: 1123 });
      await page.emulateMedia({ media: "print" });
      await expect(page.locator(".form-page")).toHaveCSS("border-image-source", "none");
      // Chromium would shrink the whole page because of printed columns.
      await expect(page.locator(".form-aside")).toHaveCSS("column-count", "auto");
    });
  });
});

test("every script and every import has the integrity hash of its file", async ({ request }) => {
  const served = async (path: string) => (await request.get(path)).body();
  for (const path of ["/", "/blog", ...forms.map(({ route }) => route), "/no-such-page"]) {
    const html = await (await request.get(path)).text();
    const tags = [...html.matchAll(/<script[^>]* src="([^"]+)"(?: integrity="([^"]+)")?/g)].map(([, src = "", sum]) => [
      src,
      sum,
    ]);
    const [, map = '{"integrity":{}}'] = /<script type="importmap">([^<]+)/.exec(html) ?? [];
    const imports = Object.entries(JSON.parse(map).integrity as { [src: string]: string });
    const [, scripts = ""] = /data-scripts="([^"]+)"/.exec(html) ?? [];
    const known = new Set(imports.map(([src]) => src));
    expect(
      scripts.split(" ").filter((src) => src && !known.has(src)),
      path,
    ).toEqual([]);
    expect(tags.length, path).toBeGreaterThan(0);
    for (const [src = "", sum] of [...tags, ...imports])
      expect(sum, `${src} of ${path}`).toBe(
        `sha256-${createHash("sha256")
          .update(await served(src))
          .digest("base64")}`,
      );
  }
});

test("the script for browsers without modules shows the notice that the form cannot be sent, which is hidden otherwise", async ({
  page,
  request,
}) => {
  const form = formOn(page);
  await form.open();
  await expect(notice(page)).toBeHidden();
  const src = (await page.locator("script[nomodule]").getAttribute("src")) ?? "";
  await page.evaluate(await (await request.get(src)).text());
  await expect(notice(page)).toBeInViewport();
});

test("menus open in browsers without popovers", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "hidePopover"));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const menu = page.locator("#header-menu");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu).toHaveClass(/\bopen\b/);
  await menu.getByRole("link", { name: "Blog" }).evaluate((link) => {
    link.addEventListener("click", (event) => event.preventDefault());
    (link as HTMLElement).click();
  });
  await expect(menu).not.toHaveClass(/\bopen\b/);
});
