/**
 * Pictures and papers in a real browser, under the site's policy: they load lazily, reserve their space and follow the color
 * scheme.
 */
import { expect, type Locator, type Page, test } from "playwright/test";
import { test as painted } from "./painted.ts";

/** A picture, scrolled into view and loaded. */
async function pictureOn(page: Page, selector: string): Promise<Locator> {
  const picture = page.locator(selector).first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  return picture;
}

test("case studies: pictures load lazily, their descriptions are collapsed on a phone, and a title stays beside its text", async ({
  page,
}) => {
  const words = page.locator(".figure .figure-said").first();
  await test.step("a picture in a file of its own loads when it comes near, at the size reserved for it", async () => {
    const asked: string[] = [];
    page.on("request", (request) => request.url().endsWith(".svg") && asked.push(request.url()));
    // Browsers prefetch up to 2,500 px ahead; on a phone the last picture is further down than that.
    await page.setViewportSize({ width: 390, height: 640 });
    await page.goto("/case-studies");
    const image = page.locator("figure img").last();
    const before = await image.boundingBox();
    expect(asked.some((url) => url.includes("migration-after"))).toBe(false);
    await pictureOn(page, "figure img >> nth=-1");
    const after = await image.boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  });

  await test.step("a diagram's description is collapsed on a phone, and beside it where there is room", async () => {
    await expect(words).toBeHidden();
    await page.locator(".figure").getByText("In words").first().click();
    await expect(words).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(words).toBeVisible();
    await expect(page.locator(".figure").getByText("In words").first()).toBeHidden();
  });

  await test.step("the case's title stays beside its text, and does not overlap its pictures", async () => {
    const study = page.locator(".case-study").first();
    const title = study.getByRole("heading", { level: 2 });
    await study.getByRole("heading", { name: "Solution" }).evaluate((heading) => heading.scrollIntoView());
    await expect(title).toBeInViewport();
    await study.locator(".case-study-figures").evaluate((figures) => figures.scrollIntoView());
    const last = await study.locator("header p").last().boundingBox();
    const figures = await study.locator(".case-study-figures").boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(figures?.y ?? 0);
  });

  await test.step("on paper, a picture and its description may be on different sheets", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".figure").first()).toHaveCSS("break-inside", "auto");
    await expect(page.locator(".figure > details").first()).toHaveCSS("break-inside", "avoid");
  });
});

test("a case's results are in pairs, from a phone to a laptop: in one column, they left a gap below their chart", async ({
  page,
}) => {
  await page.goto("/");
  for (let width = 384; width <= 1440; width += 32) {
    await page.setViewportSize({ width, height: 800 });
    const rows = await page.evaluate(() => {
      const tops = [...document.querySelectorAll(".scorecard .scores > div")].map(
        (one) => one.getBoundingClientRect().top,
      );
      return new Set(tops).size;
    });
    expect.soft(rows, `${width} px wide`).toBe(2);
  }
});

painted("pictures follow light and dark", async ({ page }) => {
  const seen: Buffer[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/services/cicd-pipeline");
    const picture = await pictureOn(page, "figure img");
    // The picture is transparent: the page shows through it, and at its edges.
    await picture.evaluate((image) => {
      image.style.cssText = "background: white; outline: 9px solid white";
    });
    seen.push(await picture.screenshot());
  }
  expect(seen[0]?.equals(seen[1] ?? Buffer.alloc(0))).toBe(false);
  await page.goto("/blog/ec2-right-sizing");
  const label = page.locator("figure .drawing-wide text").first();
  const dark = await label.evaluate((text) => getComputedStyle(text).fill);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await label.evaluate((text) => getComputedStyle(text).fill)).not.toBe(dark);
});

test("a table of three columns fits on a phone's screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/privacy-policy");
  const tables = await page
    .locator(".table-scroll:has(th:nth-child(3)):not(:has(th:nth-child(4)))")
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(tables).toEqual([0]);
});

test("on a tablet the cover of a paper is beside the text about it, and a featured download ends in a file", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/documentation");
  const places = await page.locator(".beside:has(.paper-cover)").evaluateAll((parts) =>
    parts.map((part) => {
      const cover = part.querySelector(".paper-cover")?.getBoundingClientRect();
      const text = part.querySelector("p:not(.section-label)")?.getBoundingClientRect();
      return cover && text && cover.right < text.left && text.top < cover.bottom;
    }),
  );
  expect(places.length).toBeGreaterThan(0);
  expect(places.every(Boolean)).toBe(true);

  await page.getByRole("link", { name: "Open the DevOps Transformation Guide" }).click();
  const started = page.waitForEvent("download");
  await page.locator("#transformation-guide-contents").getByRole("link", { name: /PDF/ }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("devops-transformation-guide.pdf");
  const stream = await download.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe("%PDF-");
});
