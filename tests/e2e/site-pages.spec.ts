/** Pages in a browser: without JavaScript, opened and come back to, missing ones, and under another brand. */
import { expect, type Page, test } from "playwright/test";
import { slugOf } from "../../src/content/markdown/slug.ts";
import { footerContact, footerGroups, headerLinks, missing } from "../site/facts/frame.ts";
import { categories, popular, unanswered } from "../site/facts/knowledge.ts";
import { facts } from "../site/facts.ts";
import { forms } from "../site/routes.ts";
import { brokenLines } from "./broken-lines.ts";

/** Expects a form without scripts to say where to write instead. */
async function expectToSayHowToWrite(page: Page): Promise<void> {
  await expect(page.locator("noscript p")).toBeVisible();
  await expect(page.locator("noscript a").first()).toHaveAttribute("href", `mailto:${footerContact.email}`);
  await expect(page.locator('noscript a[href^="tel:"]')).toBeVisible();
}

/** What some pages show in addition when scripts are off. */
const alone: { [route: string]: (page: Page) => Promise<void> } = {
  ...Object.fromEntries(forms.map((route) => [route, expectToSayHowToWrite])),
  "/security": (page) => expect(page.getByText("Last updated:")).toHaveText(/^Last updated: \d{4}-\d\d-\d\d$/),
  "/support": (page) => expect(page.locator(".own-clock")).toHaveText("9 AM-6 PM EST is 14:00-23:00 UTC."),
  // No filter is shown, and no empty group of them is announced.
  "/blog": async (page) => {
    await expect(page.getByRole("group", { name: "Filter by category" })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
  },
};

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page has heading, text, header and footer; legal texts a date, hours a time zone, forms an email address", async ({
    page,
  }) => {
    const labels = Object.values(footerGroups).flatMap((links) => links.map(([label]) => label));
    expect(facts.map(({ route }) => route)).toEqual(expect.arrayContaining(Object.keys(alone)));
    for (const { route, h1, says = [] } of facts) {
      await page.goto(route);
      // Only visible text; evaluated in the page, since a locator would inject Playwright's code into each document.
      const [title = "", main = "", header = "", footer = ""] = await page.evaluate(() =>
        ["h1", "main", ".wide-menu", ".site-footer"].map((part) =>
          [...document.querySelectorAll<HTMLElement>(part)].map(({ innerText }) => innerText).join("\n"),
        ),
      );
      expect(title.replace(/\s+/g, " "), route).toBe(h1);
      const read = main.replace(/\s+/g, " ");
      expect(read.length, route).toBeGreaterThan(500);
      for (const words of says) expect(read.toLowerCase(), route).toContain(words.toLowerCase());
      for (const [label] of headerLinks) expect(header.split("\n"), route).toContain(label);
      for (const label of labels) expect(footer.split("\n"), route).toContain(label);
      await alone[route]?.(page);
    }
  });
});

test("on a phone, no question's last line is a single word", async ({ page }) => {
  for (const route of ["/consulting", "/documentation"]) {
    await page.goto(route);
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenLines(page, "\\S+ \\S+$", "summary"), `${route}, ${width} px`).toEqual([]);
    }
  }
});

// During a view transition, the snapshots of both pages would cover everything and receive the clicks.
test("nothing covers a page just after opening it or going back to it, and it does not scroll smoothly", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      document.documentElement.dataset.covered = String(viewTransition !== null);
    });
  });
  await page.goto("/about-us");
  await page.locator('.site-footer a[href="/contact"]').click();
  await expect(page).toHaveURL(/contact$/);
  await expect(page.locator("html")).toHaveAttribute("data-covered", "false");
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  await page.goBack();
  await expect(page).toHaveURL(/about-us$/);
  await expect(page.locator("html")).toHaveAttribute("data-covered", "false");
});

