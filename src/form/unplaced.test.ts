/**
 * What a draft had that its form has no place for any more.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test } from "vitest";
import type { ControlStates } from "./draft.ts";
import { showUnplaced } from "./unplaced.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

/** What is shown above a form of now, with the draft of a version. */
function shownOf(version?: string, held?: ControlStates): string[] | undefined {
  document.body.innerHTML = `<div><p class="form-kept"><span>Kept</span></p></div><div id="island" data-version="newer"><form>
    <input name="name" value="Ines" /><input name="size" type="number" /><input name="pin" type="password" />
    <input name="goals" type="checkbox" value="Lower costs" checked /><input name="goals" type="checkbox" value="Calm" />
    <select name="payment~branch"><option value="0" selected>Invoice</option></select>
  </form></div>`;
  const island = document.querySelector("#island") as HTMLElement;
  if (held) island.dataset.kept = JSON.stringify({ at: 0, version, query: "", held });
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
  ["whose field shows nothing of it", [typed("size", "about twelve"), typed("note", "Soon")], ["about twelve", "Soon"]],
  ["whose choice is gone", [box("goals", "Lower costs", true), box("goals", "Fewer alarms", true)], ["Fewer alarms"]],
  ["which was not chosen", [box("goals", "Fewer alarms", false), box("goals", "Calm", false)], undefined],
  ["which a control has in other words", [typed("name", "Ines \n Okafor")], undefined],
  ["which is blank", [typed("note", "")], undefined],
  ["which says nothing without its question", [box("news", "true", true), typed("ship~branch", "1")], undefined],
  ["which is a secret now", [typed("pin", "open sesame")], undefined],
])("what was written and %s", (_what, held, shown) => {
  expect(shownOf("older", held)).toEqual(shown);
  expect(shownOf("newer", held)).toBeUndefined();
});

test("nothing is shown where there is no draft", () => {
  expect(shownOf()).toBeUndefined();
});
