/** The header's menus: by hover, click, touch and keyboard, at two widths, with and without JavaScript. */
import { expect, type Page, test } from "playwright/test";
import { headerButtons, headerLinks, serviceLinks } from "../site/facts/frame.ts";
import { axeFaults, colors } from "./axe.ts";

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

const services = (page: Page) => page.getByRole("button", { name: "Services" });
const panel = (page: Page) => page.locator(".services-panel");
const toggle = (page: Page) => page.getByRole("button", { name: "Menu" });
const menu = (page: Page) => page.locator(".small-menu");

/** A point outside the header. */
const away = (page: Page) => page.mouse.move(640, 780);

for (const script of [true, false])
  test.describe(script ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: script });

    test("at 1280 px the services menu opens by hover, click and keyboard, and links work", async ({ page }) => {
      await page.setViewportSize(wide);
      const [label, route] = serviceLinks[2] ?? ["", ""];

      await test.step("the services open on hover, and close when the pointer leaves", async () => {
        await page.goto("/");
        await away(page);
        await expect(panel(page)).toBeHidden();
        await services(page).hover();
        await expect(panel(page)).toBeVisible();
        await panel(page).getByRole("link", { name: label }).hover();
        await expect(panel(page)).toBeVisible();
        await away(page);
        await expect(panel(page)).toBeHidden();
        await services(page).hover();
        await panel(page).getByRole("link", { name: label }).click();
        await expect(page).toHaveURL(route);
        await away(page);
        await expect(panel(page)).toBeHidden();
      });

      await test.step("the services stay while the pointer crosses the links beside them on its way", async () => {
        await page.goto("/about-us");
        // The delay is half a second; here it lasts for as long as the test takes.
        const rule = ".site-header:hover .services-panel { transition-delay: 1200s !important }";
        await page.evaluate((text) => document.styleSheets[0]?.insertRule(text), rule);
        await services(page).hover();
        await page.locator(".wide-menu").getByRole("link", { name: "Consulting" }).hover();
        await panel(page).getByRole("link", { name: label }).hover();
        await away(page);
        await expect(panel(page)).toBeHidden();
      });

      await test.step("the services open on click, stay open, and close by a click elsewhere", async () => {
        await page.goto("/consulting");
        await services(page).click();
        await away(page);
        await expect(panel(page)).toBeVisible();
        await expect(panel(page).getByRole("link")).toHaveCount(8);
        await page.mouse.click(640, 780);
        await expect(panel(page)).toBeHidden();
      });

      await test.step("the services work by keyboard: Tab, Enter, Esc, and the focus comes back; they are shown while it is in them", async () => {
        await page.goto("/consulting");
        await away(page);
        await page.keyboard.press("Tab");
        await expect(page.locator(":focus")).toHaveText("Skip to content");
        for (let press = 0; press < 2; press++) await page.keyboard.press("Tab");
        await expect(services(page)).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(panel(page)).toBeVisible();
        await page.keyboard.press("Tab");
        await expect(panel(page).getByRole("link").first()).toBeFocused();
        for (const _ of serviceLinks) await page.keyboard.press("Tab");
        await expect(panel(page)).toBeHidden();
        await page.keyboard.press("Shift+Tab");
        await expect(panel(page)).toBeVisible();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Escape");
        await expect(panel(page)).toBeHidden();
        await expect(services(page)).toBeFocused();
        for (const key of ["Space", "Tab", "Enter"]) await page.keyboard.press(key);
        await expect(page).toHaveURL(serviceLinks[0]?.[1] ?? "");
      });

      await test.step("the skip link leads past the header", async () => {
        await page.goto("/about-us");
        await page.keyboard.press("Tab");
        await expect(page.locator(".skip-link")).toBeInViewport();
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL("/about-us#main");
        await page.keyboard.press("Tab");
        await expect(page.locator("main a").first()).toBeFocused();
      });

      // Plain links do not depend on scripts, and are tested once.
      if (!script) return;
      await test.step("the plain links and the buttons lead where they say", async () => {
        await page.goto("/");
        await expect(toggle(page)).toBeHidden();
        const bar = page.locator(".navbar");
        for (const [words, target] of [...headerLinks, ...headerButtons]) {
          await bar.getByRole("link", { name: words, exact: true }).click();
          await expect(page).toHaveURL(target);
        }
      });

      await test.step("Esc sends the hovered menu away until the pointer comes back", async () => {
        await page.goto("/");
        await away(page);
        await services(page).hover();
        await expect(panel(page)).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(panel(page)).toBeHidden();
        await away(page);
        await services(page).hover();
        await expect(panel(page)).toBeVisible();
      });
    });

    test.describe("touched", () => {
      test.use({ hasTouch: true });

      test("the services at 1280 px and the menu at 390 px open and close, and the menu works by keyboard", async ({
        page,
      }) => {
        await test.step("the services open and close by touch", async () => {
          await page.setViewportSize(wide);
          await page.goto("/about-us");
          await services(page).tap();
          await expect(panel(page)).toBeVisible();
          const [label, route] = serviceLinks[7] ?? ["", ""];
          await panel(page).getByRole("link", { name: label }).tap();
          await expect(page).toHaveURL(route);
        });

        await test.step("the menu opens by touch, contains the same links, and closes once one is chosen", async () => {
          await page.setViewportSize(narrow);
          await page.goto("/");
          await expect(services(page)).toBeHidden();
          await expect(menu(page)).toBeHidden();
          expect(await toggle(page).innerText()).toBe("Menu");
          await toggle(page).tap();
          await expect(menu(page)).toBeVisible();
          expect(await toggle(page).innerText()).toContain("Close");
          await toggle(page).tap();
          await expect(menu(page)).toBeHidden();
          expect(await toggle(page).innerText()).toBe("Menu");
          await toggle(page).tap();
          await expect(menu(page).getByRole("link")).toHaveText(
            [...serviceLinks, ...headerLinks, ...headerButtons].map(([label]) => label),
          );
          await menu(page).getByRole("link", { name: "Case Studies" }).tap();
          await expect(page).toHaveURL("/case-studies");
          await expect(menu(page)).toBeHidden();
          await page.goBack();
          await expect(page).toHaveURL("/");
          await expect(menu(page)).toBeHidden();
        });

        await test.step("the menu works by keyboard: Enter, Tab, Esc, and the focus comes back", async () => {
          await toggle(page).focus();
          await page.keyboard.press("Enter");
          await expect(menu(page)).toBeVisible();
          await page.keyboard.press("Tab");
          await expect(menu(page).getByRole("link").first()).toBeFocused();
          await page.keyboard.press("Escape");
          await expect(menu(page)).toBeHidden();
          await expect(toggle(page)).toBeFocused();
        });

        await test.step("the focus does not go behind the open menu, which is not on paper or on a wide screen", async () => {
          await page.keyboard.press("Enter");
          await menu(page).getByRole("link").last().focus();
          await page.keyboard.press("Tab");
          await expect(page.locator("main, footer").locator(":focus")).toHaveCount(0);
          await page.emulateMedia({ media: "print" });
          await expect(page.locator("main")).toBeVisible();
          await page.emulateMedia({ media: "screen" });
          await page.setViewportSize(wide);
          await expect(menu(page)).toBeHidden();
          await expect(page.locator("main")).toBeVisible();
        });
      });
    });
  });