test("the blog's grid has no gap before the last card, wherever the featured one is", async ({ page }) => {
  await page.goto("/blog");
  for (const width of [1280, 900]) {
    await page.setViewportSize({ width, height: 900 });
    const empty = await page.locator(".posts").evaluate((list) => {
      const count = (tracks: string) => tracks.split(" ").length;
      const shown = () => [...list.querySelectorAll(".post-card:not([hidden])")];
      const free = (columns: number, rows: number) =>
        shown().reduce((left, card) => {
          const { width } = card.getBoundingClientRect();
          const high = getComputedStyle(card).gridRowStart === "span 2" ? 2 : 1;
          return left - high * Math.round((width / list.clientWidth) * columns);
        }, columns * rows);
      const featured = list.querySelector(".post-featured") as HTMLElement;
      // Every other time, one card is left out.
      return [0, 1, 2, 3].map((place) => {
        list.insertBefore(featured, list.querySelectorAll(".post-card:not(.post-featured)")[place] ?? null);
        for (const last of list.querySelectorAll<HTMLElement>(".post-card:last-child")) last.hidden = place % 2 === 1;
        const { gridTemplateColumns, gridTemplateRows } = getComputedStyle(list);
        return { of: count(gridTemplateColumns), free: free(count(gridTemplateColumns), count(gridTemplateRows)) };
      });
    });
    for (const { of, free } of empty) expect(free, `${width} px`).toBeLessThan(of === 2 ? 1 : of);
  }
});

test.describe("a missing path", () => {
  test("of a knowledge base article names it, and offers the contact form to ask for it; every link to one gets there", async ({
    page,
    request,
  }) => {
    await page.goto("/knowledge-base");
    const title = await page.locator(".knowledge li a").first().textContent();
    await page.locator(".knowledge li a").first().click();
    await expect(page).toHaveURL(unanswered[0] ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(missing.h1);
    const link = page.locator("[data-ask]");
    await expect(link).toBeVisible();
    const plain = (words: string | null) => (words ?? "").toLowerCase().replace(/[^a-z0-9]/g, "");
    expect(plain(await link.textContent())).toContain(plain(title));
    await link.click();
    await expect.poll(async () => plain(await page.locator('[name="subject"]').inputValue())).toContain(plain(title));
    // A category is not an article.
    await page.goto("/knowledge-base/category/best-practices");
    await expect(page.getByText(/^This part of the knowledge base .* Ask for "Best practices"$/)).toBeVisible();
    for (const path of unanswered) expect((await request.get(path)).status(), path).toBe(404);
  });

  test("of an article keeps the capitals of its title's initials", async ({ page }) => {
    const initials = (title: string) => title.match(/\b[A-Z]{2,}\b/g) ?? [];
    const titles = [...categories.flatMap(([, , articles]) => articles), ...popular];
    expect(titles.flatMap(initials)).toContain("AWS");
    for (const title of titles.filter((each) => initials(each).length > 0)) {
      await page.goto(`/knowledge-base/${slugOf(title)}`);
      for (const word of initials(title)) await expect(page.locator("[data-ask]")).toContainText(word);
    }
  });

  test("is a 404 page with a link home that requests nothing else and logs the path", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    const answer = await page.goto("/no/such/page?x=1");
    expect(answer?.status()).toBe(404);
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(missing.h1);
    await expect.poll(() => logged).toContain("404: no page at /no/such/page");
    await expect(page.locator("[data-ask]")).toBeHidden();
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });

  test("is any path other than the routes", async ({ request }) => {
    for (const path of ["/services", "/blog/none", "/Estimate", "/estimate/x", "/404", "/..%2fpackage.json"])
      expect((await request.get(path)).status(), path).toBe(404);
  });
});

test("a long brand and more menu entries than fit wrap to further lines, without horizontal scrolling", async ({
  page,
}) => {
  const menu = page.locator(".small-menu");
  await page.goto("/about-us");
  await page.evaluate(() => {
    for (const brand of document.querySelectorAll(".navbar-brand"))
      brand.append(" & Partner Infrastrukturberatungsgesellschaft, Hamburg");
    const menu = document.querySelector(".wide-menu");
    for (const link of document.querySelectorAll(".wide-menu > a"))
      menu?.append(link.cloneNode(true), link.cloneNode(true));
  });
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `${width} px`).toBe(0);
  }
  // The open menu begins below the button that closes it.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  const [button, opened] = [await page.locator(".menu-toggle").boundingBox(), await menu.boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(opened?.y ?? 0);
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(menu).toBeHidden();
});

test("a long label beside a form, as in other languages, is broken only if there is no room", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  const label = page.locator(".form-aside dt").first();
  const linesOf = (words: string) =>
    label.evaluate((element, text) => {
      element.textContent = text;
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    }, words);
  expect(await linesOf("Öffnungszeiten")).toBe(1);
  expect(await linesOf("Auftragsdatenverarbeitungsvereinbarungsentwurf")).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
