/**
 * What a visitor may do to a form, in any order, as commands of a model-based test: the model is the expected screen,
 * and each command that leaves the page compares it afterward.
 */

import fc from "fast-check";
import { expect, type Locator, type Page } from "playwright/test";
import { alive } from "./form.ts";
import { holdBack } from "./hold-back.ts";
import { type Screen, type ShownAs, screenOf } from "./screen.ts";

/** The test's model of the form. */
export interface Model {
  route: string;
}

/** A page with the form on it. */
export interface Visit {
  page: Page;
  /** The actions so far, for the failure report. */
  done: string[];
}

type Command = fc.AsyncCommand<Model, Visit>;

const texts = ["quay", "tern", " harbor master ", 'ink & "tar"', "Übersee", ""];

/** A text that a control accepts, whatever its type requires. */
async function textFor(control: Locator, index: number): Promise<string> {
  const { type, mode, hint } = await control.evaluate((one: HTMLInputElement) => ({
    type: one.type,
    mode: one.inputMode,
    hint: one.placeholder,
  }));
  if (type === "range" || mode) return ["3", "7", "0"][index % 3] ?? "";
  if (type === "color" || hint) return ["#12ab34", "#ffffff"][index % 2] ?? "";
  if (type === "date") return ["2027-01-31", "2028-02-29"][index % 2] ?? "";
  if (type === "email") return `quay${index}@harbour.example`;
  if (type === "url") return `https://harbour.example/${index}`;
  return texts[index % texts.length] ?? "";
}

const writable =
  "form.form :is(textarea, input:not([type=checkbox], [type=radio], [type=hidden]))[name]:not([name$='~key']):visible";
const selectable =
  "form.form :is(input[type=checkbox], input[type=radio], select:not([name$='~branch']))[name]:visible";
const choosable = "form.form select[name$='~branch']:visible";

const pick = async (page: Page, selector: string, index: number): Promise<Locator | undefined> => {
  const all = page.locator(selector);
  const count = await all.count();
  return count > 0 ? all.nth(index % count) : undefined;
};

/** Selects a choice, checks or unchecks. */
async function choose(control: Locator, index: number): Promise<void> {
  const { tag, type } = await control.evaluate((one: HTMLInputElement) => ({ tag: one.tagName, type: one.type }));
  if (tag === "SELECT") {
    const count = await control.locator("option").count();
    await control.selectOption({ index: index % count });
  } else if (type === "radio") await control.check();
  else await control.click();
}

/** The name of a control, and the texts it shows. */
const stateOf = async (control: Locator): Promise<string> =>
  control.evaluate((one: HTMLInputElement) => `${one.name}=${one.checked ? "x" : ""}${one.value}`);

/** One edit of a control on the page. */
async function edit({ page, done }: Visit, what: Edit): Promise<string | undefined> {
  const [kind, which, index] = what;
  const selector = { write: writable, choose: selectable, branch: choosable }[kind];
  const control = await pick(page, selector, which);
  if (!control) return undefined;
  if (kind === "write") await control.fill(await textFor(control, index));
  else await choose(control, index);
  done.push(`${kind} ${await stateOf(control)}`);
  return control.getAttribute("name").then((name) => name ?? undefined);
}

type Edit = ["write" | "choose" | "branch", which: number, index: number];

const edits = fc.tuple(
  fc.constantFrom("write" as const, "write" as const, "choose" as const, "branch" as const),
  fc.nat(40),
  fc.nat(9),
);

const command = (name: string, run: (visit: Visit, model: Model) => Promise<void>): Command => ({
  check: () => true,
  run: (model, visit) => run(visit, model),
  toString: () => name,
});

const editing = edits.map((what) => command(`edit ${what}`, async (visit) => void (await edit(visit, what))));

const pressing = fc
  .tuple(fc.nat(20), fc.constantFrom("add", "add", "remove", "moveUp", "moveDown", "clear"))
  .map(([which, kind]) =>
    command(`press ${kind} ${which}`, async ({ page, done }) => {
      const button = await pick(page, `form.form button[id$="__${kind}"]:visible:enabled`, which);
      if (!button) return;
      done.push(`press ${await button.getAttribute("id")}`);
      await button.click();
    }),
  );

const stepping = fc.boolean().map((isOn) =>
  command(isOn ? "step on" : "step back", async ({ page, done }) => {
    const button = page.getByRole("button", { name: isOn ? "Continue" : "Back", exact: true });
    if (!(await button.isVisible())) return;
    done.push(isOn ? "continue" : "back");
    await button.click();
  }),
);

