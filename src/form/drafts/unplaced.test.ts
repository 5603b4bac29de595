/**
 * Text in a draft for which the current form has no field.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test, vi } from "vitest";
import { events } from "../../page-state.ts";
import type { ControlStates, Draft, KeptState, Known } from "./draft.ts";
import { showUnplaced } from "./unplaced.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

// Forms of other tests listen to the same page.
const heard = () => vi.spyOn(document, "addEventListener").mockClear().mockReturnValue();
let listened: ReturnType<typeof heard>;

const state: KeptState = { data: {}, branches: {}, query: "" };

/** The state of a rich form, stored as the keeper does. */
function stored(): KeptState {
  const detail: Known = { state: { ...state } };
  const event = new CustomEvent(events.keep, { detail });
  for (const [type, listener] of listened.mock.calls) if (type === event.type) (listener as EventListener)(event);
  return JSON.parse(JSON.stringify(detail.state));
}

/** What is shown above the current form, given the draft of a version. */
function shownOf(version?: string, held?: ControlStates, more: Partial<Draft> = {}): string[] | undefined {
  listened = heard();
  document.body.innerHTML = `<div><p class="form-kept"><span>Kept</span></p></div><div id="island" data-version="newer"><form>
    <input name="name" value="Ines" /><input name="size" type="number" /><input name="pin" type="password" /><input name="plan" type="file" />
    <select name="days" multiple><option selected>Monday</option><option>Friday</option></select>
    <input name="goals" type="checkbox" value="Lower costs" checked /><input name="goals" type="checkbox" value="Calm" />
    <select name="payment~branch"><option value="0" selected>Invoice</option></select>
    <select name="region"><option selected>Zurich</option><option>Bern</option></select><input name="start" type="date" value="2026-12-01" />
    <input name="rate" value="7" readonly /><input name="kind" type="hidden" value="quote" />
  </form></div>`;
  const island = document.querySelector("#island") as HTMLElement;
  if (held) island.dataset.kept = JSON.stringify({ at: 0, version, query: "", held, ...more });
  showUnplaced(island);
  return document.querySelector(".form-kept > span > span")?.textContent?.split("\n").slice(1);
}

const typed = (name: string, value: string): ControlStates[0] => [name, [name, value, "off"]];
const box = (name: string, value: string, checked: boolean): ControlStates[0] => [
  `${name} ${value}`,
  [name, value, checked],
];

test.each<[what: string, ControlStates, string[] | undefined]>([
  ["whose field is gone", [typed("name", "Ines"), typed("note", "No downtime")], ["No downtime"]],
  ["whose field cannot show it", [typed("size", "about twelve"), typed("note", "Soon")], ["about twelve", "Soon"]],
  ["whose field has a default instead", [typed("region", "Basel"), typed("start", "soon")], ["Basel", "soon"]],
  [
    "whose field is now read-only",
    [typed("rate", "9"), typed("kind", "a call"), box("region", "Bern", true)],
    ["9", "a call", "Bern"],
  ],
  [
    "which a choice or a date now contains",
    [typed("region", "Zurich"), typed("start", "2026-12-01"), typed("rate", "7")],
    undefined,
  ],
  [
    "which the visitor has since replaced by another choice",
    [typed("region", "Bern"), typed("start", "2026-11-30"), box("goals", "Calm", true)],
    undefined,
  ],
  ["whose choice is gone", [box("goals", "Lower costs", true), box("goals", "Fewer alarms", true)], ["Fewer alarms"]],
  ["of which one choice of several is gone", [typed("days", "Monday\nSunday")], ["Sunday"]],
  ["whose box was not ticked", [box("goals", "Fewer alarms", false), box("goals", "Calm", false)], undefined],
  ["which its field shows with other white space", [typed("name", "Ines \n Okafor")], undefined],
  ["which is blank", [typed("note", "")], undefined],
  ["which means nothing without its question", [box("news", "true", true), typed("ship~branch", "1")], undefined],
  ["whose field takes a file now", [typed("plan", "Two regions")], ["Two regions"]],
  ["whose field is a password now", [typed("pin", "open sesame")], undefined],
])("a stored value, %s, is shown above the form if it would be lost", (_what, held, shown) => {
  expect(shownOf("older", held)).toEqual(shown);
  expect(shownOf("newer", held)).toBeUndefined();
});

test("without a draft, nothing is shown", () => {
  expect(shownOf()).toBeUndefined();
});

test("a rich form's draft keeps the lost texts for later visits, although it is stored under the new version", () => {
  shownOf("older", [typed("note", "No downtime")], { state });
  const second = stored();
  expect(shownOf("newer", [typed("name", "Ines")], { state: second })).toEqual(["No downtime"]);
  const third = stored();
  expect(shownOf("older", [typed("goal", "Calm")], { state: third })).toEqual(["No downtime", "Calm"]);
  shownOf("newer", [typed("name", "Ines")], { state });
  expect(stored()).toEqual(state);
});
