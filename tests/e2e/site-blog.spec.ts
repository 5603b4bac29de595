/** The blog in a browser: its filters, its dates, its newsletter, and how an article prints. */
import { expect, type Page, test } from "playwright/test";
import { brand } from "../../src/site.ts";
import { some } from "../faults/size.ts";
import { articleFacts, categories } from "../site/facts/blog.ts";
import { legal } from "../site/routes.ts";
import { documents } from "./documents.ts";
import { holdBack } from "./hold-back.ts";

const button = (page: Page, name: string) => page.locator(".filter").getByRole("button", { name, exact: true });
const shown = (page: Page) => page.locator(".posts > li:visible h3");

/** The pages of the listing. */
const listing = ["/blog", ...documents.filter((route) => route.startsWith("/blog/page/"))];

/** The titles of a category on the open page: a project may have more articles than the specification. */
async function titlesIn(page: Page, category: string): Promise<string[]> {
  const titles = await page
    .locator(".posts > li")
    .filter(category === "All" ? {} : { has: page.locator(".category", { hasText: category }) })
    .locator("h3")
    .allTextContents();
  expect(titles, category).not.toEqual([]);
  return titles;
}

/** Everything that shows which category is selected. */
async function expectChosen(page: Page, category: string) {
  await expect(shown(page)).toHaveText(await titlesIn(page, category));
  for (const name of categories)
    await expect(button(page, name)).toHaveAttribute("aria-pressed", String(name === category));
  const wanted = category === "All" ? null : category;
  expect(new URL(page.url()).searchParams.get("category")).toBe(wanted);
}

test("titles are cut after two lines, excerpts after three; filters set the URL and are announced; the newsletter works", async ({
  page,
}) => {
  await page.goto("/blog");
  for (const [selector, lines] of [
    [".posts h3", "2"],
    [".posts h3 + p", "3"],
  ] as const) {
    const clamps = await page
      .locator(selector)
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).webkitLineClamp));
    expect(new Set(clamps), selector).toEqual(new Set([lines]));
  }
  await expectChosen(page, "All");
  await expect(page.getByRole("status")).toHaveText("");
  for (const category of [...categories.slice(1), "All"]) {
    await button(page, category).click();
    await expectChosen(page, category);
    const { length: count } = await titlesIn(page, category);
    const place = category === "All" ? "all categories" : category;
    await expect(page.getByRole("status")).toHaveText(`${count} ${count === 1 ? "article" : "articles"} in ${place}`);
  }

  await test.step("the newsletter form accepts an address and opens an email with it", async () => {
    const form = page.locator("form", { has: page.getByRole("button", { name: "Subscribe" }) });
    const field = form.getByLabel("Email");
    await expect(form).toHaveAttribute("action", `mailto:${brand.email}`);
    await expect(form).toHaveAttribute("method", "get");
    await expect(field).toHaveAttribute("name", "body");
    // Stands in for the visitor's mail program.
    await form.evaluate((element: HTMLFormElement) => {
      element.addEventListener("submit", (event) => {
        event.preventDefault();
        element.dataset.sent = new URLSearchParams(new FormData(element) as unknown as URLSearchParams).toString();
      });
    });
    for (const address of ["", "nobody", "nobody@"]) {
      await field.fill(address);
      await form.getByRole("button").click();
      await expect(field).toBeFocused();
      expect(await field.evaluate((element: HTMLInputElement) => element.validity.valid)).toBe(false);
      await expect(form).not.toHaveAttribute("data-sent");
    }
    await field.fill("ines@harbour.example");
    await form.getByRole("button").click();
    await expect(form).toHaveAttribute("data-sent", /./);
    const sent = (await form.getAttribute("data-sent")) ?? "";
    // Browsers would encode a space as +, which mail programs read as a plus sign.
    expect(decodeURIComponent(sent)).toBe("subject=Newsletter&body=ines@harbour.example");
  });
});

test("the filter follows the URL, Back and Forward; an unknown category shows all", async ({ page }) => {
  await page.goto("/blog?category=Financial%20Management");
  await expectChosen(page, "Financial Management");
  await button(page, "Financial Management").click();
  await button(page, "Automation").click();
  await button(page, "Multi-Cloud").dblclick();
  await expectChosen(page, "Multi-Cloud");
  await page.goBack();
  await expectChosen(page, "Automation");
  await page.goBack();
  await expectChosen(page, "Financial Management");
  expect(page.url(), "a choice that is made already is no new entry").toContain("Financial%20Management");
  await page.goForward();
  await expectChosen(page, "Automation");
  const [title = ""] = await titlesIn(page, "Automation");
  await shown(page).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await expectChosen(page, "Automation");
  await page.goto("/blog?category=Sailing");
  await expect(shown(page)).toHaveText(await titlesIn(page, "All"));
  await button(page, "Automation").click();
  await expectChosen(page, "Automation");
});

test("on a phone the filters are in one line, which scrolls to the chosen one", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/blog");
  const line = page.locator(".filter");
  const tops = await line.getByRole("button").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(button(page, "Multi-Cloud")).not.toBeInViewport({ ratio: 1 });
  await page.goto("/blog?category=Multi-Cloud");
  await expect(button(page, "Multi-Cloud")).toBeInViewport({ ratio: 1 });
  await expect(line).toBeInViewport();
});