const chooser = "~branch";

const isSame = (one?: ShownAs, other?: ShownAs) => String(one?.texts) === String(other?.texts);

/**
 * Expects the screen to be as before, except for the visitor's input before hydration and its consequences. A newly chosen branch
 * has its own fields, perhaps with the same names: of these, only the choice of the branch is compared.
 */
function expectFound(found: Screen, before: Screen, early: Screen): void {
  if (Object.keys(early).length === 0) expect(found).toEqual(before);
  const taken = Object.keys(early).filter((name) => name.endsWith(chooser) && !isSame(early[name], before[name]));
  const isInside = (name: string, group: string) => group === "" || name === group || name.startsWith(`${group}.`);
  const isOfBranch = (name: string) =>
    taken.some((of) => of !== name && isInside(name.replace(/~\w+$/, ""), of.slice(0, -chooser.length)));
  const isCompared = (name: string) => found[name] !== undefined && !isOfBranch(name);
  const wanted = Object.entries({ ...before, ...early }).filter(([name]) => isCompared(name));
  const seen = Object.entries(found).filter(([name]) => (name in before || name in early) && isCompared(name));
  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(wanted));
}

/** Leaves the page and returns to the form, with edits before it is hydrated. */
const returning = fc
  .tuple(fc.constantFrom("reload", "back", "forward", "crash", "twice"), fc.array(edits, { maxLength: 3 }))
  .map(([way, early]) =>
    command(`${way} ${early.join(" ")}`, async (visit) => {
      const { page, done } = visit;
      const before = await screenOf(page);
      done.push(way);
      if (way === "crash") {
        // A crashed tab keeps only what was saved in a pause, measured by the page's own clock, since the machine may be busy.
        await page.evaluate(async () => {
          await new Promise((done) => setTimeout(done, 350));
          Storage.prototype.setItem = () => {};
        });
        await edit(visit, ["write", 0, 1]);
      }
      const letGo = early.length > 0 ? await holdBack(page, "**/assets/*.js") : () => {};
      if (way === "back") {
        await page.goto("/about-us");
        await page.goBack();
      } else if (way === "forward") {
        const form = page.url();
        await page.goto("/about-us");
        await page.goto(form);
        await page.goBack();
        // Visitors see a page before they leave it; and Chromium does not respond while one page replaces another.
        await expect(page.locator("h1")).toBeVisible();
        await page.goForward();
      } else await page.reload({ waitUntil: "domcontentloaded" });
      const names = new Set<string>();
      for (const what of early) {
        const name = await edit(visit, what);
        if (name) names.add(name);
      }
      if (way === "twice" && early.length > 0) await page.reload({ waitUntil: "domcontentloaded" });
      const drawn = await screenOf(page);
      letGo();
      await alive(page);
      await page.unroute("**/assets/*.js");
      const touched = Object.fromEntries([...names].map((name) => [name, drawn[name]])) as Screen;
      // A list of checkboxes counts as the visitor's input as a whole once one of them was changed.
      await expect(async () => expectFound(await screenOf(page), before, touched)).toPass({ timeout: 60_000 });
    }),
  );

/** Follows a deep link to the form: the linked field changes, and everything else stays. */
const following = fc.tuple(fc.nat(9), fc.nat(4)).map(([which, index]) =>
  command(`link ${which} ${index}`, async ({ page, done }, { route }) => {
    const before = await screenOf(page);
    const named = await page
      .locator("form.form :is(input[type=text], textarea)[name]:not([inputmode]):not([name*='.']):not([name*='~'])")
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name));
    const name = named[which % named.length];
    const text = ["tern", "quay", "anchor"][index % 3] ?? "";
    if (!name) return;
    done.push(`link ${name}=${text}`);
    const link = `${route}?${new URLSearchParams({ [name]: text })}`;
    // Browsers treat navigation to the current URL as a reload.
    const isReload = page.url().endsWith(link);
    await page.goto(link);
    await alive(page);
    const wanted = isReload ? before : { ...before, [name]: { as: "text", texts: [text] } };
    await expect(async () => expect(await screenOf(page)).toEqual(wanted)).toPass({ timeout: 60_000 });
  }),
);

/** Any of these actions, in any order. */
export const visits = (most: number) =>
  fc.commands([editing, editing, editing, pressing, pressing, returning, stepping, following], {
    maxCommands: most,
    size: "max",
  });
