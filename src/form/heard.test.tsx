/**
 * What a screen reader announces while a form changes, and for which field.
 *
 * @vitest-environment happy-dom
 */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { fields, formFrom } from "../../tests/forms.ts";
import type { UiDocument } from "../engine/define/documents.ts";
import type { JsonObject, Schema } from "../engine/schema/schema.ts";
import { FormPage } from "./form-page.tsx";
import { prepare } from "./parts.ts";

/** On a busy machine, a file may take long to read. */
const eventually = { timeout: 120_000 };

const text: Schema = { type: "string" };
const guests: Schema = { type: "array", items: fields({ name: text }, "name") };

/** Draws a form in a browser, with some data in it. */
async function draw(
  schema: Schema,
  { start = {}, ui = {} }: { start?: JsonObject; ui?: UiDocument } = {},
): Promise<void> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  onTestFinished(async () => {
    await act(() => root.unmount());
    vi.unstubAllGlobals();
    document.body.innerHTML = "";
  });
  const ready = await prepare(formFrom(schema, ui));
  await act(() => root.render(<FormPage ready={ready} start={start} early={{ alive: () => {} }} />));
}

const found = <E extends HTMLElement>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`nothing is ${selector}`);
  return element;
};
const press = (name: string) =>
  act(async () => {
    const named = [...document.querySelectorAll("button")].find(
      (button) => (button.getAttribute("aria-label") ?? button.textContent) === name,
    );
    named?.click();
  });
const fill = (selector: string, value: string) =>
  act(async () => {
    const control = found<HTMLInputElement>(selector);
    control.focus();
    Object.assign(control, { value }).dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((done) => setTimeout(done, 20));
  });
/** What the statuses of a list's entries say. */
const statuses = () =>
  [...document.querySelectorAll(".field-entry [role=status]")].flatMap(({ textContent }) => textContent || []);
