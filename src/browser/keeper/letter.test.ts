/**
 * The email offered when a form cannot be sent contains everything that was filled in.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test } from "vitest";
import { inLanguage } from "../../engine/words/spoken.ts";
import type { Control } from "../../form/drafts/controls.ts";
import { labelOf, writeInto } from "./letter.ts";

// Other tests use the same page afterward.
afterEach(() => {
  document.body.innerHTML = "";
});

test("a multiple select lists each chosen option", () => {
  document.body.innerHTML = `<form class="form">
    <label for="name">Name</label><input id="name" name="name" value="Ines" />
    <label for="goals">Goals</label>
    <select id="goals" name="goals" multiple>
      <option value="cost" selected>Lower costs</option>
      <option value="speed" selected>Faster delivery</option>
      <option value="calm">Fewer alarms</option>
    </select>
    <label for="size">Size</label>
    <select id="size" name="size"><option value="">Please select</option></select>
  </form>
  <a href="mailto:hello@harbour.example">Write</a>`;
  const link = document.querySelector("a") as HTMLAnchorElement;
  writeInto(link);
  const body = new URL(link.href).searchParams.get("body");
  expect(body?.split("\r\n")).toEqual(["Name: Ines", "Goals: Lower costs,Faster delivery"]);
  inLanguage("fr", () => writeInto(link));
  expect(new URL(link.href).searchParams.get("body")).toContain("Name\u00a0: Ines");
});

test("a single checkbox has its own label, and a radio button that of its group", () => {
  document.body.innerHTML = `<form class="form"><fieldset class="field-group"><legend>Order</legend>
    <div class="field"><input id="catering" name="catering" type="checkbox" value="true" checked />
      <label for="catering">Catering</label></div>
    <fieldset class="field field-radio"><legend>Size</legend>
      <input id="size-S" name="size" type="radio" value="S" /><label for="size-S">Small</label>
      <input id="size-L" name="size" type="radio" value="L" checked /><label for="size-L">Large</label></fieldset>
    <div class="field"><label for="name">Name</label><input id="name" name="name" value="Ines" /></div>
  </fieldset></form><a href="mailto:hello@harbour.example">Write</a>`;
  const named = (name: string) => labelOf(document.querySelector(`[name="${name}"]`) as Control);
  expect(["catering", "size", "name"].map(named)).toEqual(["Catering", "Size", "Name"]);
  const link = document.querySelector("a") as HTMLAnchorElement;
  writeInto(link);
  const body = new URL(link.href).searchParams.get("body");
  expect(body?.split("\r\n")).toEqual(["Catering: Catering", "Size: Large", "Name: Ines"]);
});
