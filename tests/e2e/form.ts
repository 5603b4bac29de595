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
        // Uses the prototype's setter, as the browser does: React has installed its own on each control.
        Reflect.set(Object.getPrototypeOf(first), "value", value, first);
        for (const type of ["input", "change"]) first.dispatchEvent(new Event(type, { bubbles: true }));
      } else {
        first.select();
        document.execCommand(value ? "insertText" : "delete", false, value);
      }
    }
    // React renders the effects of an event in a microtask.
    await null;
  }
}

/** The controls of a name. */
export const field = (page: Page, name: string) => page.locator(`form.form [name="${name}"]`);

/** Waits until React has hydrated the form of a page. */
export async function alive(page: Page): Promise<void> {
  const isAlive = () =>
    Object.keys(document.querySelector("form.form") ?? {}).some((key) => key.startsWith("__reactProps"));
  // Retried, since the page may be navigating to another document.
  await expect(async () => {
    while (!(await page.evaluate(isAlive))) await new Promise((done) => setTimeout(done, 20));
  }).toPass();
}

/** Points the open page at an endpoint; returns the previous one. */
export const pointAt = (page: Page, endpoint: string): Promise<string> =>
  page.locator('meta[name="leads-endpoint"]').evaluate((meta, to) => {
    const before = meta.getAttribute("content") ?? "";
    meta.setAttribute("content", to);
    return before;
  }, endpoint);

/**
 * A form on an open page. Reads of the whole form use the page's `evaluate`: for a locator's `evaluate` and `waitForFunction`,
 * Playwright injects a quarter of a megabyte of its code into each document.
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
   * Sets fields, whatever their controls; of checkboxes, only those that have to change. It runs in the page at once, with the
   * browser's own editing commands: each text takes a twentieth of the processor time of one that Playwright types.
   * @throws if one of them is not visible
   */
  async fill(data: Data): Promise<void> {
    await this.page.evaluate(edit, data);
  }

  /** The value of each control that a person can reach. */
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

/** Waits for the scripts and styles of outcomes, which load at idle time; they could not load once the network is off. */
export async function outcomeLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Toasts have their own style sheet.
    const hasCome = () =>
      document.adoptedStyleSheets.some(({ cssRules }) =>
        [...cssRules].some(({ cssText }) => /__toast\b/.test(cssText)),
      );
    while (!hasCome()) await new Promise((done) => setTimeout(done, 20));
  });
}

/** Makes pages opened from now on online, even on a machine without a network: an offline page offers no reload. */
export const beOnline = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: true }));

/** The form with a name, on a page; skips the test in a project without that form. */
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

/** Types into a control and clicks a button in one task, as drivers and extensions do: React renders nothing in between. */
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
