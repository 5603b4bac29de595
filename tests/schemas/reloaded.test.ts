/**
 * What a draft restores after a reload besides the values of controls: answers that were not on the screen.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test } from "vitest";
import type { Schema } from "../../src/engine/schema/schema.ts";
import type { Draft } from "../../src/form/drafts/draft.ts";
import { events } from "../../src/page-state.ts";
import { fields, when } from "../forms.ts";
import type { Case, Step } from "./case.ts";
import { draftNow } from "./draft-now.ts";
import { act, answer, type Drawing, settle } from "./drawing.ts";
import { drawForm, formOf } from "./ours.tsx";

let drawing: Drawing;
afterEach(() => drawing.close());

/** Loads the open form again with its current draft; returns the draft as it is stored. */
async function again(one: Case, change: (draft: Pick<Draft, "state" | "base">) => void = () => undefined) {
  const draft = draftNow();
  change(draft);
  drawing.close();
  drawing = await drawForm(await formOf(one), ({ root }) => {
    root.dataset.kept = JSON.stringify(draft);
  });
  return JSON.stringify(draft);
}

/** Opens a form, performs some steps, and loads it again. */
async function reload(one: Case, before: Step[], change?: Parameters<typeof again>[1]) {
  drawing = await drawForm(await formOf(one));
  for (const step of before) await act(drawing, step);
  return again(one, change);
}

const held = (name: string) => drawing.root.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;

const text: Schema = { type: "string" };
const caseOf = (schema: Schema): Case => ({ name: "reloaded", about: "", kind: "", schema, journeys: [], broken: [] });

const catered = caseOf({
  ...fields({ catering: { type: "boolean" } }),
  ...when(
    fields({ catering: { const: true } }, "catering"),
    fields({
      diet: text,
      pin: { type: "string", format: "password" },
      kitchen: fields({ name: text, code: { type: "string", format: "password" } }),
    }),
  ),
});

const hiding: Step[] = [
  { tick: "catering" },
  { set: "diet", to: "Vegan" },
  { set: "pin", to: "hunter2" },
  { set: "kitchen.name", to: "North" },
  { set: "kitchen.code", to: "hunter3" },
  { untick: "catering" },
];

test("an answer that a condition has hidden comes back with its field, and a password does not", async () => {
  const stored = await reload(catered, hiding);
  expect(stored).not.toMatch(/hunter/);
  expect(held("diet")).toBeUndefined();
  await act(drawing, { tick: "catering" });
  expect(["diet", "pin", "kitchen.name", "kitchen.code"].map(held)).toEqual(["Vegan", "", "North", ""]);
  expect(await drawing.submit()).toEqual({ body: { catering: true, diet: "Vegan", kitchen: { name: "North" } } });
});

test("the value of an own widget of type password is in no draft, even once it is hidden", async () => {
  drawing = await drawForm(await formOf(catered));
  for (const step of hiding.slice(0, 2)) await act(drawing, step);
  (drawing.root.querySelector('[name="diet"]') as HTMLInputElement).type = "password";
  expect(JSON.stringify(draftNow())).not.toContain("Vegan");
  await act(drawing, { untick: "catering" });
  expect(JSON.stringify(draftNow())).not.toContain("Vegan");
});

const way = (title: string, name: string): Schema => ({ title, ...fields({ code: text, [name]: text }) });
const shipped = caseOf(
  fields({
    ship: {
      anyOf: [
        {
          title: "Freight",
          ...fields({
            how: { anyOf: [way("Air", "flight"), way("Sea", "vessel")] },
            ...{ pin: { ...text, format: "password" }, papers: { ...text, format: "data-url" } },
          }),
        },
        { title: "Pickup", ...fields({ place: text, papers: text }) },
      ],
    },
  }),
);

