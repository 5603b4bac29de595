/**
 * The same journeys in Chromium, Firefox and WebKit: menus, the blog's filter, five forms up to the stored lead,
 * drafts.
 */
import { expect, test } from "playwright/test";
import { forms } from "../e2e/facts.ts";
import { bodyOf, freshEmail, leadsFrom } from "../e2e/form.ts";
import { type EngineName, programsOf } from "./engines.ts";
import { Visitor } from "./visitor.ts";

let visitor: Visitor;

test.beforeAll(async ({ baseURL }, { project }) => {
  const name = project.name as EngineName;
  test.skip(!programsOf(name), `${name} is not installed here`);
  visitor = await Visitor.with(name, baseURL ?? "");
  await visitor.resize(1280, 900);
});
test.afterAll(() => visitor?.leave());
test.beforeEach(async () => {
  await visitor.go("/security");
  await visitor.run(() => sessionStorage.clear());
});

const contact = forms.find(({ name }) => name === "contact") ?? forms[0];
if (!contact) throw new Error("no forms among the facts");

for (const facts of forms)
  test.describe(facts.name, () => {
    test("from the empty submit to the stored lead", async () => {
      const email = freshEmail();
      await visitor.open(facts);
      await visitor.click("form.form [type=submit]");
      await visitor.sees("There is a problem");
      expect(await visitor.messages()).toEqual(facts.empty.map(([, message]) => message));
      expect(await visitor.focus()).toContain("There is a problem");
      expect(await visitor.run(() => document.title)).toMatch(/^Error: /);
      const { defaults, full } = facts;
      await visitor.fill({ ...full, email });
      await visitor.until("no message is left", () => document.querySelector(".field-error") === null);
      expect(await visitor.values()).toEqual({ ...defaults, ...full, email });
      await visitor.click("form.form [type=submit]");
      await visitor.until(
        "a toast says so",
        (text: string) =>
          // The text has no-break spaces where a line must not break.
          document.querySelector(".Toastify__toast")?.textContent?.replace(/\s/g, " ").includes(text),
        facts.toast,
      );
      await visitor.sees(facts.success.heading);
      expect(await visitor.focus()).toBe(facts.success.heading);
      await visitor.sees("What you sent");
      expect((await leadsFrom(email)).map(({ body }) => body)).toEqual([bodyOf(facts, { ...full, email })]);
      await visitor.until("the toast is gone", () => document.querySelector(".Toastify__toast") === null);
    });

    test("what was typed is still there after a reload, and after leaving and going back", async () => {
      await visitor.open(facts);
      await visitor.fill(facts.full);
      const before = await visitor.values();
      await visitor.reload();
      await visitor.alive();
      await visitor.sees("We kept what you wrote.");
      await expect.poll(() => visitor.values()).toEqual(before);
      await visitor.go("/about-us");
      await visitor.back(facts.route);
      await visitor.alive();
      await expect.poll(() => visitor.values()).toEqual(before);
      await visitor.click(".form-kept button");
      expect((await visitor.values()).email).toBe("");
    });
  });

test("a form that was left with the focus in it is sent after going back, with success", async () => {
  const email = freshEmail();
  await visitor.open(contact);
  await visitor.fill({ ...contact.full, email });
  // Focus stays in the last control, whose value the form has not received yet.
  await visitor.run(() => document.querySelector<HTMLAnchorElement>('footer a[href="/about-us"]')?.click());
  await visitor.until("the other page is there", () => location.pathname === "/about-us");
  await visitor.back(contact.route);
  await visitor.alive();
  await visitor.click("form.form [type=submit]");
  await visitor.sees(contact.success.heading);
  expect(await leadsFrom(email)).toMatchObject([{ body: { ...contact.full, email } }]);
});

test("going back to a form shows what was written on a later page of it, and nothing once that was sent", async () => {
  const email = freshEmail();
  const { message = "", ...others } = contact.full;
  const back = async () => {
    await visitor.back(contact.route);
    await visitor.until("the first page is back", () => location.search === "");
  };
  await visitor.open(contact);
  await visitor.fill({ ...others, email, message });
  await visitor.open(contact, "?once-more");
  await visitor.type('[name="message"]', " And more.");
  await back();
  await visitor.until("it has more", () => document.querySelector("textarea")?.value.endsWith(" And more."));
  await visitor.alive();
  // Firefox loads it again, and restores the controls' values itself.
  if (test.info().project.name === "firefox") return;
  await visitor.open(contact, "?once-more");
  await visitor.click("form.form [type=submit]");
  await visitor.sees(contact.success.heading);
  await back();
  await visitor.until("it is empty", () => document.querySelector("textarea")?.value === "");
  await visitor.alive();
  expect((await visitor.values()).email).toBe("");
  expect((await leadsFrom(email)).map(({ body }) => body)).toEqual([
    bodyOf(contact, { ...others, email, message: `${message} And more.` }),
  ]);
});

