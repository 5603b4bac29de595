/**
 * While somebody types, before the focus leaves the control: a field that depends on a text appears with its first letter, so
 * that the button below does not move away just when it is clicked.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test, vi } from "vitest";
import type { Schema } from "../../src/engine/schema/schema.ts";
import { fields, when } from "../forms.ts";
import { act, type Drawing, settle } from "./drawing.ts";
import { drawOurs } from "./ours.tsx";

let drawing: Drawing | undefined;
afterEach(() => drawing?.close());

const draw = async (schema: Schema) => {
  drawing = await drawOurs({ name: "typing", about: "", kind: "", schema, journeys: [], broken: [] });
  return drawing.root;
};

const control = (root: HTMLElement, name: string) => root.querySelector<HTMLInputElement>(`[name="${name}"]`);

async function type(root: HTMLElement, name: string, text: string): Promise<void> {
  const input = control(root, name);
  if (!input) throw new Error(`no ${name}`);
  input.focus();
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  await settle();
}

const whenGiven = (name: string): Schema => ({
  if: { properties: { [name]: { minLength: 1 } }, required: [name] },
  then: { properties: { extra: { type: "string" } }, required: ["extra"] },
});

const text: Schema = { type: "string" };

test.each<[string, string, Schema]>([
  ["a condition", "name", { type: "object", properties: { name: text }, ...whenGiven("name") }],
  [
    "a dependency",
    "name",
    { type: "object", properties: { name: text }, dependencies: { name: { properties: { extra: text } } } },
  ],
  ["a part of all", "name", { type: "object", properties: { name: text }, allOf: [whenGiven("name")] }],
  [
    "a condition in a group",
    "trip.name",
    { type: "object", properties: { trip: { type: "object", properties: { name: text }, ...whenGiven("name") } } },
  ],
])("%s shows its field while the text is being typed", async (_what, name, schema) => {
  const root = await draw(schema);
  expect(root.querySelector('[name$="extra"]')).toBeNull();
  await type(root, name, "q");
  expect(root.querySelector('[name$="extra"]')).not.toBeNull();
  expect(control(root, name)?.value).toBe("q");
  await type(root, name, "");
  expect(root.querySelector('[name$="extra"]')).toBeNull();
});

test("text being typed when a tap on a checkbox hides its field is there when the field comes back", async () => {
  const root = await draw({
    type: "object",
    properties: { name: text, fed: { type: "boolean" } },
    if: { properties: { fed: { const: true } }, required: ["fed"] },
    then: { properties: { diet: text } },
  });
  const tap = async () => {
    control(root, "fed")?.click();
    await settle();
  };
  await tap();
  await type(root, "name", "Ines");
  await type(root, "diet", "Vegan");
  await tap();
  expect(control(root, "diet")).toBeNull();
  await tap();
  expect(["name", "diet"].map((name) => control(root, name)?.value)).toEqual(["Ines", "Vegan"]);
});

test("a tap on a checkbox in a group whose key is being typed counts as an answer in that group", async () => {
  const group: Schema = {
    type: "object",
    properties: { fed: { type: "boolean" } },
    if: { properties: { fed: { const: true } }, required: ["fed"] },
    then: { properties: { diet: text } },
  };
  const root = await draw({ type: "object", properties: { crew: { type: "object", additionalProperties: group } } });
  root.querySelector<HTMLButtonElement>(".field-add")?.click();
  await settle();
  await type(root, "crew.newKey~key", "Ines");
  control(root, "crew.newKey.fed")?.click();
  await settle();
  await type(root, "crew.newKey.diet", "Vegan");
  expect(await drawing?.submit()).toEqual({ body: { crew: { Ines: { fed: true, diet: "Vegan" } } } });
});

test("a field that a condition hides comes back as it was, and an entry cleared meanwhile keeps its place", async () => {
  const sizes: Schema = { type: "array", items: { type: "number", enum: [1, 2] } };
  const schema: Schema = {
    ...fields({ remote: { type: "boolean" }, city: { type: "string" }, sizes }),
    ...when(fields({ remote: { const: true } }, "remote"), { properties: { city: false as never } }),
  };
  const root = await draw(schema);
  const held = (name: string) => control(root, name)?.value;
  for (const step of [
    { set: "city", to: "Bergen" },
    { add: "sizes" },
    { add: "sizes" },
    { pick: "sizes.1", to: "2" },
    { pick: "sizes.0", to: "1" },
    { tick: "remote" },
    { pick: "sizes.0", to: "Please select" },
  ])
    await act(drawing as Drawing, step);
  expect(["city", "sizes.0", "sizes.1"].map(held)).toEqual([undefined, "", "2"]);
  await act(drawing as Drawing, { untick: "remote" });
  expect(["city", "sizes.0", "sizes.1"].map(held)).toEqual(["Bergen", "", "2"]);
});

test("a number that other fields depend on is not reformatted while it is typed", async () => {
  const root = await draw({
    type: "object",
    properties: { seats: { type: "number" } },
    if: { properties: { seats: { minimum: 1 } }, required: ["seats"] },
    then: { properties: { extra: text } },
  });
  await type(root, "seats", "1.");
  expect(control(root, "seats")?.value).toBe("1.");
  expect(control(root, "extra")).not.toBeNull();
  await type(root, "seats", "1.0");
  expect(control(root, "seats")?.value).toBe("1.0");
});

test("a key being typed is not applied when the page is left, and is sent after going back", async () => {
  const root = await draw({ type: "object", additionalProperties: text });
  const { submit } = drawing as Drawing;
  await act(drawing as Drawing, { add: "" });
  const isAway = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await type(root, root.querySelector<HTMLInputElement>(".field-key input")?.name ?? "", "flag");
  document.activeElement?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  await settle();
  expect(root.querySelector("legend")?.textContent).toBe("New entry");
  isAway.mockRestore();
  expect(await submit()).toEqual({ body: { flag: "" } });
});

test("a key that is taken is shown with the number it is sent with, and errors of keys link to their controls", async () => {
  const root = await draw({ ...fields({ name: text }), patternProperties: { "^flag": { type: "integer" } } });
  const boxes = () =>
    [...root.querySelectorAll<HTMLInputElement>(".field-key input")].map(({ name, value }) => [name, value]);
  for (const step of [{ set: "name", to: "Ines" }, { add: "" }, { key: "newKey", to: "flag" }, { add: "" }])
    await act(drawing as Drawing, step);
  await drawing?.submit();
  const link = root.querySelector<HTMLAnchorElement>(".error-summary a");
  expect(root.querySelector(`[id="${link?.hash.slice(1)}"]`)).toBe(root.querySelectorAll(".field-key input")[1]);
  await act(drawing as Drawing, { key: "newKey", to: "flag" });
  expect(boxes()).toEqual([
    ["flag~key", "flag"],
    ["flag-1~key", "flag-1"],
  ]);
});

test("the summary links to invalid groups and keys, which show the same message", async () => {
  const reach: Schema = { ...fields({ mail: text, phone: text }), minProperties: 1 };
  const env: Schema = { type: "object", patternProperties: { "^[A-Z]+$": text }, additionalProperties: false };
  const crew: Schema = { type: "object", additionalProperties: fields({ rank: text }, "rank") };
  const root = await draw(fields({ reach, env, crew }, "reach"));
  for (const step of [
    { add: "crew" },
    { add: "env" },
    { key: "env.newKey", to: "PORT" },
    { set: "env.PORT", to: "80" },
    { key: "env.PORT", to: "port" },
  ])
    await act(drawing as Drawing, step);
  await drawing?.submit();
  const said = [...root.querySelectorAll<HTMLAnchorElement>(".error-summary a")].map(({ hash, textContent }) => [
    hash.split(".").slice(1).join("."),
    textContent,
    document.getElementById(`${hash.slice(1)}-error`)?.textContent,
  ]);
  const [group, name] = ["Reach needs at least 1 entry", '"port" is not a name that fits here'];
  expect(said).toEqual([
    ["reach", group, group],
    ["env.port-key", name, name],
    ["crew.newKey-key", "Crew: Enter a name", "Enter a name"],
    ["crew.newKey.rank", "New entry: Rank is required", "Rank is required"],
  ]);
  root.querySelector<HTMLAnchorElement>(".error-summary a")?.click();
  expect(document.activeElement?.textContent).toContain(group);
  await act(drawing as Drawing, { set: "reach.mail", to: "a" });
  await act(drawing as Drawing, { key: "env.port", to: "PORT" });
  await act(drawing as Drawing, { key: "crew.newKey", to: "Ines" });
  await act(drawing as Drawing, { set: "crew.Ines.rank", to: "mate" });
  const body = { reach: { mail: "a" }, env: { PORT: "80" }, crew: { Ines: { rank: "mate" } } };
  expect(await drawing?.submit()).toEqual({ body });
});