const choosing: Step[] = [
  { set: "ship.how.flight", to: "LH 1" },
  { branch: "ship.how", to: "Sea" },
  { set: "ship.how.code", to: "Ever" },
  { set: "ship.pin", to: "hunter2" },
  { file: "ship.papers", files: [{ name: "hunter.txt", type: "text/plain", text: "hunter" }] },
  { branch: "ship", to: "Pickup" },
  { set: "ship.place", to: "data:;base64,Kiel" },
  { set: "ship.papers", to: "By post" },
];

test("answers under another branch come back, with the choices within it, and a text in place of a file", async () => {
  const draft = await reload(shipped, choosing);
  expect(draft).not.toMatch(/hunter|;name=/);
  // Older versions of the page stored it in this format, too.
  expect(draft).toContain('"inside":{"ship.how~branch":');
  expect(["ship.place", "ship.papers"].map(held)).toEqual(["data:;base64,Kiel", "By post"]);
  await act(drawing, { branch: "ship", to: "Freight" });
  expect(["ship.how~branch", "ship.how.code", "ship.pin"].map(held)).toEqual(["1", "Ever", ""]);
  await act(drawing, { branch: "ship.how", to: "Air" });
  expect(held("ship.how.flight")).toBe("LH 1");
  expect(await drawing.submit()).toEqual({ body: { ship: { how: { flight: "LH 1" } } } });
});

test("they come back in an entry of a list that was moved meanwhile", async () => {
  const one = caseOf(fields({ all: { type: "array", items: shipped.schema } }));
  const inEntry = (step: Step) =>
    Object.fromEntries(
      Object.entries(step).map(([key, at]) => [key, /to|files/.test(key) ? at : `all.0.${at}`]),
    ) as Step;
  await reload(one, [{ add: "all" }, { add: "all" }, ...choosing.map(inEntry), { down: "all.0" }]);
  const at = (name: string) => held(`all.1.ship${name}`);
  expect(at(".place")).toBe("data:;base64,Kiel");
  await act(drawing, { branch: "all.1.ship", to: "Freight" });
  expect([".how~branch", ".how.code"].map(at)).toEqual(["1", "Ever"]);
  await act(drawing, { branch: "all.1.ship.how", to: "Air" });
  expect(at(".how.flight")).toBe("LH 1");
});

test("answers of choices directly within the form's own branches come back", async () => {
  const part = (title: string, ...names: string[]): Schema => ({
    ...{ title, ...fields({ kind: { const: title } }) },
    oneOf: names.map((name) => ({ title: name, ...fields({ [name]: text }, name) })),
  });
  const one = caseOf({ type: "object", oneOf: [part("Company", "seat", "code"), part("Person", "born", "town")] });
  const inner = async () => {
    const select = drawing.root.querySelector<HTMLSelectElement>('[name="~branch~branch"]');
    if (select) select.value = "1";
    select?.dispatchEvent(new Event("change", { bubbles: true }));
    await settle();
  };
  drawing = await drawForm(await formOf(one));
  await inner();
  await act(drawing, { set: "code", to: "7" });
  await act(drawing, { branch: "", to: "Person" });
  await inner();
  await act(drawing, { set: "town", to: "Kiel" });
  await act(drawing, { branch: "", to: "Company" });
  await again(one);
  expect(["~branch~branch", "code"].map(held)).toEqual(["1", "7"]);
  await act(drawing, { branch: "", to: "Person" });
  expect(["~branch~branch", "town"].map(held)).toEqual(["1", "Kiel"]);
});

test.each([
  [undefined, undefined],
  [7, { "ship~branch": "x" }],
  [["x"], { "ship~branch": { 0: { inside: 7 } } }],
])("a draft that says %j and %j of such answers is one without them", async (hidden, left) => {
  const change = ({ state }: Pick<Draft, "state">) => void Object.assign(state ?? {}, { hidden, left });
  await reload(catered, hiding, change);
  await act(drawing, { tick: "catering" });
  expect(held("diet")).toBe("");
  drawing.close();
  await reload(shipped, choosing, change);
  await act(drawing, { branch: "ship", to: "Freight" });
  expect(held("ship.how.flight")).toBe("");
});