test("going back to a new request, begun below one that was sent, shows no answer of the sent one", async () => {
  const facts = forms.find(({ name }) => name === "custom-solution") ?? contact;
  await visitor.open(facts);
  const blank = await visitor.values();
  await visitor.fill({ ...facts.full, email: freshEmail() });
  await visitor.click("form.form [type=submit]");
  await visitor.sees(facts.success.heading);
  await visitor.type('[name="firstName"]', "Noor");
  await visitor.run(() => document.querySelector<HTMLAnchorElement>('footer a[href="/about-us"]')?.click());
  await visitor.until("the other page is there", () => location.pathname === "/about-us");
  await visitor.back(facts.route);
  await visitor.alive();
  await expect.poll(() => visitor.values()).toEqual({ ...blank, firstName: "Noor" });
});

test("what was entered in one form is offered in the next", async () => {
  await visitor.open(contact);
  await visitor.type('[name="email"]', "someone@harbour.example");
  await visitor.until("it is stored", () => JSON.stringify({ ...sessionStorage }).includes("someone@harbour.example"));
  await visitor.go("/estimate");
  await visitor.alive();
  await visitor.sees("Use what you entered before?");
  await visitor.click('.form-known [value="accept"]');
  expect((await visitor.values()).email).toBe("someone@harbour.example");
});

test("a dead endpoint leads to an error that is visible and focused, and keeps the text", async () => {
  await visitor.open(contact);
  await visitor.fill(contact.full);
  const before = await visitor.values();
  await visitor.run(() =>
    document.querySelector('meta[name="leads-endpoint"]')?.setAttribute("content", "http://localhost:9/"),
  );
  await visitor.click("form.form [type=submit]");
  await visitor.sees(contact.banner);
  expect(await visitor.focus()).toContain(contact.banner);
  // It scrolls once more when the line about the connection has made it longer.
  await visitor.until("it is in sight", () => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return top >= 0 && bottom <= innerHeight;
  });
  expect(await visitor.values()).toEqual(before);
});

test("the services menu opens, and its links work, on a wide screen and on a phone", async () => {
  await visitor.go("/");
  await visitor.click('[popovertarget="header-services"]');
  await visitor.until("the menu is open", () => {
    const link = document.querySelector<HTMLElement>('#header-services a[href="/services/devops"]');
    return link !== null && link.getBoundingClientRect().height > 0 && getComputedStyle(link).visibility === "visible";
  });
  await visitor.click('#header-services a[href="/services/devops"]');
  await visitor.until("its page is there", () => location.pathname === "/services/devops");
  await visitor.resize(500, 900);
  await visitor.go("/");
  await visitor.click('[popovertarget="header-menu"]');
  await visitor.click('#header-menu a[href="/blog"]');
  await visitor.until("its page is there", () => location.pathname === "/blog");
  expect(await visitor.run(() => document.querySelector("#header-menu")?.matches(":popover-open"))).toBe(false);
  await visitor.resize(1280, 900);
});

test("the blog's filter shows one category, then all again", async () => {
  await visitor.go("/blog");
  const cards = () =>
    visitor.run(
      () =>
        [...document.querySelectorAll<HTMLElement>("[data-category]")].filter((card) => card.offsetHeight > 0).length,
    );
  const all = await cards();
  await visitor.until("the filter is alive", () => {
    const button = [...document.querySelectorAll<HTMLElement>(".filter button")].find(
      ({ textContent }) => textContent === "Automation",
    );
    button?.click();
    return button?.getAttribute("aria-pressed") === "true";
  });
  expect(await cards()).toBeLessThan(all);
});

test("every page's background extends from edge to edge", async () => {
  for (const { route } of forms) {
    await visitor.go(route);
    expect(await visitor.run(() => document.documentElement.scrollWidth <= innerWidth), route).toBe(true);
    // WebKit used to draw a stripe of another color beside it.
    const colors = await visitor.colorsAlong(".form-page", 1);
    expect(new Set(colors).size, `${route}: ${colors}`).toBe(1);
  }
});
