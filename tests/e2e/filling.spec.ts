/** Deep links, dates, and input before React has loaded. */
import { expect, test } from "playwright/test";
import { type FormFacts, forms } from "./facts.ts";
import { bodyOf, FormOnPage, freshEmail, leadsFrom, postsOf, savedIn } from "./form.ts";
import { holdBack } from "./hold-back.ts";

const named = (name: string): FormFacts => {
  const facts = forms.find((form) => form.name === name);
  if (!facts) throw new Error(`no facts of ${name}`);
  return facts;
};

test("a deep link fills in known fields with allowed values, and nothing else", async ({ page }) => {
  const query =
    "?services=CI/CD%20Pipeline&services=Sails&services=Cloud%20Solutions&urgency=high&budget=all&formName=contact&x=1&firstName=Ada";
  const form = await new FormOnPage(page, named("estimate")).open(query);
  await expect(form.control("urgency")).toHaveValue("high");
  expect(await form.values()).toMatchObject({
    firstName: "Ada",
    services: ["Cloud Solutions", "CI/CD Pipeline"],
    urgency: "high",
    budget: "",
  });
});

test("the time zone is only a placeholder; the earliest date is the visitor's own today, even when typed", async ({
  page,
}) => {
  const facts = named("consultation");
  const form = new FormOnPage(page, facts);
  const browser = await page.context().newCDPSession(page);
  // A fixed clock, so that no day ends during the test.
  const now = Date.now();
  await page.clock.setFixedTime(now);
  for (const [timezoneId, offset] of [
    ["Europe/Berlin", undefined],
    ["America/New_York", undefined],
    ["Pacific/Kiritimati", 14],
    ["Pacific/Pago_Pago", -11],
  ] as const)
    await test.step(timezoneId, async () => {
      await browser.send("Emulation.setTimezoneOverride", { timezoneId });
      await form.open();
      const control = form.control("timezone");
      const list = await expect(control)
        .toHaveAttribute("list", /./)
        .then(() => control.getAttribute("list"));
      await expect(page.locator(`[id="${list}"] option`)).toHaveAttribute("value", timezoneId);
      await expect(control).toHaveValue("");
      if (offset === undefined) return;

      const day = (days: number) => new Date(now + offset * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
      await expect(form.control("preferredDate")).toHaveAttribute("min", day(0));
      const email = freshEmail();
      await form.fill({ ...facts.full, email, preferredDate: day(-1) });
      await form.submit.click();
      await expect.poll(() => form.messages()).toEqual([["preferredDate", "Preferred date cannot be in the past"]]);
      await form.set("preferredDate", day(0));
      await form.submit.click();
      await form.toast(facts.toast);
      expect((await leadsFrom(email)).map(({ body }) => body.preferredDate)).toEqual([day(0)]);
    });
  await browser.detach();
});

test("half a date does not count as blank, even when Enter submits the form from it", async ({ page }) => {
  const form = await new FormOnPage(page, named("consultation")).open();
  await form.fill({ ...form.facts.full, preferredDate: "" });
  const sent = postsOf(page);
  await form.control("preferredDate").focus();
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await expect.poll(() => form.messages()).toEqual([["preferredDate", "Preferred date must be a date"]]);
  expect(sent).toEqual([]);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });
    test("an empty date has the color of a placeholder, and an answer its own", async ({ page }) => {
      await page.goto("/consultation");
      const date = page.locator('[name="preferredDate"]');
      const colorOf = (selector: string) =>
        page.locator(selector).evaluate((element) => getComputedStyle(element).getPropertyValue("color"));
      const [muted, text] = [await colorOf(".form-needed"), await colorOf('[name="company"]')];
      expect(muted).not.toBe(text);
      await expect(date).toHaveCSS("color", muted);
      await date.pressSequentially("06012030");
      await page.locator('[name="company"]').focus();
      await expect(date).toHaveValue("2030-06-01");
      await expect(date).toHaveCSS("color", text);
      if (!javaScriptEnabled) return;
      await page.reload();
      await expect(date).toHaveValue("2030-06-01");
      await expect(date).toHaveCSS("color", text);
      await page.getByRole("button", { name: "Discard" }).click();
      await expect(date).toHaveValue("");
      await page.goto("/consultation?preferredDate=2030-06-01");
      await expect(date).toHaveValue("2030-06-01");
      await expect(date).toHaveCSS("color", text);
    });
  });

