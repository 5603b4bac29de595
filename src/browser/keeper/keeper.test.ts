/**
 * Which drafts are kept: one of another version of the form, in which a text may have become a file or a password; one opened by a
 * deep link; and none of a form that is untouched, sent or discarded.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test, vi } from "vitest";
import { controls, heldBy, keyOf } from "../../form/drafts/controls.ts";
import type { ControlStates, Draft, Known, Person } from "../../form/drafts/draft.ts";
import { ownName, read, write } from "../../form/drafts/storage.ts";
import { events } from "../../page-state.ts";

type Answer = (event: CustomEvent<Known | null>) => void;

const listeners: Parameters<typeof addEventListener>[] = [];
const answers: Answer[] = [];

// Other tests use the same page afterward.
afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener, true);
  for (const answer of answers.splice(0)) document.removeEventListener(events.keep, answer);
  self.onpageshow = self.onstorage = null;
  document.body.innerHTML = "";
  sessionStorage.clear();
  history.replaceState(null, "", location.pathname);
  vi.useRealTimers();
});

/** Runs the keeper on the current page. */
async function keep(): Promise<void> {
  vi.resetModules();
  vi.useFakeTimers();
  const heard = vi.spyOn(globalThis, "addEventListener");
  await import("./keeper.ts");
  listeners.push(...heard.mock.calls);
}

/** Answers the keeper like the host of a rich form. */
function host(known: Known): void {
  const state = { data: {}, branches: {}, query: "" };
  const base = () =>
    controls()
      .filter(keyOf)
      .map((control): ControlStates[0] => [keyOf(control), heldBy(control)]);
  answers.push(({ detail }) => void (detail && Object.assign(detail, { state, base: base(), ...known })));
  document.addEventListener(events.keep, answers.at(-1) as Answer);
}

test("a text is not restored into a control that is now a file, a password, read-only or disabled; others are", async () => {
  document.body.innerHTML = `<div data-version="newer"><p class="form-kept"></p><form class="form">
    <input name="name" /><input name="paper" type="file" /><input name="pin" type="password" /><input name="message" />
    <input name="rate" value="7" readonly /><input name="region" value="Zurich" disabled /></form></div>`;
  const control = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
  const texts = { name: "Ines", paper: "paper.pdf", pin: "open", message: "Half a letter", rate: "9", region: "Basel" };
  const held = Object.entries(texts).map(([name, text]): Draft["held"][0] => [name, [name, text, ""]]);
  sessionStorage.setItem(ownName(), JSON.stringify({ at: 0, version: "older", query: "", held } satisfies Draft));
  await keep();
  expect(Object.keys(texts).map((name) => control(name).value)).toEqual([
    "Ines",
    "",
    "",
    "Half a letter",
    "7",
    "Zurich",
  ]);

  host({});
  control("pin").value = "hunter2";
  document.dispatchEvent(new Event(events.store));
  const stored = JSON.parse(sessionStorage.getItem(ownName()) ?? "") as Draft;
  expect(stored.version).toBe("newer");
  expect(stored.held.map(([, [name, text]]) => [name, text])).toEqual([
    ["name", "Ines"],
    ["message", "Half a letter"],
    ["rate", "7"],
    ["region", "Zurich"],
  ]);
});

test.each<[what: string, end: () => void, visitor?: Person]>([
  ["discarded", () => document.querySelector("button")?.click()],
  ["sent", () => document.dispatchEvent(new Event(events.sent)), { name: "Ines O" }],
])("a form that is %s before its last letters are stored leaves no draft", async (_what, end, visitor) => {
  document.body.innerHTML = `<div data-version="1"><p class="form-notice form-kept"><button value="discard"></button></p>
    <p class="form-safe" hidden></p><form class="form"><input name="name" autocomplete="name" /></form></div>`;
  await keep();
  const isSaid = () => !document.querySelector<HTMLElement>(".form-safe")?.hidden;
  const control = document.querySelector("input") as HTMLInputElement;
  const type = (text: string) => {
    control.value = text;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  };
  host({});
  type("Ines");
  vi.runAllTimers();
  expect(sessionStorage.getItem(ownName())).toContain("Ines");
  expect(isSaid()).toBe(true);
  type("Ines O");
  end();
  expect([isSaid(), control.value]).toEqual([false, ""]);
  vi.runAllTimers();
  document.dispatchEvent(new Event(events.store));
  expect(sessionStorage.getItem(ownName())).toBeNull();
  expect(read("visitor")).toEqual(visitor);
});

test("an untouched form has no draft, and a touched form has one even if it has no controls", async () => {
  document.body.innerHTML = `<div data-version="1"><form class="form"></form></div>`;
  await keep();
  for (const isTouched of [false, true]) {
    host({ isTouched });
    document.dispatchEvent(new Event(events.store));
    expect(sessionStorage.getItem(ownName()) !== null).toBe(isTouched);
  }
});

