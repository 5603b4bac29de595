/** The same focus ring everywhere, visible on every background; and touch targets are large enough. */
import { expect, type Page, test } from "playwright/test";
import { contrast } from "../../src/content/figures/contrast.ts";

/** A focused element: its ring, and the nearest opaque background. */
interface Ring {
  name: string;
  look: string;
  color: string;
  ground: string;
}

/** Runs in the next opened page: records which elements take the focus, and how their rings look. */
function noteRings(): void {
  const noted: HTMLElement[] = [];
  const ringOf = (element: HTMLElement) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    let around = element.parentElement;
    while (around && /rgba\(.*, 0\)|transparent/.test(getComputedStyle(around).backgroundColor))
      around = around.parentElement;
    const ground = getComputedStyle(around ?? document.documentElement).backgroundColor;
    const name = `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`;
    // A card's only link shows its ring around the whole card.
    const onCard = getComputedStyle(element, "::after");
    const card = onCard.outlineStyle === "solid" ? onCard.outlineColor : undefined;
    return { name, look: `${outlineStyle} ${outlineWidth} ${boxShadow}`, color: card ?? outlineColor, ground };
  };
  const rings: Ring[] = [];
  addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement) || noted.includes(target)) return;
    noted.push(target);
    rings.push(ringOf(target));
  });
  Object.assign(window, {
    rings: () => rings,
    // The focus was last moved by keyboard, so the ring is shown again.
    ringsAgain: () =>
      noted.map((element) => {
        element.focus();
        return ringOf(element);
      }),
  });
}

/** The rings of all elements that had the focus: as they were then, or as they are when each is focused again. */
const ringsOf = (page: Page, which: "rings" | "ringsAgain"): Promise<Ring[]> =>
  page.evaluate((name) => Reflect.get(window, name)(), which);

function expectRings(rings: Ring[], where: string): void {
  for (const { name, look, color, ground } of rings) {
    expect(look, `${where}: ${name}`).toBe("solid 3px none");
    expect(contrast(color, ground), `${where}: ${name}, ${color} on ${ground}`).toBeGreaterThanOrEqual(3);
  }
}

/** Pages with different backgrounds. */
const grounds = ["/", "/estimate", "/blog/ec2-right-sizing", "/blog", "/services/devops", "/documentation", "/support"];

test("the same ring shows the focus everywhere, with a contrast of at least three to one, in light and dark", async ({
  page,
}) => {
  await page.addInitScript(noteRings);
  for (const route of grounds) {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(route);
    for (let step = 0; step < 45; step += 1) await page.keyboard.down("Tab");
    await page.keyboard.up("Tab");
    const rings = await ringsOf(page, "rings");
    expect(new Set(rings.map(({ name }) => name)).size).toBeGreaterThan(15);
    expectRings(rings, route);
    await page.emulateMedia({ colorScheme: "dark" });
    const again = await ringsOf(page, "ringsAgain");
    expect(again.map(({ name }) => name)).toEqual(rings.map(({ name }) => name));
    expectRings(again, `${route}, dark`);
  }
});

test("with a pointer, notices above a form have the ring, controls no glow, and whole lines of checkboxes are clickable", async ({
  page,
}) => {
  await page.addInitScript(noteRings);
  await test.step("a focused notice above a form has the ring", async () => {
    await page.goto("/contact");
    await page.locator("form.form button[type=submit]").click();
    // Some screen readers announce only the name of a focused element, others the whole alert in it.
    await expect(page.getByRole("region", { name: "There is a problem" })).toBeFocused();
    await expect(page.locator(".error-summary").getByRole("alert")).toContainText("There is a problem");
    const ring = (await ringsOf(page, "rings")).at(-1);
    expect(ring?.name).toContain("error-summary");
    expect(ring?.look).toMatch(/^solid 3px/);
    expect(contrast(ring?.color ?? "", ring?.ground ?? "")).toBeGreaterThanOrEqual(3);
  });

  await test.step("every line of a list of checkboxes can be touched", async () => {
    await page.goto("/estimate");
    const labels = await page
      .locator(".form-check-label")
      .evaluateAll((all) => all.map((label) => label.getBoundingClientRect().height));
    expect(Math.min(...labels)).toBeGreaterThanOrEqual(44);
    // Even above the checkbox, and between the checkbox and its label.
    const line = page.locator(".form-check").first();
    for (const [position, isChecked] of [
      [{ x: 12, y: 4 }, true],
      [{ x: 29, y: 22 }, false],
    ] as const) {
      await line.click({ position });
      await expect(line.getByRole("checkbox")).toBeChecked({ checked: isChecked });
    }
  });

  await test.step("a pointer leaves no glow of another color on a control", async () => {
    for (const control of [page.getByRole("checkbox").first(), page.getByRole("combobox").first()]) {
      await control.click();
      await expect(control).toBeFocused();
      await expect(control).toHaveCSS("box-shadow", "none");
    }
  });
});

test("on a screen as low as at 400% zoom, a field's error scrolls into view with it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/contact");
  await page.locator("form.form button[type=submit]").click();
  await page.locator(".error-summary a").first().click();
  for (const name of ["email", "subject"]) {
    while ((await page.evaluate(() => document.activeElement?.getAttribute("name"))) !== name)
      await page.keyboard.press("Tab");
    await expect(page.locator(".field:has(:focus) .field-error")).toBeInViewport({ ratio: 0.99 });
  }
});

test("on a small phone, the focused filter of the blog is in view, in its scrolling line", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/blog");
  const buttons = page.locator(".filter button");
  await buttons.first().focus();
  for (const [key, place] of [
    ...[1, 2, 3, 4].map((to) => ["Tab", to] as const),
    ["Shift+Tab", 3],
    ["Shift+Tab", 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(buttons.nth(place)).toBeFocused();
    await expect(buttons.nth(place)).toBeInViewport({ ratio: 0.7 });
  }
});

test("every line of a table of contents is large enough for a finger", async ({ page }) => {
  for (const route of ["/blog/ec2-right-sizing", "/documentation", "/knowledge-base", "/privacy-policy"]) {
    await page.goto(route);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>(".contents details")) details.open = true;
        return [...document.querySelectorAll(".contents :is(a, summary)")].map(
          (line) => line.getBoundingClientRect().height,
        );
      });
      expect(heights.length, route).toBeGreaterThan(3);
      expect(Math.min(...heights), `${route}, ${width} px wide`).toBeGreaterThanOrEqual(32);
    }
  }
});

for (const [browser, keeps] of [
  ["Chromium", true],
  ["Safari", false],
] as const)
  test(`the skip link works by pointer, too, in ${browser}: a click used to hit the link to the home page below it`, async ({
    page,
  }) => {
    await page.goto("/about-us");
    const brand = page.locator(".site-header .navbar-brand").first();
    const { x = 0, y = 0, width = 0, height = 0 } = (await brand.boundingBox()) ?? {};
    await page.keyboard.press("Tab");
    const link = page.getByText("Skip to content");
    await expect(link).toBeFocused();
    const skip = await link.boundingBox();
    const right = Math.min(x + width, (skip?.x ?? 0) + (skip?.width ?? 0)) - 4;
    if (!keeps)
      await link.evaluate((element) => {
        element.addEventListener("mousedown", (press) => {
          press.preventDefault();
          element.blur();
        });
      });
    await page.mouse.move(right, y + height / 2);
    await page.mouse.down();
    // The page is painted before the mouse button is released.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await page.mouse.up();
    await expect(page).toHaveURL(/\/about-us#main$/);
  });
