/** A form as a person uses it, for the end-to-end tests. */
import { existsSync } from "node:fs";
import { expect, type Locator, type Page, test } from "playwright/test";
import { Store } from "../../src/receiver/store/store.ts";
import { type Data, type FormFacts, forms } from "./facts.ts";

/** Sets fields of the form, each with the focus; this runs inside the page. */
async function edit(data: Data): Promise<void> {
  const form = document.querySelector<HTMLFormElement>("form.form");
  if (!form) throw new Error("the page has no form");
  // A collapsed section is opened before its fields are filled in.
  for (const folded of form.querySelectorAll("details")) folded.open = true;
  for (const [name, value] of Object.entries(data)) {
    const controls = [...form.elements].filter((one) => (one as HTMLInputElement).name === name);
    const [first] = controls as (HTMLInputElement | HTMLSelectElement)[];
    if (!first?.checkVisibility()) throw new Error(`${name} cannot be seen`);
    if (Array.isArray(value)) {
      for (const box of controls as HTMLInputElement[]) if (box.checked !== value.includes(box.value)) box.click();
    } else {
      first.focus();
      if (first instanceof HTMLSelectElement || first.type === "date") {
        // As the browser sets it: React has put a setter of its own on each control.
        Reflect.set(Object.getPrototypeOf(first), "value", value, first);
        for (const type of ["input", "change"]) first.dispatchEvent(new Event(type, { bubbles: true }));
      } else {
        first.select();
        document.execCommand(value ? "insertText" : "delete", false, value);
      }
    }
    // React draws what an event led to in a microtask.
    await null;
  }
}

/** The controls of a name. */
export const field = (page: Page, name: string) => page.locator(`form.form [name="${name}"]`);

/** Waits until React has hydrated the form of a page. */
export async function alive(page: Page): Promise<void> {
  const isAlive = () =>
    Object.keys(document.querySelector("form.form") ?? {}).some((key) => key.startsWith("__reactProps"));
  // It may be on its way to another document.
  await expect(async () => {
    while (!(await page.evaluate(isAlive))) await new Promise((done) => setTimeout(done, 20));
  }).toPass();
}

/** Points the open page at an endpoint; returns the one before. */
export const pointAt = (page: Page, endpoint: string): Promise<string> =>
  page.locator('meta[name="leads-endpoint"]').evaluate((meta, to) => {
    const before = meta.getAttribute("content") ?? "";
    meta.setAttribute("content", to);
    return before;
  }, endpoint);

/**
 * A form on an open page. What is asked of all of it is asked of the page: for a locator's `evaluate`, as for
 * `waitForFunction`, each document gets a quarter of a megabyte of the driver's code once more.
 */
export class FormOnPage {
  readonly form: Locator;
  readonly submit: Locator;
  readonly summary: Locator;

  constructor(
    readonly page: Page,
    readonly facts: FormFacts,
  ) {
    this.form = page.locator("form.form");
    this.submit = this.form.locator("button[type=submit]");
    this.summary = page.locator(".error-summary");
  }

  /** Opens the form's page and waits until it is hydrated. */
  async open(query = ""): Promise<this> {
    await this.page.goto(this.facts.route + query);
    await this.alive();
    return this;
  }

  /** Waits until React has hydrated the form. */
  alive(): Promise<void> {
    return alive(this.page);
  }

  control(name: string): Locator {
    return field(this.page, name);
  }

  /** Sets one field, whatever its control. */
  async set(field: string, value: string | string[]): Promise<void> {
    await this.fill({ [field]: value });
  }

  /**
   * Sets fields, whatever their controls, of checkboxes only those that have to change. The page does it at once, with the
   * browser's own editing: each text takes a twentieth of the processor time of one that is typed from outside.
   * @throws when one of them cannot be seen
   */
  async fill(data: Data): Promise<void> {
    await this.page.evaluate(edit, data);
  }

  /** The value of each control that a person meets. */
  async values(): Promise<Data> {
    return this.page.evaluate(() => {
      const data: { [field: string]: string | string[] } = {};
      for (const control of document.querySelector<HTMLFormElement>("form.form")?.elements ?? []) {
        const { name, value, type, checked, inert } = control as HTMLInputElement;
        if (!name || type === "hidden" || inert) continue;
        if (type === "checkbox") data[name] = [...((data[name] as string[]) ?? []), ...(checked ? [value] : [])];
        else data[name] = value;
      }
      return data;
    });
  }

  /** The messages under the fields, by field. */
  async messages(): Promise<[string, string][]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll("form.form .field-error")].map((error): [string, string] => {
        const field = error.closest(".field")?.querySelector("[name]")?.getAttribute("name") ?? "";
        return [field, error.textContent ?? ""];
      }),
    );
  }

  async toast(text: string): Promise<Locator> {
    const toast = this.page.locator(".Toastify__toast", { hasText: text });
    await expect(toast).toBeVisible();
    return toast;
  }
}

/** Waits until what a submission needs afterward is there: it comes at idle time, and without a network it could not. */
export async function outcomeLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Toasts bring their own style sheet.
    const hasCome = () =>
      document.adoptedStyleSheets.some(({ cssRules }) =>
        [...cssRules].some(({ cssText }) => /__toast\b/.test(cssText)),
      );
    while (!hasCome()) await new Promise((done) => setTimeout(done, 20));
  });
}

/** Has the pages that are opened next be online, also on a machine without a network: one that is not offers no reload. */
export const beOnline = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: true }));

/** The form with a name, on a page; a project that has none needs no such test. */
export function formOn(page: Page, name: string): FormOnPage {
  test.skip(!existsSync(`schemas/${name}.schema.json`), `this project has no form ${name}`);
  const facts = forms.find((candidate) => candidate.name === name);
  if (!facts) throw new Error(`no facts of ${name}`);
  return new FormOnPage(page, facts);
}

/** The bodies that a page posts from now on. */
export function postsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.postData() ?? ""));
  return sent;
}

/** Waits until the stored draft contains some text. */
export const savedIn = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(text);

/** The mail text behind a link. */
export async function letterOf(page: Page, within: string): Promise<string> {
  const link = page.locator(`${within} a[href^="mailto:"]`).first();
  await link.focus();
  return new URL((await link.getAttribute("href")) ?? "").searchParams.get("body") ?? "";
}

/** The expected body for some input: every field, empty ones included, and `formName`. */
export function bodyOf(facts: FormFacts, filled: Data): Data {
  const empty = Object.fromEntries(
    Object.entries(facts.full).map(([field, value]) => [field, Array.isArray(value) ? [] : ""]),
  );
  return { ...empty, ...facts.defaults, ...filled, formName: facts.name };
}

/** The stored leads with an email address. */
export async function leadsFrom(email: string) {
  const store = await Store.open(process.env.E2E_LEADS_URL ?? "");
  const leads = await store.list();
  await store.close();
  return leads.filter(({ body }) => body.email === email);
}

/** A unique address. */
export const freshEmail = (): string => `lead-${crypto.randomUUID()}@harbour.example`;

/** Types into a control and clicks a button in one go, as drivers and extensions do: React draws nothing in between. */
export const typeAndPress = (control: Locator, text: string, button: string) =>
  control.evaluate(
    (element: HTMLInputElement, [typed, selector]) => {
      element.focus();
      element.value = typed;
      element.dispatchEvent(new Event("input", { bubbles: true }));
      const pressed = document.querySelector<HTMLElement>(selector);
      pressed?.focus();
      pressed?.click();
    },
    [text, button] as const,
  );
