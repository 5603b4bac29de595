/** The same focus ring everywhere, visible on every background; and touch targets are large enough. */
import { expect, type Page, test } from "playwright/test";
import { some } from "../faults/size.ts";
import { contrast } from "./contrast.ts";

/** The ring of the focused element, and the nearest opaque background. */
const ringOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    let around = element.parentElement;
    while (around && /rgba\(.*, 0\)|transparent/.test(getComputedStyle(around).backgroundColor))
      around = around.parentElement;
    const ground = getComputedStyle(around ?? document.documentElement).backgroundColor;
    const name = `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`;
    // A card's only link shows its ring around the whole card.
    const onCard = getComputedStyle(element, "::after");
    const card = onCard.outlineStyle === "solid" ? onCard.outlineColor : undefined;
    return { name, look: `${outlineStyle} ${outlineWidth}`, color: card ?? outlineColor, boxShadow, ground };
  });

/** Pages with different backgrounds: those that differ most in dark mode come first. */
const grounds = ["/", "/estimate", "/blog/ec2-right-sizing", "/blog", "/services/devops", "/documentation", "/support"];

for (const colorScheme of ["light", "dark"] as const)
  test(`one ring shows the focus, three to one at least, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const route of colorScheme === "light" ? grounds : some(grounds, 3)) {
      await page.goto(route);
      const seen = new Set<string>();
      for (let step = 0; step < 45; step += 1) {
        await page.keyboard.press("Tab");
        const ring = await ringOf(page);
        if (!ring) break;
        seen.add(ring.name);
        expect(`${ring.look} ${ring.boxShadow}`, `${route}: ${ring.name}`).toBe("solid 3px none");
        expect(
          contrast(ring.color, ring.ground),
          `${route}: ${ring.name}, ${ring.color} on ${ring.ground}`,
        ).toBeGreaterThanOrEqual(3);
      }
      expect(seen.size).toBeGreaterThan(15);
    }
  });

test("what is said above a form has the ring as well, though a pointer led there", async ({ page }) => {
  await page.goto("/contact");
  await page.locator("form.form button[type=submit]").click();
  await expect(page.locator(".error-summary")).toBeFocused();
  // It is read out as a whole: of a group that takes the focus, some readers say the name alone.
  await expect(page.locator(".error-summary").getByRole("alert")).toContainText("There is a problem");
  const ring = await ringOf(page);
  expect(ring?.look).toBe("solid 3px");
  expect(contrast(ring?.color ?? "", ring?.ground ?? "")).toBeGreaterThanOrEqual(3);
});

test("a pointer leaves no glow of another color on a control", async ({ page }) => {
  await page.goto("/estimate");
  for (const control of [page.getByRole("checkbox").first(), page.getByRole("combobox").first()]) {
    await control.click();
    await expect(control).toBeFocused();
    await expect(control).toHaveCSS("box-shadow", "none");
  }
});

test("every line of a list of boxes can be touched over all of its height", async ({ page }) => {
  await page.goto("/estimate");
  const labels = await page
    .locator(".form-check-label")
    .evaluateAll((all) => all.map((label) => label.getBoundingClientRect().height));
  expect(Math.min(...labels)).toBeGreaterThanOrEqual(44);
  // Also above its box, and between the box and its words.
  const line = page.locator(".form-check").first();
  for (const [position, isChecked] of [
    [{ x: 12, y: 4 }, true],
    [{ x: 29, y: 22 }, false],
  ] as const) {
    await line.click({ position });
    await expect(line.getByRole("checkbox")).toBeChecked({ checked: isChecked });
  }
});

test("every line of a list of contents is large enough for a finger", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const route of ["/blog/ec2-right-sizing", "/documentation", "/knowledge-base", "/privacy-policy"]) {
      await page.goto(route);
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
