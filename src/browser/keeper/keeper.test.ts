/**
 * What is kept of a form: of a draft of another version of it, in which what was a text may be a file or a password now; and
 * nothing of one that is done with.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test, vi } from "vitest";
import type { Draft, Known } from "../../form/draft.ts";
import { ownName } from "../../form/storage.ts";
import { events } from "../../page-state.ts";

const listeners: Parameters<typeof addEventListener>[] = [];

// Other tests have the same page after it.
afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener, true);
  document.body.innerHTML = "";
  sessionStorage.clear();
  vi.useRealTimers();
});

/** Has the keeper at work on the page there is. */
async function keep(): Promise<void> {
  vi.resetModules();
  const heard = vi.spyOn(globalThis, "addEventListener");
  await import("./keeper.ts");
  listeners.push(...heard.mock.calls);
}

test("what a text has become that no draft keeps stays blank, and all others are restored and kept", async () => {
  document.body.innerHTML = `<div data-version="newer"><p class="form-kept"></p><form class="form">
    <input name="name" /><input name="paper" type="file" /><input name="pin" type="password" /><input name="message" />
  </form></div>`;
  const control = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
  const texts = { name: "Ines", paper: "paper.pdf", pin: "open", message: "Half a letter" };
  const held = Object.entries(texts).map(([name, text]): Draft["held"][0] => [name, [name, text, ""]]);
  sessionStorage.setItem(ownName(), JSON.stringify({ at: 0, version: "older", query: "", held } satisfies Draft));
  await keep();
  expect(Object.keys(texts).map((name) => control(name).value)).toEqual(["Ines", "", "", "Half a letter"]);

  const answer = ({ detail }: CustomEvent<Known | null>) => {
    if (detail) detail.state = { data: {}, branches: {}, query: "" };
  };
  document.addEventListener(events.keep, answer, { once: true });
  control("pin").value = "hunter2";
  document.dispatchEvent(new Event(events.store));
  const stored = JSON.parse(sessionStorage.getItem(ownName()) ?? "") as Draft;
  expect(stored.held.map(([, [name, text]]) => [name, text])).toEqual([
    ["name", "Ines"],
    ["message", "Half a letter"],
  ]);
});

test.each<[what: string, end: () => void]>([
  ["discarded", () => document.querySelector("button")?.click()],
  ["sent", () => document.dispatchEvent(new Event(events.sent))],
])("what was %s while its last letters were yet to be stored is stored no more", async (_what, end) => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div data-version="1"><p class="form-notice form-kept"><button value="discard"></button></p>
    <form class="form"><input name="name" autocomplete="off" /></form></div>`;
  await keep();
  const control = document.querySelector("input") as HTMLInputElement;
  const type = (text: string) => {
    control.value = text;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const state = { data: { name: "Ines" }, branches: {}, query: "" };
  const answer = ({ detail }: CustomEvent<Known | null>) => void (detail && Object.assign(detail, { state }));
  document.addEventListener(events.keep, answer);
  type("Ines");
  vi.runAllTimers();
  expect(sessionStorage.getItem(ownName())).toContain("Ines");
  type("Ines O");
  end();
  vi.runAllTimers();
  document.dispatchEvent(new Event(events.store));
  document.removeEventListener(events.keep, answer);
  expect(sessionStorage.getItem(ownName())).toBeNull();
});