test("axe finds nothing in the open menus, in light and dark, and the small one fits 320 px", async ({ page }) => {
  const light = async () => page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const dark = async () => page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await light();
  await page.setViewportSize(wide);
  await page.goto("/community");
  await services(page).click();
  await expect(panel(page)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await dark();
  expect(await axeFaults(page, colors), "dark").toEqual([]);
  await page.keyboard.press("Escape");
  await page.setViewportSize(narrow);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await axeFaults(page, colors), "dark").toEqual([]);
  await light();
  expect(await axeFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(menu(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("on a small laptop the header is one line, even with a scrollbar and a wider font, and focus rings overlap no text", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto("/");
  const { heights, gap } = await page.locator(".site-header").evaluate((header) => {
    const shown = (selector: string) =>
      [...header.querySelectorAll(selector)]
        .map((one) => one.getBoundingClientRect())
        .filter(({ height }) => height > 0);
    const [links, buttons] = [shown(".wide-menu .nav-link"), shown(".header-actions .btn")];
    return {
      heights: buttons.map(({ height }) => height),
      gap: Math.min(...buttons.map(({ left }) => left)) - Math.max(...links.map(({ right }) => right)),
    };
  });
  expect(heights).toHaveLength(2);
  expect(Math.max(...heights)).toBeLessThan(50);
  expect(gap).toBeGreaterThan(40);

  const links = page.locator(".wide-menu .nav-link");
  await links.first().focus();
  for (let index = 0; index + 1 < (await links.count()); index += 1) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    const room = await links.evaluateAll((all, at) => {
      const [link, next] = [all[at], all[at + 1]];
      if (!link || !next) return 0;
      const { outlineOffset, outlineWidth } = getComputedStyle(link);
      const ring =
        link.getBoundingClientRect().right + Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      return next.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(next).paddingLeft) - ring;
    }, index);
    expect(room).toBeGreaterThanOrEqual(1.5);
    await page.keyboard.press("Tab");
  }
});