test("an entry that was added to those of a default comes back with what was written in it", async () => {
  const crew = fields({ role: { type: "string", default: "hand" }, age: { type: "integer" } });
  const one = caseOf(fields({ crew: { type: "array", items: crew, default: [{ age: 30 }] } }));
  const written: Step[] = [{ add: "crew" }, { set: "crew.1.age", to: "21" }];
  await reload(one, written, (draft) => {
    draft.base = [["crew.1.age", ["crew.1.age", "21", ""]]];
  });
  expect(held("crew.1.age")).toBe("21");
});

test("null can be chosen before the form's script has arrived, too", async () => {
  const floor = { type: ["string", "null"], oneOf: [{ const: "roof" }, { const: null, title: "No matter" }] };
  const one = caseOf(fields({ floor, all: { type: "array", items: floor, minItems: 2 } }, "all"));
  drawing = await drawForm(await formOf(one), (finder) => {
    for (const path of ["floor", "all.1"]) answer(finder, path, ["null"]);
  });
  expect(["floor", "all.0", "all.1"].map(held)).toEqual(["null", "", "null"]);
  expect(await drawing.submit()).toEqual({ body: { floor: null, all: [null, null] } });
});

test("a key typed before the form's script has arrived stays, and is applied when its control is left", async () => {
  const flags: Schema = { type: "object", additionalProperties: text, default: { red: "x" } };
  const nameBox = ({ root }: Pick<Drawing, "root">) => root.querySelector(".field-key input") as HTMLInputElement;
  drawing = await drawForm(await formOf(caseOf(fields({ flags }))), (finder) => {
    nameBox(finder).value = "blue";
  });
  for (const event of ["focusin", "focusout"]) nameBox(drawing).dispatchEvent(new FocusEvent(event, { bubbles: true }));
  expect(await drawing.submit()).toEqual({ body: { flags: { blue: "x" } } });
});

test("a draft contains what is being typed while it is stored", async () => {
  const one = caseOf(fields({ names: { type: "array", items: text } }));
  drawing = await drawForm(await formOf(one));
  await act(drawing, { add: "names" });
  const box = Object.assign(drawing.root.querySelector('[name="names.0"]') as Element, { value: "Ines" });
  box.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await again(one);
  expect(held("names.0")).toBe("Ines");
});

test("discarding a draft restores the untouched form's choices, and removes hidden answers", async () => {
  const berth: Schema = {
    anyOf: [
      { title: "A berth", ...fields({ pier: text }, "pier") },
      { type: "null", title: "None" },
    ],
  };
  const properties = { ...catered.schema.properties, name: text, berth };
  await reload(caseOf({ ...catered.schema, properties }), [...hiding, { branch: "berth", to: "A berth" }]);
  expect(held("berth~branch")).toBe("0");
  document.dispatchEvent(new CustomEvent(events.keep));
  await settle();
  expect(held("berth~branch")).toBe("1");
  await act(drawing, { tick: "catering" });
  expect(held("diet")).toBe("");
});

test("so does discarding one whose nested choices were hidden and shown again", async () => {
  const only = (name: string): Schema => ({ title: name, ...fields({ [name]: text }, name) });
  const sky: Schema = { title: "sky", ...fields({ how: { anyOf: [only("flight"), only("balloon")] } }) };
  drawing = await drawForm(await formOf(caseOf(fields({ ship: { anyOf: [sky, only("place")] } }))));
  for (const step of [
    { branch: "ship.how", to: "balloon" },
    { set: "ship.how.balloon", to: "Ever" },
    { branch: "ship", to: "place" },
    { branch: "ship", to: "sky" },
  ])
    await act(drawing, step);
  expect(held("ship.how~branch")).toBe("1");
  document.dispatchEvent(new CustomEvent(events.keep));
  await settle();
  expect(held("ship.how~branch")).toBe("0");
});
