/**
 * The decoy: people never meet it, with or without scripts; bots that fill in everything do. It is the same on every form:
 * `npm run test:faults` takes all of them.
 */
import { expect, type Locator, type Page, test } from "playwright/test";
import { some } from "../faults/size.ts";
import { type Data, forms } from "./facts.ts";
import { bodyOf, FormOnPage, freshEmail, leadsFrom } from "./form.ts";

const decoyOf = (page: Page): Locator => page.locator("input[inert]");

/** Unique text: the same text from many senders is itself a sign of spam. */
const freshWords = (): string =>
  [...crypto.randomUUID()].map((c) => "abcdefghijklmnop"[Number.parseInt(c, 16)] ?? " ").join("");

/** What a person would send, in their own words. */
function filled(full: Data): Data {
  const [long = ""] = Object.entries(full).find(([name]) => /^(message|description)$/.test(name)) ?? [];
  return { ...full, [long]: `We would like to talk about ${freshWords()}.`, email: freshEmail() };
}

/** Fills in everything visible and reachable, as browsers and password managers do. Returns the names. */
const fillReachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const reached: string[] = [];
    for (const control of document.querySelectorAll<HTMLInputElement>("input:not([type=hidden],[type=checkbox])")) {
      control.focus();
      const { width, height } = control.getBoundingClientRect();
      if (document.activeElement !== control || width < 2 || height < 2 || !control.checkVisibility()) continue;
      control.value = "Filled";
      control.dispatchEvent(new Event("input", { bubbles: true }));
      reached.push(control.name);
    }
    return reached;
  });

/** Every control that the keyboard reaches, from the top of the page to its end. */
async function reachedByTab(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (let count = 0; count < 200; count++) {
    await page.keyboard.down("Tab");
    const at = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body ? "end" : (activeElement?.getAttribute("name") ?? "");
    });
    if (at === "end") return names;
    if (at) names.push(at);
  }
  return names;
}

/** Whether an element is exposed to assistive technology. */
async function isAccessible(page: Page, selector: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { nodes } = await session.send("Accessibility.getPartialAXTree", { nodeId, fetchRelatives: false });
  return nodes.some(({ ignored }) => !ignored);
}

for (const facts of some(forms, 2))
  for (const javaScriptEnabled of [true, false])
    test.describe(`${facts.name}, ${javaScriptEnabled ? "with" : "without"} script`, () => {
      test.use({ javaScriptEnabled });

      const open = async (page: Page) => {
        const form = new FormOnPage(page, facts);
        if (javaScriptEnabled) await form.open();
        else await page.goto(facts.route);
        await expect(decoyOf(page)).toHaveCount(1);
        return form;
      };

      test("people and their aids do not reach it; programs that fill it in are marked; it is no part of a lead", async ({
        page,
      }) => {
        await test.step("keyboard, assistive technology and autofill of visible fields do not reach it", async () => {
          await open(page);
          const name = (await decoyOf(page).getAttribute("name")) ?? "";
          const reached = await reachedByTab(page);
          expect(reached).toContain("email");
          expect(reached).not.toContain(name);
          expect(await isAccessible(page, "input[inert]")).toBe(false);
          expect(await isAccessible(page, "[name=email]")).toBe(true);
          const seen = await fillReachable(page);
          expect(seen).toContain("email");
          expect(seen).not.toContain(name);
          await expect(decoyOf(page)).toHaveValue("");
          // Each password manager has its own attribute for being ignored.
          for (const asked of ["data-1p-ignore", "data-bwignore", "data-lpignore", "data-form-type"])
            await expect(decoyOf(page)).toHaveAttribute(asked);
        });

        for (const isProgram of [false, true])
          await test.step(isProgram ? "a program is marked" : "a person is not marked", async () => {
            const form = isProgram ? await open(page) : new FormOnPage(page, facts);
            const data = filled(facts.full);
            await form.fill(data);
            if (isProgram)
              await decoyOf(page).evaluate((decoy: HTMLInputElement) => {
                decoy.value = "https://a.example";
              });
            const [request] = await Promise.all([
              page.waitForRequest((one) => one.method() === "POST"),
              form.submit.click(),
            ]);
            await expect(page.getByText(facts.success.heading).first()).toBeVisible();
            const [lead] = await leadsFrom(String(data.email));
            expect([lead?.body, lead?.suspect]).toEqual([
              bodyOf(facts, data),
              isProgram ? expect.stringMatching(/^decoy/) : undefined,
            ]);
            expect([new URL(request.url()).pathname, new URL(request.url()).search]).toEqual(["/", ""]);
            if (!javaScriptEnabled) return;
            expect(request.postDataJSON()).toEqual(bodyOf(facts, data));
            const { referer } = await request.allHeaders();
            expect(new URL(referer ?? "").search).toMatch(isProgram ? /^\?open=\d+&decoy$/ : /^\?open=\d+$/);
          });
      });
    });
