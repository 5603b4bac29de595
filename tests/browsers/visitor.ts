/** A visitor with a browser of any engine, controlled through WebDriver only. */

import type { Data, FormFacts } from "../e2e/facts.ts";
import { bodyOf } from "../e2e/form.ts";
import type { EngineName } from "./engines.ts";
import { type Wire, wireTo } from "./wire.ts";

export { bodyOf };

/** The key of element references in the protocol. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** The Enter key in the protocol. */
const enter = "\uE007";

/** A visitor. */
export class Visitor {
  private constructor(
    private readonly wire: Wire,
    private readonly site: string,
  ) {}

  /** Starts a browser. */
  static async with(engine: EngineName, site: string): Promise<Visitor> {
    return new Visitor(await wireTo(engine), site);
  }

  leave(): Promise<void> {
    return this.wire.close();
  }

  async go(path: string): Promise<void> {
    await this.wire.send("go", { url: this.site + path });
  }

  async reload(): Promise<void> {
    await this.wire.send("reload");
  }

  /** Goes back to a path through the page's own history: a driver may lose its page. */
  async back(path: string): Promise<void> {
    await this.run(() => setTimeout(() => history.back()));
    await this.until(`${path} is back`, (wanted: string) => location.pathname === wanted, path);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.wire.send("resize", { width, height });
  }

  /** A screenshot as PNG. */
  async picture(): Promise<Buffer> {
    return Buffer.from(String(await this.wire.send("picture")), "base64");
  }

  /** The colors along a horizontal line across the window, slightly below the top of an element. */
  async colorsAlong(selector: string, below: number): Promise<string[]> {
    const picture = (await this.picture()).toString("base64");
    await this.run((data: string) => {
      const image = Object.assign(new Image(), { id: "picture", src: `data:image/png;base64,${data}`, hidden: true });
      document.body.append(image);
    }, picture);
    await this.until("the picture is there", () => document.querySelector<HTMLImageElement>("#picture")?.complete);
    return this.run(
      (which: string, offset: number) => {
        const image = document.querySelector<HTMLImageElement>("#picture");
        const canvas = document.createElement("canvas");
        const pen = canvas.getContext("2d");
        if (!image || !pen) return [];
        [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
        pen.drawImage(image, 0, 0);
        const scale = image.naturalWidth / innerWidth;
        const top = (document.querySelector(which)?.getBoundingClientRect().top ?? 0) + offset;
        const places = [2, 40, innerWidth / 2, innerWidth - 40, innerWidth - 20];
        return places.map((x) => [...pen.getImageData(x * scale, top * scale, 1, 1).data].join(" "));
      },
      selector,
      below,
    );
  }

  /** Runs a function in the page. */
  async run<T, A extends unknown[]>(act: (...args: A) => T, ...args: A): Promise<T> {
    return (await this.wire.send("run", { script: `return (${act}).apply(null, arguments);`, args })) as T;
  }

  /**
   * The matching elements.
   * @throws when there is none
   */
  private async find(selector: string): Promise<string[]> {
    const found = (await this.wire.send("find", { using: "css selector", value: selector })) as {
      [key: string]: string;
    }[];
    if (found.length === 0) throw new Error(`nothing on the page matches ${selector}`);
    return found.map((element) => element[elementKey] ?? "");
  }

  /** Scrolls to an element and clicks it: not every driver scrolls by itself. */
  async click(selector: string): Promise<void> {
    const [id] = await this.find(selector);
    await this.run(
      (element: unknown) =>
        ((element as Element).closest("select") ?? (element as Element)).scrollIntoView({ block: "center" }),
      { [elementKey]: id },
    );
    // A scrolled page is ready once it is painted.
    for (let tries = 0; ; tries += 1)
      try {
        await this.wire.send("click", { id });
        return;
      } catch (error) {
        if (tries === 10) throw error;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
  }

  async type(selector: string, text: string): Promise<void> {
    const [id] = await this.find(selector);
    // Line breaks are sent as the Enter key: not every driver accepts "\n".
    await this.wire.send("type", { id, text: text.replaceAll("\n", enter) });
  }

  /** Presses keys in the focused element. */
  async press(...keys: string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.wire.send("act", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  /** Waits until a function in the page returns something truthy, and returns that. */
  async until<T, A extends unknown[]>(what: string, act: (...args: A) => T, ...args: A): Promise<T> {
    const deadline = Date.now() + 60_000;
    for (;;) {
      // During navigation there is no page, and a driver may lose the window.
      const value = await this.run(act, ...args).catch(() => this.look());
      if (value) return value;
      if (Date.now() > deadline) throw new Error(`it never came that ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Finds the window again. */
  private async look(): Promise<undefined> {
    const [handle] = (await this.wire.send("windows")) as string[];
    await this.wire.send("enter", { handle });
  }

  /** Waits until some text is visible. */
  sees(words: string): Promise<unknown> {
    return this.until(`"${words}" is seen`, (text: string) => document.body.innerText.includes(text), words);
  }

  /** Opens a form's page and waits until it is hydrated. */
  async open({ route }: FormFacts, query = ""): Promise<void> {
    await this.go(route + query);
    await this.alive();
  }

  alive(): Promise<unknown> {
    return this.until("the form is alive", () => {
      const form = document.querySelector("form.form");
      return form !== null && Object.keys(form).some((key) => key.startsWith("__reactProps"));
    });
  }

  /** Fills in a form, each control in its own way. */
  async fill(data: Data): Promise<void> {
    await this.run(() => {
      for (const folded of document.querySelectorAll<HTMLDetailsElement>(".form details")) folded.open = true;
    });
    for (const [field, value] of Object.entries(data))
      if (Array.isArray(value))
        for (const choice of value) await this.click(`.form [name="${field}"][value="${choice}"]`);
      else if (await this.run((name: string) => document.querySelector(`select[name="${name}"]`) !== null, field))
        await this.click(`.form [name="${field}"] option[value="${value}"]`);
      else if (/^\d{4}-\d\d-\d\d$/.test(value)) await this.setDate(field, value);
      else await this.type(`.form [name="${field}"]`, value);
  }

  /** Each engine draws its own date picker: the value is set, with the events that any of them fires. */
  private async setDate(field: string, value: string): Promise<void> {
    await this.run(
      (name: string, date: string) => {
        const control = document.querySelector<HTMLInputElement>(`.form [name="${name}"]`);
        if (!control) return;
        control.focus();
        control.value = date;
        control.dispatchEvent(new Event("input", { bubbles: true }));
        control.blur();
      },
      field,
      value,
    );
  }

  /** The values of all controls. */
  values(): Promise<Data> {
    return this.run(() => {
      const data: { [field: string]: string | string[] } = {};
      for (const control of document.querySelector<HTMLFormElement>("form.form")?.elements ?? []) {
        const { name, value, type, checked } = control as HTMLInputElement;
        if (!name || type === "hidden") continue;
        if (type === "checkbox") data[name] = [...((data[name] as string[]) ?? []), ...(checked ? [value] : [])];
        else data[name] = value;
      }
      return data;
    });
  }

  /** The messages under the fields, in order. */
  messages(): Promise<string[]> {
    return this.run(() => [...document.querySelectorAll(".field-error")].map(({ textContent }) => textContent ?? ""));
  }

  /** The name of the focused control, or the text of the focused element. */
  focus(): Promise<string> {
    return this.run(() => {
      const { activeElement: active } = document;
      return active?.getAttribute("name") ?? active?.textContent ?? "";
    });
  }
}