test("the first click is not lost when the filter's script is late", async ({ page }) => {
  const letGo = await holdBack(page, "**/assets/island-filter-*.js");
  await page.goto("/blog");
  await button(page, "Automation").click();
  await page.waitForTimeout(500);
  await expect(shown(page)).toHaveText(await titlesIn(page, "All"));
  letGo();
  await expectChosen(page, "Automation");
});

test("the filter's script loads even if the browser is never idle", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, options) => {
      const late = { didTimeout: true, timeRemaining: () => 0 };
      return options?.timeout ? window.setTimeout(() => callback(late), options.timeout) : 0;
    };
  });
  await page.goto("/blog?category=Automation");
  await expectChosen(page, "Automation");
});

test("a page is painted before its dates are localized", async ({ page }) => {
  await page.addInitScript(() => {
    const write = Date.prototype.toLocaleDateString as (...how: unknown[]) => string;
    Date.prototype.toLocaleDateString = function (...how: unknown[]) {
      document.documentElement.dataset.written ??= String(performance.now());
      return write.apply(this, how);
    };
  });
  await page.goto("/blog");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-written");
  /** When the page had rendered its first text, regardless of the screen. */
  const painted = () =>
    page.evaluate(() => {
      const [first] = performance.getEntriesByName("first-contentful-paint");
      return (first as (PerformanceEntry & { paintTime: number }) | undefined)?.paintTime ?? 0;
    });
  await expect.poll(painted).toBeGreaterThan(0);
  expect(Number(await html.getAttribute("data-written"))).toBeGreaterThan(await painted());
});

/** An article's own page has dates in the language of its text, for everybody. */
const written = ["15", "12", "10", "8", "5", "3"].map((day) => `January ${day}, 2024`);

for (const { locale, timezoneId, dates, articles } of [
  {
    locale: "en-US",
    timezoneId: "America/Los_Angeles",
    dates: ["1/15/2024", "1/12/2024", "1/10/2024", "1/8/2024", "1/5/2024", "1/3/2024"],
    articles: articleFacts,
  },
  {
    locale: "de-DE",
    timezoneId: "Pacific/Auckland",
    dates: ["15.1.2024", "12.1.2024", "10.1.2024", "8.1.2024", "5.1.2024", "3.1.2024"],
    articles: some(articleFacts, 1),
  },
])
  test.describe(locale, () => {
    test.use({ locale, timezoneId });

    test("dates in lists have the visitor's format, and the legal texts today's date", async ({ page }) => {
      const dated: (string | undefined)[] = [];
      for (const part of listing) {
        await page.goto(part);
        for (const [index, { route }] of articleFacts.entries()) {
          const card = page.locator(".posts > li", { has: page.locator(`a[href="${route}"]`) });
          if ((await card.count()) === 0) continue;
          await expect(card.locator("time")).toHaveText(dates[index] ?? "");
          dated.push(dates[index]);
        }
      }
      expect(dated).toEqual(dates);
      for (const [index, { route }] of articles.entries()) {
        await page.goto(route);
        await expect(page.locator(".article-head time")).toHaveText(written[index] ?? "");
        for (const day of await page.locator(".article-updated time").all())
          await expect(day).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
      }
      // A fixed clock, so that no day ends during the test.
      const now = new Date();
      await page.clock.setFixedTime(now);
      const today = now.toLocaleDateString(locale, { timeZone: timezoneId });
      for (const route of legal) {
        await page.goto(route);
        await expect(page.getByText("Last updated:")).toHaveText(`Last updated: ${today}`);
      }
    });
  });

test("every printed page has the brand and its URL, and nothing that only works on a screen", async ({ page }) => {
  for (const route of ["/case-studies", "/services/cloud-solutions"]) {
    await page.goto(route);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(`${brand.name}: ${brand.url}${route}`)).toBeVisible();
    await expect(page.locator("main .btn, .case-study-share").filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
    await expect(page.getByText(`${brand.name}: ${brand.url}${route}`)).toBeHidden();
  }
});

test("an article prints without header and footer", async ({ page }) => {
  await page.goto(articleFacts[0]?.route ?? "");
  await page.emulateMedia({ media: "print" });
  for (const selector of [".site-header", ".site-footer", ".contents"])
    await expect(page.locator(selector)).toBeHidden();
  for (const selector of ["h1", ".prose", ".facts"]) await expect(page.locator(selector)).toBeVisible();
  // On paper: brand and URL are printed, and the text takes the full width.
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.getByText(`${brand.name}: ${brand.url}${articleFacts[0]?.route}`)).toBeVisible();
  const widths = await page.locator(".prose > p").evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  expect(Math.min(...widths)).toBeGreaterThan(718 * 0.9);
  // Long code may break across sheets, so that it does not begin on a new one.
  await page.goto("/blog/multi-cloud-cost-optimization");
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  const sheets = (await page.pdf({ width: "718px", height: "1000px" })).toString("latin1").match(/\/Type \/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(Math.ceil(length / 1000) + 1);
});
