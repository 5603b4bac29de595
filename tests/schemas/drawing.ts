/**
 * A rendered form, whichever library rendered it: what it shows, how a person acts on it, and the result of submitting
 * it.
 */
import type { JsonObject } from "../../src/engine/schema/schema.ts";
import { actionId } from "../../src/form/ids.ts";
import type { Step } from "./case.ts";

/** The result of a submission: the body, or the paths with errors and their messages. */
export type Outcome = { body: JsonObject } | { errors: { path: string; message: string; rule?: string }[] };

/** How to find the parts of a rendering. */
export interface Finder {
  /** The element that contains the form. */
  root: HTMLElement;
  /** The id of a field's control or of its wrapper. */
  id: (path: string) => string;
}

/** A form on a page. */
export interface Drawing extends Finder {
  submit: () => Promise<Outcome>;
  /** Console messages in the meantime. */
  said: string[];
  close: () => void;
}

/** Lets React finish deferred work. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((done) => setTimeout(done));
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const selector = /__(one|any)of_select$|~branch$/;

/** The controls of payload fields: without the selectors of branches, and the names of free keys and of the form. */
export const controls = ({ root }: Finder): Control[] =>
  [...root.querySelectorAll<Control>("form :is(input, select, textarea)[name]:not([type=hidden])")].filter(
    ({ name, id }) => !selector.test(name) && !id.endsWith("-key"),
  );

/** The controls at a path. */
function controlsAt(finder: Finder, path: string): Control[] {
  const found = controls(finder).filter(({ name }) => name === path);
  if (found.length === 0) throw new Error(`there is no control at ${path}`);
  return found;
}

const wordsOf = (element: Element | null | undefined) =>
  (element?.textContent ?? "").replace(/\s*\(optional\)\s*$|\*$/, "").trim();

const labelOf = (control: Control) => wordsOf(control.labels?.[0] ?? control.closest("label"));

/** The element with the first of some ids that exists. */
function byId({ root }: Finder, what: string, ...ids: string[]): HTMLElement {
  const found = ids.map((id) => [...root.querySelectorAll<HTMLElement>("[id]")].find((one) => one.id === id));
  const element = found.find(Boolean);
  if (!element) throw new Error(`there is no ${what} (looked for ${ids.join(", ")})`);
  return element;
}

/** The values of a field's controls, as a browser would send them. */
export const textsAt = (finder: Finder, path: string): string[] =>
  controlsAt(finder, path).flatMap((control) => {
    if (control instanceof HTMLSelectElement) return [...control.options].filter(isChosen).map(({ value }) => value);
    return isBox(control) && !control.checked ? [] : control.value || [];
  });

