/**
 * Pages that come back as they were left, once their draft was changed on a later one.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test, vi } from "vitest";
import { events } from "../../page-state.ts";
import type { Draft } from "./draft.ts";
import { watchReturn } from "./returned.ts";
import { ownName, write } from "./storage.ts";

// Forms of other tests listen to the same page.
const heard = () => vi.spyOn(globalThis, "addEventListener").mockReturnValue();
const loads = () => vi.spyOn(location, "replace").mockReturnValue();
let listened: ReturnType<typeof heard>;
let loaded: ReturnType<typeof loads>;

/** Passes an event to the page's listeners. */
function tell(event: Event): void {
  for (const [type, listener] of listened.mock.calls) if (type === event.type) (listener as EventListener)(event);
  for (const [type, listener] of Object.entries({ pageshow: self.onpageshow, storage: self.onstorage }))
    if (type === event.type) (listener as EventListener | null)?.(event);
}

afterEach(() => {
  self.onpageshow = self.onstorage = null;
  document.body.innerHTML = "";
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const draftOf = (crew: string[], query = ""): Draft => ({
  ...{ at: query.length, version: "1", query, held: [["name", ["name", "Ines", "off"]]] },
  state: { data: { name: "Ines", crew }, branches: {}, query },
});
const draft = draftOf(["Jo", "Bo"]);
const moved = draftOf(["Bo", "Jo"]);

/** Leaves a page with a draft. */
function leave(): void {
  [listened, loaded] = [heard(), loads()];
  write(ownName(), draft);
  watchReturn();
  tell(new Event("pagehide"));
}

const comeBack = (persisted = true) => tell(Object.assign(new Event("pageshow"), { persisted }));

test.each<[what: string, later: Draft | undefined, isLoaded: boolean]>([
  ["was sent or discarded", undefined, true],
  ["has another text", { ...draft, held: [["name", ["name", "Jo", "off"]]] }, true],
  ["has its entries in another order", moved, true],
  ["was only stored again, at another address", draftOf(["Jo", "Bo"], "?source=talk"), false],
])(
  "a page that comes back from the cache is reloaded unless its draft is the same: it %s",
  (_what, later, isLoaded) => {
    leave();
    write(ownName(), later);
    comeBack();
    expect(loaded.mock.calls.length > 0).toBe(isLoaded);
  },
);

test("a page that is back is reloaded when another page stores its draft, and not before or for other keys", () => {
  leave();
  const store = (key: string | null) => tell(new StorageEvent("storage", { key }));
  write(ownName(), moved);
  store(ownName());
  comeBack(false);
  store(ownName());
  expect(loaded).not.toHaveBeenCalled();
  write(ownName(), draft);
  comeBack();
  write(ownName(), moved);
  for (const key of [null, "visitor"]) store(key);
  expect(loaded).not.toHaveBeenCalled();
  store(ownName());
  expect(loaded).toHaveBeenCalled();
});

/** Leaves a page in Firefox; returns the locks that keep it out of the cache. */
function leaveFirefox() {
  const held = vi.fn((_name: string, hold: () => Promise<void>) => hold());
  vi.stubGlobal("CSS", { supports: () => true });
  vi.stubGlobal("navigator", { locks: { request: held } });
  leave();
  return held.mock;
}

/** Whether the first of them is given up. */
const isOver = ([first]: { value?: Promise<void> }[]) =>
  Promise.race([first?.value?.then(() => true), new Promise((late) => setTimeout(late))]);

test.each<[what: string, early: string, type?: string]>([
  ["was typed before hydration", "open"],
  ["is being typed", "", "input"],
  ["the browser filled in", "", "change"],
])("in Firefox, a page stays in the back-forward cache with a password that %s", async (_what, early, type) => {
  document.body.innerHTML = `<form class="form"><input name="pin" type="password" value="${early}" /></form>`;
  const { results } = leaveFirefox();
  const control = document.querySelector("input") as HTMLInputElement;
  control.value = "open";
  if (type) tell(Object.defineProperty(new Event(type), "target", { value: control }));
  expect(await isOver(results)).toBe(true);
});

test("in Firefox, a page stays in the back-forward cache once its form is sent, until there is new input", async () => {
  const { results } = leaveFirefox();
  tell(new Event(events.sent));
  expect([await isOver(results), results.length]).toEqual([true, 1]);
  tell(Object.defineProperty(new Event("input"), "target", { value: document.createElement("input") }));
  expect(results).toHaveLength(2);
});