test("a deep link's valid values win over a draft and are stored in it, and hydration keeps what was typed before", async () => {
  const [given, old] = [["name", "tone", "size"], "of the draft"];
  const inputs = given.map((name) => `<input name="${name}" autocomplete="off" />`);
  document.body.innerHTML = `<div data-version="1"><p class="form-kept"></p><form class="form">${inputs.join("")}</form></div>`;
  const [name, tone, size] = document.querySelectorAll("input") as unknown as HTMLInputElement[];
  const held = given.map((one): Draft["held"][0] => [one, [one, old, "off"]]);
  const draft: Draft = { at: 0, version: "1", query: "", held, base: held };
  sessionStorage.setItem(ownName(), JSON.stringify(draft));
  history.replaceState(null, "", "?tone=high&size=refused");
  await keep();
  const texts = () => [name, tone, size].map((control) => control?.value);
  expect(texts()).toEqual([old, "", ""]);
  expect(JSON.parse(document.querySelector("div")?.dataset.kept ?? "").base).toEqual(held.slice(0, 1));
  Object.assign(name ?? {}, { value: "typed" });
  name?.dispatchEvent(new Event("input", { bubbles: true }));
  document.dispatchEvent(new CustomEvent(events.refill, { detail: ["tone"] }));
  expect(texts()).toEqual(["typed", "", old]);
  Object.assign(tone ?? {}, { value: "high" });
  document.dispatchEvent(new Event(events.store));
  const stored: Draft = JSON.parse(sessionStorage.getItem(ownName()) ?? "");
  expect(stored.held.map(([, [, text]]) => text)).toEqual(["typed", "high", old]);
});

test.each([
  ["stores its draft when it is hidden", true],
  ["does not store its draft when it is shown again, since it may be out of date", false],
])("a page %s", async (_what, hidden) => {
  document.body.innerHTML = '<div data-version="1"><form class="form"><input name="name" /></form></div>';
  await keep();
  document.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(sessionStorage.getItem(ownName()) !== null).toBe(hidden);
});

test("a click on a notice's button does not reach the loader, which would replay it", async () => {
  document.body.innerHTML = `<p class="form-notice" data-version="1"><button value="decline"></button></p><br />`;
  await keep();
  const clicked: unknown[] = [];
  const hear = ({ target }: Event) => void clicked.push(target);
  document.addEventListener("click", hear, true);
  for (const one of document.querySelectorAll<HTMLElement>("button, br")) one.click();
  document.removeEventListener("click", hear, true);
  expect(clicked).toEqual([document.querySelector("br")]);
});

test.each<[offered: string, visitor: Person]>([
  ["", { "given-name": "Ines" }],
  ["", { "family-name": "Okafor" }],
  ["Ines Okafor", { "given-name": "Ines", "family-name": "Okafor" }],
  ["", { country: "DE" }],
])('for a full name and a select, "%s" is offered from the known details %j', async (offered, visitor) => {
  document.body.innerHTML = `<div data-version="1"><p class="form-known"><b></b></p><form class="form">
    <input name="name" autocomplete="name" /><select name="land" autocomplete="country"><option value="" /></select></form></div>`;
  sessionStorage.setItem("visitor", JSON.stringify(visitor));
  await keep();
  expect(document.querySelector("b")?.textContent).toBe(offered);
});

test("a text that is typed without a pause is stored up to a moment ago", async () => {
  document.body.innerHTML = `<div data-version="1"><p class="form-kept"></p><form class="form"><input name="message" /></form></div>`;
  await keep();
  const control = document.querySelector("input") as HTMLInputElement;
  for (const letter of "Half a letter") {
    control.value += letter;
    control.dispatchEvent(new Event("input", { bubbles: true }));
    vi.advanceTimersByTime(150);
  }
  expect(read<Draft>(ownName())?.held.map(([, [, text]]) => text)).toEqual(["Half a lette"]);
});

test.each<[what: string, then: string | undefined]>([
  ["changed", "The other half"],
  ["sent", undefined],
])("a page that comes back before hydration takes over its draft, which another page has %s", async (_what, then) => {
  document.body.innerHTML = `<div data-version="1"><p class="form-kept"></p><p class="form-linked"></p><form class="form">
    <label for="text">Message</label><input id="text" name="message" /><input name="subject" value="Mine" /></form></div>`;
  history.replaceState(null, "", "?message=linked");
  await keep();
  const isShown = (notice: string) => !document.querySelector<HTMLElement>(`.form-${notice}`)?.hidden;
  expect(["kept", "linked"].map(isShown)).toEqual([false, true]);
  const [message, subject] = document.querySelectorAll("input");
  const type = (control = message as HTMLInputElement, text: string) => {
    control.value = text;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const stored = () => read<Draft>(ownName())?.held.map(([, [name, text]]) => `${name}: ${text}`);
  const leave = () => document.dispatchEvent(new Event(events.store));
  type(subject, "Half a letter");
  leave();
  self.onpageshow?.(new PageTransitionEvent("pageshow"));
  expect(subject?.value).toBe("Half a letter");
  const other: Draft = {
    at: Date.now() + 1,
    version: "1",
    query: location.search,
    held: [["message", ["message", then ?? "", ""]]],
  };
  write(ownName(), then && other);
  self.onpageshow?.(new PageTransitionEvent("pageshow"));
  expect([message?.value, subject?.value]).toEqual([then ?? "", "Mine"]);
  expect(["kept", "linked"].map(isShown)).toEqual([Boolean(then), !then]);
  leave();
  expect(stored()).toEqual(then && [`message: ${then}`]);
  type(message, "After it");
  leave();
  expect(stored()).toEqual(["message: After it"]);
});