test("what was typed, ticked and chosen before React arrived is sent", async ({ page }) => {
  const facts = named("estimate");
  const email = freshEmail();
  const letGo = await holdBack(page, "**/assets/island-*.js");
  await page.goto(facts.route);
  const form = new FormOnPage(page, facts);
  await form.fill({ ...facts.full, email });
  await form.submit.click();
  letGo();
  await form.toast(facts.toast);
  expect((await leadsFrom(email)).map(({ body }) => body)).toEqual([bodyOf(facts, { ...facts.full, email })]);
});

// React renders and runs its effects in separate tasks, between which a visitor may type.
test("what is typed just while React hydrates is kept, and so is what was there before", async ({ page }) => {
  const facts = named("contact");
  const { name, email } = facts.full as { name: string; email: string };
  const letGo = await holdBack(page, "**/assets/*.js");
  await page.goto(facts.route, { waitUntil: "domcontentloaded" });
  const form = new FormOnPage(page, facts);
  await form.set("name", name);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const typed = page.evaluate(
    (text) =>
      new Promise<void>((done) => {
        const [{ port1, port2 }, island] = [new MessageChannel(), document.querySelector("[data-island]")];
        const rootOf = (key: string) => Reflect.get(island ?? {}, key).stateNode.current.memoizedState;
        port1.onmessage = () => {
          const key = Object.keys(island ?? {}).find((one) => one.startsWith("__reactContainer"));
          if (!key || rootOf(key).isDehydrated !== false) return port2.postMessage(0);
          const control = document.querySelector<HTMLInputElement>('form.form [name="email"]');
          control?.focus();
          document.execCommand("insertText", false, text);
          control?.blur();
          done();
        };
        port2.postMessage(0);
      }),
    email,
  );
  letGo();
  await typed;
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  expect(await form.values()).toMatchObject({ name, email });
  expect((await form.messages()).map(([field]) => field)).not.toContain("email");
  expect((await form.messages()).map(([field]) => field)).not.toContain("name");
});

// A checkbox changes when it is clicked, but its change event comes only after all listeners of the click.
test("checkboxes that are ticked and cleared while React hydrates stay so, some time after others", async ({
  page,
}) => {
  const facts = named("consultation");
  const [kept = "", cleared = ""] = facts.full.challenges ?? [];
  const [then = ""] = facts.full.goals ?? [];
  const letGo = await holdBack(page, "**/assets/*.js");
  await page.goto(facts.route, { waitUntil: "domcontentloaded" });
  const form = new FormOnPage(page, facts);
  await form.set("challenges", [kept, cleared]);
  await savedIn(page, cleared);
  await page.evaluate(
    (values) => {
      const island = document.querySelector("[data-island]") as HTMLElement;
      const listen = island.addEventListener;
      let isBegun = false;
      const click = (value: string) => document.querySelector<HTMLElement>(`[value="${value}"]`)?.click();
      island.addEventListener = (...given: Parameters<typeof listen>) => {
        if (!isBegun) queueMicrotask(() => values.forEach(click));
        isBegun = true;
        listen.apply(island, given);
      };
    },
    [cleared, then],
  );
  letGo();
  await form.alive();
  expect(await form.values()).toMatchObject({ challenges: [kept], goals: [then] });
});

for (const begun of ["", "A"])
  test(`typing into a field that a link fills in, with ${begun || "nothing"} written before, replaces the link's value`, async ({
    page,
  }) => {
    const facts = named("contact");
    const letGo = await holdBack(page, "**/assets/*.js");
    await page.goto(`${facts.route}?name=Grace&company=Quay`, { waitUntil: "domcontentloaded" });
    const form = new FormOnPage(page, facts);
    await form.control("name").focus();
    await page.keyboard.type(begun);
    letGo();
    await expect(form.control("company")).toHaveValue("Quay");
    await page.keyboard.type("Ada".slice(begun.length));
    expect(await form.values()).toMatchObject({ name: "Ada", company: "Quay" });
    await form.submit.click();
    await expect(form.summary).toBeFocused();
    expect(await form.values()).toMatchObject({ name: "Ada", company: "Quay" });
  });

test("the live chat link chooses the support inquiry; text of any length is kept, and rejected with a message", async ({
  page,
}) => {
  const facts = named("contact");
  const form = await new FormOnPage(page, facts).open("?inquiryType=support");
  await expect(form.control("inquiryType")).toHaveValue("support");
  const long = { message: "x".repeat(10_001), subject: "y".repeat(201) };
  await form.fill({ ...facts.full, ...long });
  await form.submit.click();
  await expect
    .poll(() => form.messages())
    .toEqual([
      ["subject", "Subject must be at most 200 characters"],
      ["message", "Message must be at most 10,000 characters"],
    ]);
  expect(await form.values()).toMatchObject(long);
});
