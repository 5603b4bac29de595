/** What a developer typed into a form outlives a reload of the dev server: the page puts it down and takes it up again. */

const key = "reload";

/** What a form's controls held, by their names, and on which page. */
interface Kept {
  path: string;
  held: [name: string, value: string][];
}

/** Whether what was put down is not taken up yet: a reload that comes meanwhile leaves it as it is. */
let isTaking = false;

const formOnPage = () => document.querySelector<HTMLFormElement>("form.form");

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Puts the page's form down; files cannot be. */
export function keep(): void {
  const form = formOnPage();
  if (!form || isTaking) return;
  const held = [...new FormData(form)].flatMap(([name, value]): Kept["held"] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  sessionStorage.setItem(key, JSON.stringify({ path: location.pathname, held } satisfies Kept));
}

/** Sets a text as a person would, past React's own bookkeeping. */
function type(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

function fillIn(control: Control, values: string[]): void {
  const { type: kind, value } = control;
  if (control instanceof HTMLInputElement && (kind === "checkbox" || kind === "radio")) {
    if (control.checked !== values.includes(value) && (kind === "checkbox" || !control.checked)) control.click();
  } else if (control instanceof HTMLSelectElement && control.multiple) {
    for (const option of control.options) option.selected = values.includes(option.value);
    control.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (value !== (values[0] ?? "")) type(control, values[0] ?? "");
}

/** The button that adds an entry to the list a control stood in: `guests.1.name` is under that of `guests`. */
function adderFor(form: HTMLFormElement, name: string): HTMLElement | null {
  const list = name.replace(/\.\d+(\.[^.]+)*$/, "");
  return list === name ? null : document.getElementById(`${form.id}.${list}__add`);
}

const drawn = () => new Promise((resolve) => setTimeout(resolve, 30));

/** Takes up what was put down on this page, once its form is drawn. */
export async function takeUp(): Promise<void> {
  const { path, held }: Kept = JSON.parse(sessionStorage.getItem(key) ?? '{"held":[]}');
  if (path !== location.pathname) return sessionStorage.removeItem(key);
  isTaking = true;
  await putBack(held);
  isTaking = false;
  sessionStorage.removeItem(key);
}

async function putBack(held: Kept["held"]): Promise<void> {
  for (let tries = 0; !formOnPage() && tries < 300; tries += 1) await drawn();
  const form = formOnPage();
  if (!form) return;
  const controls = (name: string) =>
    ([...form.elements] as Control[]).filter((control) => control.name === name && control.type !== "hidden");
  const boxes = ([...form.elements] as Control[]).filter(({ type: kind }) => kind === "checkbox");
  const names = new Set([...held.map(([name]) => name), ...boxes.map(({ name }) => name)]);
  for (const name of names) {
    if (controls(name).length === 0) adderFor(form, name)?.click();
    await drawn();
    const values = held.filter(([other]) => other === name).map(([, value]) => value);
    for (const control of controls(name)) fillIn(control, values);
  }
}
