/** The workbench's settings around a form: network, appearance, scripts, links, widths. */
import { expect, test } from "playwright/test";
import { axeFaults } from "../axe.ts";
import { faint } from "../contrast.ts";
import { type Bench, editor, field, form, network, panel, settled, submit, tab } from "./bench.ts";

/** Declares the tests. */
export function surroundings(bench: () => Bench): void {
  test("the switches: slow, offline, refused, dead host, dark, 320 px, no script", async () => {
    const { page } = bench();
    await tab(page, "Fixtures");
    await panel(page).getByRole("button", { name: "complete" }).first().click();
    await tab(page, "Body");
    const alert = form(page).getByRole("alert").first();
    for (const [label, said] of [
      ["Dead host: nobody answers", /error/],
      ["Offline: the browser has no network", /You are offline/],
      ["Refused: the receiver turns it down", /error/],
    ] as const) {
      await network(page, label);
      await submit(page).click();
      await expect(alert).toContainText(said, settled);
      await expect(submit(page)).toBeEnabled(settled);
    }
    await expect(alert).toBeVisible();
    await expect(panel(page).locator(".wb-received")).toContainText("refused with 403: origin");
    await network(page, "Slow: answers after 4 seconds");
    await submit(page).click();
    await expect(submit(page)).toBeDisabled();
    await expect(form(page).getByRole("heading", { name: "Message Sent" })).toBeVisible(settled);
    await expect(panel(page).locator(".wb-received")).toContainText("taken (and not stored");

    const lightest = () =>
      form(page)
        .locator("body")
        .evaluate((body) => Math.max(...(getComputedStyle(body).backgroundColor.match(/\d+/g) ?? []).map(Number)));
    expect(await lightest()).toBeGreaterThan(240);
    await page.getByLabel("Dark").check();
    await expect.poll(lightest).toBeLessThan(64);
    await page.getByLabel("320 px").check();
    expect(
      await form(page)
        .locator("html")
        .evaluate(() => innerWidth),
    ).toBe(320);
    await network(page, "Takes what is valid");
    await page.getByLabel("No script").check();
    await expect(form(page).locator("noscript .form-silent")).toBeVisible(settled);
    await field(page, "email").fill("ines");
    await submit(page).click();
    await expect(form(page).getByText("Invalid email format").first()).toBeVisible(settled);
    await page.getByLabel("No script").uncheck();
    await expect(submit(page)).toBeEnabled(settled);
  });

  test("a link restores what is on the screen, and a broken one is reported", async () => {
    const { page } = bench();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await field(page, "name").fill("Ines Haddad");
    await editor(page, "UI document").fill('{ "heading": "From a colleague" }');
    await page.getByLabel("320 px").check();
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Copied.")).toBeVisible();
    const link = await page.getByRole("link", { name: "The link" }).getAttribute("href");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    const other = await page.context().newPage();
    // If the form's module does not arrive in the frame, it is loaded again with the next change. Of hundreds of requests, only
    // those for such modules are intercepted.
    const browser = await page.context().newCDPSession(other);
    const { frameTree } = await browser.send("Page.getFrameTree");
    let lost = 0;
    browser.on("Fetch.requestPaused", ({ requestId, frameId }) => {
      const isLost = frameId !== frameTree.frame.id && lost++ === 0;
      if (isLost) browser.send("Fetch.failRequest", { requestId, errorReason: "Failed" });
      else browser.send("Fetch.continueRequest", { requestId });
    });
    await browser.send("Fetch.enable", { patterns: [{ urlPattern: "*workbench-form:*" }] });
    await other.goto(link ?? "");
    await expect(other.getByText("a page of the form")).toBeVisible(settled);
    await network(other, "Slow: answers after 4 seconds");
    await expect(form(other).locator("h1")).toHaveText("From a colleague", settled);
    await expect(field(other, "name")).toHaveValue("Ines Haddad");
    await expect(other.getByLabel("320 px")).toBeChecked();
    await other.goto(link?.slice(0, -40) ?? "");
    await expect(other.getByRole("alert")).toContainText("the link\n  expected: the whole link as copied", settled);
    await other.close();
  });

  test("failed requests are reported, and work after a reload", async () => {
    const { page, site } = bench();
    const other = await page.context().newPage();
    const browser = await page.context().newCDPSession(other);
    await browser.send("Network.enable");
    const lost = async (address: string, said: string, act: () => Promise<unknown>) => {
      await browser.send("Network.setBlockedURLs", { urls: [address] });
      await act();
      await expect(other.getByText(said)).toBeVisible(settled);
      await browser.send("Network.setBlockedURLs", { urls: [] });
    };
    // The origin of a sandboxed page, or of a file.
    const foreign = await other.request.get(`${site}/workbench/ask/forms`, { headers: { Origin: "null" } });
    expect(foreign.status()).toBe(403);
    await lost("*/workbench/ask/forms", "expected: an answer to forms", () => other.goto(`${site}/workbench`));
    await lost("*/workbench/preview.tsx*", "found:    one that did not arrive", () => other.reload());
    await lost("*/workbench/ask/compile/*", "expected: an answer to compile/", () =>
      editor(other, "Schema").fill("{}"),
    );
    await other.getByRole("button", { name: "Discard the changes" }).click();
    await other.reload();
    await expect(form(other).locator("form.form")).toBeVisible(settled);
    await expect(other.getByRole("alert")).toBeEmpty();
    await expect(other.getByText("did not arrive")).toBeHidden();
    // A draft that the browser cannot store is reported, and nothing on the page is lost.
    await other.evaluate(() =>
      sessionStorage.setItem("full", "x".repeat(5_242_000 - JSON.stringify(sessionStorage).length)),
    );
    await editor(other, "Data").fill(JSON.stringify({ description: "x".repeat(9_000) }));
    await expect(other.getByRole("alert")).toContainText("one that the browser keeps over a reload", settled);
    await expect(field(other, "description")).toHaveValue("x".repeat(9_000), settled);
    await other.evaluate(() => sessionStorage.removeItem("full"));
    await other.close();
  });

  test("it looks like the site, passes axe in light and dark, and fits every width", async () => {
    const { page } = bench();
    await tab(page, "Screen reader");
    const loaded = () =>
      page.evaluate(() => document.fonts.load("16px 'Instrument Sans'").then(({ length }) => length));
    expect(await loaded()).toBeGreaterThan(0);
    for (const [width, colorScheme] of [
      [1440, "light"],
      [768, "dark"],
      [390, "light"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${width}`,
      ).toBeLessThanOrEqual(0);
      expect(await axeFaults(page), `${width} ${colorScheme}`).toEqual([]);
      expect(await faint(page), `${width} ${colorScheme}`).toEqual([]);
    }
  });
}
