/** A form in steps in Chromium, Firefox and WebKit: before anything listens, before its scripts are there, and to the stored lead. */
import { expect, test } from "playwright/test";
import { DroppedInSite } from "../e2e/dropped-in/site.ts";
import { freshEmail } from "../e2e/form.ts";
import { type EngineName, programsOf } from "./engines.ts";
import { type Gate, gateTo } from "./gate.ts";
import { Visitor } from "./visitor.ts";

const site = new DroppedInSite();
let gate: Gate;
let visitor: Visitor;

test.beforeAll(async () => {
  // The first of them builds the site.
  test.setTimeout(600_000);
  const name = test.info().project.name as EngineName;
  test.skip(!programsOf(name), `${name} is not installed here`);
  await site.start();
  gate = await gateTo(site.url);
  visitor = await Visitor.with(name, gate.url);
});
test.afterAll(async () => {
  await visitor?.leave();
  gate?.close();
});
test.beforeEach(async () => {
  await visitor.go("/security");
  await visitor.run(() => sessionStorage.clear());
});

/** The headings of the sections that are in sight. */
const headings = () =>
  visitor.run(() =>
    [...document.querySelectorAll<HTMLElement>(".step h2")]
      .filter((heading) => heading.checkVisibility())
      .map(({ innerText }) => innerText.replace(/\s+/g, " ")),
  );
const at = (words: string) => expect.poll(headings, { message: words }).toEqual([words]);
/** Presses the one button in sight that has these words. */
const press = async (words: string) => {
  await visitor.run((wanted: string) => {
    for (const button of document.querySelectorAll("form.form button"))
      button.toggleAttribute("data-wanted", button.checkVisibility() && button.textContent?.trim() === wanted);
  }, words);
  await visitor.click("form.form [data-wanted]");
};
const sent = async () => (await site.stored("audit")).length;

const [first, second] = ["Step 1 of 3 About you", "Step 2 of 3 Your cloud"];

test("a step that is left before anything listens stays, and is not sent as if it were the form", async () => {
  gate.withoutLoader = true;
  await visitor.go("/audit");
  gate.withoutLoader = false;
  await visitor.type('[name="name"]', "Ines");
  await visitor.type('[name="email"]', "ines@harbour.example");
  for (const leave of [() => press("Continue"), () => visitor.type('[name="email"]', "\n")]) {
    await leave();
    await at(first);
    expect(await visitor.values()).toMatchObject({ name: "Ines", email: "ines@harbour.example" });
  }
  expect(await sent()).toBe(0);
});

for (const [how, leave] of [
  ["Enter", () => visitor.type('[name="email"]', "\n")],
  ["Continue", () => press("Continue")],
] as const)
  test(`from a step that is left by ${how} before the scripts are there, back, and to the stored lead`, async () => {
    const email = freshEmail();
    const letGo = gate.holdScripts();
    await visitor.go("/audit");
    await visitor.type('[name="name"]', "Ines");
    await visitor.type('[name="email"]', email);
    await leave();
    await at(first);
    letGo();
    await at(second);
    await visitor.click('[name="provider"] option[value="aws"]');
    await visitor.click('[name="goals"][value="costs"]');
    await press("Continue");
    await at("Step 3 of 3");
    await visitor.type('[name="details"]', "Line one");
    await visitor.back("/audit");
    await at(second);
    await press("Back");
    await at(first);
    expect(await visitor.values()).toMatchObject({ name: "Ines", email });
    await press("Continue");
    await press("Continue");
    await at("Step 3 of 3");
    expect(await visitor.values()).toMatchObject({ details: "Line one" });
    await press("Continue");
    await at("Check your answers");
    await press("Ask for the audit");
    await visitor.until("it is sent", () => document.querySelector(".success h2") !== null);
    expect((await site.stored("audit"))[0]).toEqual({
      ...{ formName: "audit", name: "Ines", email, provider: "aws", goals: ["costs"], details: "Line one" },
    });
  });
