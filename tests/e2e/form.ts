/** A form as a person uses it, for the journeys. */
import { expect, type Locator, type Page } from "playwright/test";
import { Store } from "../../src/receiver/store.ts";
import { type Data, type FormFacts, forms } from "./facts.ts";

/** What is to be known of a control before it is set. */
interface Control {
  isSelect: boolean;
  value: string;
  checked: boolean;
}

/** A form on an open page. */
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

  /** Opens the form's page and waits until it is alive. */
  async open(query = ""): Promise<this> {
    await this.page.goto(this.facts.route + query);
    await this.alive();
    return this;
  }

  /** Waits until React has taken the form over. */
  async alive(): Promise<void> {
    await this.page.waitForFunction(() => {
      const form = document.querySelector("form.form");
      return form !== null && Object.keys(form).some((key) => key.startsWith("__reactProps"));
    });
  }

  control(field: string): Locator {
    return this.form.locator(`[name="${field}"]`);
  }

  /** The controls of some fields, as they are now, by name. */
  private async controlsOf(fields: string[]): Promise<{ [field: string]: Control[] }> {
    return this.form.evaluate((form, names) => {
      // What is folded is opened by whoever has something to say there.
      for (const folded of form.querySelectorAll("details")) folded.open = true;
      const all = [...(form as HTMLFormElement).elements] as HTMLInputElement[];
      const said = (name: string) =>
        all
          .filter((control) => control.name === name)
          .map(({ tagName, value, checked }) => ({ isSelect: tagName === "SELECT", value, checked }));
      return Object.fromEntries(names.map((name) => [name, said(name)]));
    }, fields);
  }

  /** Sets one field, whatever its control. */
  async set(field: string, value: string | string[]): Promise<void> {
    await this.fill({ [field]: value });
  }

  /** Sets fields, whatever their controls, which are asked for once; of boxes those that are not yet as they are to be. */
  async fill(data: Data): Promise<void> {
    const found = await this.controlsOf(Object.keys(data));
    for (const [field, value] of Object.entries(data)) {
      const control = this.control(field);
      if (Array.isArray(value)) {
        for (const [index, box] of (found[field] ?? []).entries())
          if (box.checked !== value.includes(box.value)) await control.nth(index).setChecked(!box.checked);
      } else if (found[field]?.some(({ isSelect }) => isSelect)) await control.first().selectOption(value);
      else await control.first().fill(value);
    }
  }

  /** What each control that a person meets holds. */
  async values(): Promise<Data> {
    return this.form.evaluate((form) => {
      const data: { [field: string]: string | string[] } = {};
      for (const control of (form as HTMLFormElement).elements) {
        const { name, value, type, checked, inert } = control as HTMLInputElement;
        if (!name || type === "hidden" || inert) continue;
        if (type === "checkbox") data[name] = [...((data[name] as string[]) ?? []), ...(checked ? [value] : [])];
        else data[name] = value;
      }
      return data;
    });
  }

  /** The messages under the fields, by the field they belong to. */
  async messages(): Promise<[string, string][]> {
    return this.form.evaluate((form) =>
      [...form.querySelectorAll(".field-error")].map((error): [string, string] => {
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

/** The form of a name, on a page. */
export function formOn(page: Page, name: string): FormOnPage {
  const facts = forms.find((candidate) => candidate.name === name);
  if (!facts) throw new Error(`no facts of ${name}`);
  return new FormOnPage(page, facts);
}

/** The bodies that a page posts, from now on. */
export function postsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.postData() ?? ""));
  return sent;
}

/** Waits until the draft that is stored holds some text. */
export const savedIn = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(text);

/** The letter that a link within something opens. */
export async function letterOf(page: Page, within: string): Promise<string> {
  const link = page.locator(`${within} a[href^="mailto:"]`).first();
  await link.focus();
  return new URL((await link.getAttribute("href")) ?? "").searchParams.get("body") ?? "";
}

/** The body a form sends for what was filled in: every field, unset ones empty, and `formName`. */
export function bodyOf(facts: FormFacts, filled: Data): Data {
  const empty = Object.fromEntries(
    Object.entries(facts.full).map(([field, value]) => [field, Array.isArray(value) ? [] : ""]),
  );
  return { ...empty, ...facts.defaults, ...filled, formName: facts.name };
}

/** The leads that the receiver has stored from one e-mail address. */
export async function leadsFrom(email: string) {
  const store = await Store.open(process.env.E2E_LEADS_URL ?? "");
  const leads = await store.list();
  await store.close();
  return leads.filter(({ body }) => body.email === email);
}

/** An address that no other test uses. */
export const freshEmail = (): string => `lead-${crypto.randomUUID()}@harbour.example`;
