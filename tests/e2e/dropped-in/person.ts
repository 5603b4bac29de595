/** Performs the steps of the corpus in a real browser, with the controls that a visitor has. */
import { expect, type Locator, type Page } from "playwright/test";
import type { Step } from "../../schemas/case.ts";

const quoted = (text: string) => JSON.stringify(text);

/** A form of the corpus on an open page. */
export class Person {
  readonly form: Locator;

  /** @param id the id of the field at a path (src/form/ids.ts) */
  constructor(
    private readonly page: Page,
    private readonly id: (path: string) => string,
  ) {
    this.form = page.locator("form.form");
  }

  private named(name: string): Locator {
    return this.form.locator(`[name=${quoted(name)}]`);
  }

  private part(path: string, suffix: string): Locator {
    return this.form.locator(`[id=${quoted(`${this.id(path)}${suffix}`)}]`);
  }

  /** The controls of a name: the labels of all of them, and the first one's type and selected options. */
  private async shown(path: string) {
    await this.named(path).first().waitFor({ state: "attached" });
    // Evaluated in the page, for the reason in form.ts.
    return this.page.evaluate(
      (selector) => {
        const all = [...document.querySelectorAll<HTMLInputElement & HTMLSelectElement>(selector)];
        return {
          labels: all.map(({ labels }) => labels?.[0]?.textContent?.trim()),
          type: all[0]?.type ?? "",
          chosen: [...(all[0]?.selectedOptions ?? [])].map(({ label }) => label),
        };
      },
      `form.form [name=${quoted(path)}]`,
    );
  }

  /** The checkbox or radio button of a field with a label; its only one without a label. */
  private async box(path: string, label?: string): Promise<Locator> {
    const boxes = this.named(path);
    if (label === undefined) return boxes.first();
    const { labels } = await this.shown(path);
    expect(labels, path).toContain(label);
    return boxes.nth(labels.indexOf(label));
  }

  private async choose(path: string, label: string | undefined, on: boolean): Promise<void> {
    const first = this.named(path).first();
    const { type, chosen } = await this.shown(path);
    if (!type.startsWith("select")) await (await this.box(path, label)).setChecked(on);
    else if (type === "select-one") await first.selectOption({ label: label ?? "" });
    else {
      const wanted = on ? [...chosen, label ?? ""] : chosen.filter((one) => one !== label);
      await first.selectOption(wanted.map((one) => ({ label: one })));
    }
  }

  /** Presses a button that disappears with what it changes; keyboard users must then find the focus nearby. */
  private async change(button: Locator): Promise<void> {
    await button.click();
    await expect(this.form.locator(":focus")).toHaveCount(1);
  }

  private async write(control: Locator, text: string): Promise<void> {
    await control.fill(text);
    await control.blur();
  }

  /** Performs one step. */
  async act(step: Step): Promise<void> {
    if ("set" in step) await this.write(this.named(step.set), step.to);
    else if ("pick" in step) await this.choose(step.pick, step.to, true);
    else if ("tick" in step) await this.choose(step.tick, step.to, true);
    else if ("untick" in step) await this.choose(step.untick, step.to, false);
    else if ("add" in step) await this.change(this.part(step.add, "__add"));
    else if ("remove" in step) await this.change(this.part(step.remove, "__remove"));
    else if ("up" in step) await this.part(step.up, "__moveUp").click();
    else if ("down" in step) await this.part(step.down, "__moveDown").click();
    else if ("copy" in step) await this.part(step.copy, "__copy").click();
    else if ("clear" in step) await this.part(step.clear, "__clear").click();
    else if ("key" in step) await this.write(this.part(step.key, "-key"), step.to);
    else if ("branch" in step) await this.named(`${step.branch}~branch`).selectOption({ label: step.to });
    else
      await this.named(step.file).setInputFiles(
        step.files.map(({ name, type, text }) => ({ name, mimeType: type, buffer: Buffer.from(text) })),
      );
  }

  async fill(steps: Step[]): Promise<void> {
    for (const step of steps) await this.act(step);
  }

  async submit(): Promise<void> {
    await this.form.locator("button[type=submit]").click();
  }
}
