/** The footer, at every width. */
import { expect, test } from "playwright/test";

test("the footer's groups are aligned with the page's content, and its contact details with the text beside them", async ({
  page,
}) => {
  await page.goto("/about-us");
  for (const width of [390, 768, 1100, 1200, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.locator(".footer-groups").evaluate((groups) => {
      const edge = groups.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(groups).paddingRight);
      const links = [...groups.querySelectorAll("a")];
      return links.filter((link) => link.getBoundingClientRect().right > edge + 1).map((link) => link.textContent);
    });
    expect(beyond, `${width} px`).toEqual([]);
  }
  for (const width of [768, 1024, 1199]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page.locator(".footer-brand").evaluate((brand) =>
      [...brand.querySelectorAll("p")].map(({ firstChild }) => {
        const range = document.createRange();
        range.selectNodeContents(firstChild ?? brand);
        return range.getClientRects()[0]?.top;
      }),
    );
    expect(tops[1], `${width} px`).toBeCloseTo(tops[0] ?? 0, 0);
  }
});