/** Sets the controls of a field, whatever their type. */
export function answer(finder: Finder, path: string, texts: string[]): void {
  const [first, ...others] = controlsAt(finder, path);
  for (const control of [first, ...others])
    if (control instanceof HTMLSelectElement) {
      for (const option of control.options) option.selected = texts.includes(option.value);
      for (const event of ["input", "change"]) control.dispatchEvent(new Event(event, { bubbles: true }));
    } else if (control && isBox(control)) {
      if (control.checked !== texts.includes(control.value)) control.click();
    } else if (control?.type === "file") {
      const files = texts.map((text) => new File([text], `${text}.txt`, { type: "text/plain" }));
      Object.defineProperty(control, "files", { value: files, configurable: true });
      control.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (control) enter(control, texts[0] ?? "");
}

/** Types so that React notices; `prototype.value` bypasses the setter that React installs on the element. */
function enter(control: Control, value: string): void {
  control.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
  set?.call(control, value);
  for (const event of ["input", "change"]) control.dispatchEvent(new Event(event, { bubbles: true }));
  control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);

function choose(select: HTMLSelectElement, label: string, on = true): void {
  const option = [...select.options].find((one) => wordsOf(one) === label);
  if (!option) throw new Error(`${select.name} has no choice "${label}" (${[...select.options].map(wordsOf)})`);
  if (select.multiple) option.selected = on;
  else select.value = option.value;
  for (const event of ["input", "change"]) select.dispatchEvent(new Event(event, { bubbles: true }));
}

function box(finder: Finder, path: string, label: string | undefined, on: boolean): void {
  const found = controlsAt(finder, path);
  const [first] = found;
  if (first instanceof HTMLSelectElement && label !== undefined) {
    choose(first, label, on);
    return;
  }
  const wanted = label === undefined ? first : found.find((one) => labelOf(one) === label);
  if (!wanted || !isBox(wanted)) throw new Error(`${path} has no box "${label}" (${found.map(labelOf)})`);
  if (wanted.checked !== on) wanted.click();
}

function pick(finder: Finder, path: string, label: string): void {
  const [first] = controlsAt(finder, path);
  if (first instanceof HTMLSelectElement) choose(first, label);
  else box(finder, path, label, true);
}

function pickFiles(finder: Finder, path: string, files: File[]): void {
  const [input] = controlsAt(finder, path);
  if (!(input instanceof HTMLInputElement) || input.type !== "file") throw new Error(`${path} takes no files`);
  Object.defineProperty(input, "files", { value: files, configurable: true });
  for (const event of ["input", "change"]) input.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Performs one action. */
export async function act(finder: Finder, step: Step): Promise<void> {
  const press = (path: string, ...suffixes: string[]) =>
    byId(finder, `button for ${path}`, ...suffixes.map((suffix) => `${finder.id(path)}${suffix}`)).click();
  if ("set" in step) enter(controlsAt(finder, step.set)[0] as Control, step.to);
  else if ("pick" in step) pick(finder, step.pick, step.to);
  else if ("tick" in step) box(finder, step.tick, step.to, true);
  else if ("untick" in step) box(finder, step.untick, step.to, false);
  else if ("add" in step) press(step.add, "__add");
  else if ("remove" in step) press(step.remove, "__remove");
  else if ("up" in step) press(step.up, "__moveUp");
  else if ("down" in step) press(step.down, "__moveDown");
  else if ("copy" in step) press(step.copy, "__copy");
  else if ("clear" in step) press(step.clear, "__clear");
  else if ("key" in step) enter(byId(finder, `key ${step.key}`, `${finder.id(step.key)}-key`) as Control, step.to);
  else if ("branch" in step) {
    const id = finder.id(step.branch);
    const stock = [`${id}__oneof_select`, `${id}__anyof_select`];
    choose(byId(finder, "selector", actionId(id, "branch"), ...stock) as HTMLSelectElement, step.to);
  } else
    pickFiles(
      finder,
      step.file,
      step.files.map(({ name, type, text }) => new File([text], name, { type })),
    );
  await settle();
  if ("file" in step) await new Promise((done) => setTimeout(done, 50));
}

/** What a form shows at a path. */
export interface Shown {
  /** The labels of its choices, if it has any. */
  choices?: string[];
  /** Its value: a text, whether it is checked, or the labels of what is selected. */
  value: string | boolean | string[];
}

const isChosen = (option: HTMLOptionElement) => option.selected && option.value !== "";

function shown(all: Control[]): Shown {
  const [first] = all;
  if (first instanceof HTMLSelectElement) {
    const options = [...first.options].filter(({ value }) => value !== "");
    return { choices: options.map(wordsOf), value: options.filter(isChosen).map(wordsOf) };
  }
  if (first && isBox(first)) {
    if (all.length === 1 && first.type === "checkbox" && !first.closest("fieldset.field-checkboxes"))
      return { value: first.checked };
    const boxes = all as HTMLInputElement[];
    return { choices: boxes.map(labelOf), value: boxes.filter(({ checked }) => checked).map(labelOf) };
  }
  return { value: first?.type === "file" ? "" : (first?.value ?? "") };
}

/** Everything that a form shows, by path. */
export function look(finder: Finder): Map<string, Shown> {
  const all = controls(finder);
  const paths = new Set(all.map(({ name }) => name));
  return new Map([...paths].map((path) => [path, shown(all.filter(({ name }) => name === path))]));
}
