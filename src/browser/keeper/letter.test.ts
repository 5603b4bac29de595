/**
 * The e-mail that is offered where a form cannot be sent says all that was filled in.
 *
 * @vitest-environment happy-dom
 */
import { expect, test } from "vitest";
import { writeInto } from "./letter.ts";

test("a list of choices is in it with each that was chosen", () => {
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
});