const description = (selector: string) =>
  (found(selector).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

test("the status of a moved entry does not change when entries are added or removed later", async () => {
  await draw(fields({ guests }), { start: { guests: [{ name: "A" }, { name: "B" }, { name: "C" }] } });
  await press("Move guest 2 down");
  expect(statuses()).toEqual(["Moved to place 3 of 3"]);
  await press("Add guest");
  await press("Remove guest 1");
  await press("Remove guest 1");
  expect(statuses()).toEqual(["Moved to place 3 of 3"]);
});

test("adding an entry to a list with an error does not change the lines of the alert", async () => {
  await draw(fields({ guests, city: text }, "guests", "city"), { start: { guests: [{}] } });
  await press("Submit");
  const lines = [...document.querySelectorAll(".error-summary li")];
  expect(lines.map(({ textContent }) => textContent)).toEqual(["Guest 1: Name is required", "City is required"]);
  await press("Add guest");
  expect([...document.querySelectorAll(".error-summary li")]).toEqual(lines);
});

test("the error of a field disappears when a condition removes the field", async () => {
  const firm = fields({ firm: { type: "boolean" }, city: text }, "city");
  const brings = {
    if: { properties: { firm: { const: true } }, required: ["firm"] },
    then: fields({ vat: text }, "vat"),
  };
  await draw({ ...firm, ...brings }, { start: { firm: true } });
  await press("Submit");
  const lines = () => [...document.querySelectorAll(".error-summary li")].map(({ textContent }) => textContent);
  expect(lines().sort()).toEqual(["City is required", "Vat is required"]);
  const tick = () => act(async () => found("[name=firm]:not([type=hidden])").click());
  await tick();
  expect(lines()).toEqual(["City is required"]);
  await tick();
  expect([lines(), description("[name=vat]")]).toEqual([["City is required"], ""]);
});

test("the focus stays in a checkbox whose tick gives its entry a choice between branches", async () => {
  const way = (name: string) => fields({ [name]: text }, name);
  const brings = {
    if: { properties: { paid: { const: true } }, required: ["paid"] },
    then: { oneOf: [way("card"), way("cash")] },
  };
  await draw(
    fields({ visits: { type: "array", minItems: 1, items: { ...fields({ paid: { type: "boolean" } }), ...brings } } }),
  );
  const box = () => found("[name='visits.0.paid']:not([type=hidden])");
  box().focus();
  await act(async () => box().click());
  expect(found("[name='visits.0.card']")).toBeTruthy();
  expect(document.activeElement).toBe(box());
});

test("the error of a group, or of the whole form, disappears once it is corrected; those of its fields stay", async () => {
  const some = { ...fields({ city: text, zip: text, note: text }, "city"), minProperties: 2 };
  await draw({ ...fields({ home: some, away: text, count: { type: "integer" } }, "home", "away"), minProperties: 2 });
  await press("Submit");
  const lines = () => [...document.querySelectorAll(".error-summary li")].map(({ textContent }) => textContent).sort();
  const told = ["Away is required", "City is required"];
  expect(lines()).toEqual([...told, "Home needs at least 2 entries", "The form needs at least 2 entries"]);
  await fill("[name='home.zip']", "3900");
  await fill("[name='home.note']", "Bell");
  await fill("[name=count]", "4");
  await act(async () => found("[name=count]").blur());
  expect([description("[name=away]"), description("[name='home.city']"), ...lines()]).toEqual([...told, ...told]);
});

test("a missing free key is reported at the button that adds one, and the error summary links to it", async () => {
  await draw({ ...fields({ city: text }, "source"), additionalProperties: { type: "string" } });
  await press("Submit");
  expect(found<HTMLAnchorElement>(".error-summary a").hash).toBe(`#${found(".field-add").id}`);
  expect(description(".field-add")).toBe("source is required");
});

test("the focus stays in a text field that a condition turns into a select", async () => {
  const choice = { if: fields({ city: { const: "B" } }, "city"), then: fields({ city: { enum: ["B", "C"] } }) };
  await draw({ ...fields({ city: text, count: { type: "integer" } }), ...choice });
  await fill("[name=city]", "B");
  expect([document.activeElement?.tagName, document.activeElement]).toEqual(["SELECT", found("[name=city]")]);
});

test("an unanswered range or color is described as not answered, and a range's number is not a live region", async () => {
  const shade: Schema = { ...text, format: "color" };
  const rating: Schema = { type: "integer", minimum: 0, maximum: 5, description: "Five is best." };
  await draw(fields({ rating, shade }), { ui: { fields: { rating: { widget: "range" } } } });
  expect(description("[name=rating]")).toBe("Not answered Five is best.");
  expect(description("[name=shade]")).toBe("Not answered");
  await act(async () => {
    found<HTMLInputElement>("[name=shade]").click();
  });
  expect(description("[name=shade]")).toBe("");
  const lives = [...document.querySelectorAll("output")].map((output) => output.getAttribute("aria-live"));
  expect(lives).toEqual(["off", null]);
});

test("a file that is refused a second time is announced a second time", async () => {
  await draw(fields({ plan: { ...text, format: "data-url", contentMediaType: "application/pdf" } }));
  const [picker, refused] = [found("[name=plan]"), found(".file-refused")];
  const told: (string | null)[] = [];
  new MutationObserver(() => told.push(refused.textContent)).observe(refused, { childList: true, subtree: true });
  for (const times of [1, 2]) {
    Object.assign(picker, { files: [new File(["words"], "plan.txt", { type: "text/plain" })] });
    await act(async () => picker.dispatchEvent(new Event("change", { bubbles: true })));
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(told.filter(Boolean)).toHaveLength(times);
    }, eventually);
  }
});

test("removing a file does not render the others again, and the control says that files are not kept", async () => {
  await draw(fields({ plans: { type: "array", items: { ...text, format: "data-url" }, maxItems: 3 } }));
  const picker = Object.assign(found("[name=plans]"), { files: ["a", "b"].map((name) => new File(["words"], name)) });
  await act(async () => picker.dispatchEvent(new Event("change", { bubbles: true })));
  const lines = () => [...document.querySelectorAll(".files li")];
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(lines()).toHaveLength(2);
  }, eventually);
  expect(description("[name=plans]")).toContain("Not kept when the page is loaded again.");
  const [, last] = lines();
  await press("Remove a from Plans");
  expect(lines()).toEqual([last]);
  expect(last?.textContent).toBe("b Remove");
});

test.each([
  ["without common fields", {}, "Payment "],
  ["with common fields", { properties: { note: text }, description: "How?" }, "Payment How?"],
])("the fields of a choice %s are in a group with its name", async (_what, around, said) => {
  const way = (name: string) => fields({ [name]: text }, name);
  const payment: Schema = { type: "object", ...around, oneOf: [way("holder"), way("reference")] };
  await draw(fields({ payment }));
  const group = found("[name='payment.holder']").closest("[role=group], fieldset:not([role=none])");
  expect(`${group?.getAttribute("aria-label")} ${description("[role=group]")}`).toBe(said);
  expect(document.querySelectorAll("fieldset:not([role=none])")).toHaveLength(0);
});
