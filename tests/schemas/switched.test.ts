/**
 * When another branch is selected, the errors of the previous one disappear: its fields are gone, or are others of the same name.
 * Its answers are there again when it is selected again, and answers to fields that all branches have stay.
 *
 * @vitest-environment happy-dom
 */
import { afterEach, expect, test } from "vitest";
import type { Schema } from "../../src/engine/schema/schema.ts";
import { fields, when } from "../forms.ts";
import { act, type Drawing, settle } from "./drawing.ts";
import { drawOurs } from "./ours.tsx";

let drawing: Drawing | undefined;
afterEach(() => drawing?.close());

const branch = (title: string, ...fields: string[]): Schema => ({
  title,
  type: "object",
  properties: {
    kind: { const: title.toLowerCase() },
    ...Object.fromEntries(fields.map((name) => [name, { type: "string" }])),
  },
  required: fields,
});

const payment: Schema = { oneOf: [branch("Invoice", "reference", "name"), branch("Card", "holder", "name")] };

test.each<[string, string, Schema]>([
  [
    "a field",
    "payment",
    { type: "object", properties: { email: { type: "string" }, payment }, required: ["email", "payment"] },
  ],
  [
    "an entry of a list",
    "all.0",
    {
      type: "object",
      properties: { email: { type: "string" }, all: { type: "array", minItems: 1, items: payment } },
      required: ["email"],
    },
  ],
])("of %s", async (_what, path, schema) => {
  drawing = await drawOurs({ name: "switched", about: "", kind: "", schema, journeys: [], broken: [] });
  const { root } = drawing;
  const said = (selector: string) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
  await drawing.submit();
  expect(said(".field-error")).toHaveLength(3);
  await act(drawing, { branch: path, to: "Card" });
  expect(said(".field-error")).toEqual(["Email is required"]);
  expect(said(".error-summary li")).toEqual(["Email is required"]);
  expect(root.querySelectorAll("[aria-invalid]")).toHaveLength(1);
});

test("switching back restores the answers", async () => {
  const schema: Schema = {
    type: "object",
    properties: { email: { type: "string" }, phone: { type: "string" } },
    oneOf: [branch("Person", "born"), branch("Company", "vat")],
  };
  drawing = await drawOurs({ name: "switched", about: "", kind: "", schema, journeys: [], broken: [] });
  const { root } = drawing;
  for (const step of [
    { set: "email", to: "tern@harbour.example" },
    { set: "phone", to: "1" },
    { set: "born", to: "1970" },
    { branch: "", to: "Company" },
    { set: "email", to: "heron@harbour.example" },
    { set: "phone", to: "" },
    { branch: "", to: "Person" },
  ])
    await act(drawing, step);
  const held = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
  expect(["email", "phone", "born"].map(held)).toEqual(["heron@harbour.example", "", "1970"]);
});

test("switching back restores the answers in a group that branches extend", async () => {
  const extended = (title: string, field: string): Schema => ({
    title,
    properties: { kind: { const: title }, address: { type: "object", properties: { [field]: { type: "string" } } } },
  });
  const schema: Schema = {
    type: "object",
    properties: {
      address: { type: "object", properties: { street: { type: "string" } } },
    },
    oneOf: [extended("House", "garden"), extended("Flat", "floor")],
  };
  drawing = await drawOurs({ name: "switched", about: "", kind: "", schema, journeys: [], broken: [] });
  for (const step of [
    { set: "address.street", to: "Quay 1" },
    { set: "address.garden", to: "South" },
    { branch: "", to: "Flat" },
    { set: "address.street", to: "Quay 2" },
    { branch: "", to: "House" },
  ])
    await act(drawing, step);
  const held = (name: string) => drawing?.root.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
  expect(["address.street", "address.garden"].map(held)).toEqual(["Quay 2", "South"]);
});

test("switching back restores the answers where a branch has branches itself", async () => {
  const part = (title: string, name: string) => ({ title, ...fields({ [name]: { type: "string" } }) });
  const nested = { ...branch("Company", "vat"), oneOf: [part("Club", "seat"), part("Bank", "code")] };
  const schema = { ...fields({ email: { type: "string" } }), oneOf: [nested, branch("Person", "born")] };
  drawing = await drawOurs({ name: "switched", about: "", kind: "", schema, journeys: [], broken: [] });
  for (const step of [
    { set: "vat", to: "1" },
    { set: "seat", to: "Kiel" },
    { branch: "", to: "Person" },
    { branch: "", to: "Company" },
  ])
    await act(drawing, step);
  const held = (name: string) => drawing?.root.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
  expect(held("seat")).toBe("Kiel");
  const selects = [...drawing.root.querySelectorAll("select")];
  expect(selects.map(({ name }) => name)).toEqual(["~branch", "~branch~branch"]);
  expect(new Set(selects.map(({ id }) => id)).size).toBe(2);
  const [, inner] = selects;
  if (inner) inner.value = "1";
  inner?.dispatchEvent(new Event("change", { bubbles: true }));
  await settle();
  await act(drawing, { set: "code", to: "7" });
  await act(drawing, { branch: "", to: "Person" });
  await act(drawing, { branch: "", to: "Company" });
  expect(["vat", "~branch~branch", "code"].map(held)).toEqual(["1", "1", "7"]);
});

test("switching back restores the nested branch that was chosen, and the answers hidden in it", async () => {
  const text: Schema = { type: "string" };
  const way = (title: string, name: string): Schema => ({ title, ...fields({ code: text, [name]: text }) });
  const freight = { title: "Freight", ...fields({ how: { anyOf: [way("Air", "flight"), way("Sea", "vessel")] } }) };
  const schema = fields({ ship: { anyOf: [freight, { title: "Pickup", ...fields({ place: text }) }] } });
  drawing = await drawOurs({ name: "switched", about: "", kind: "", schema, journeys: [], broken: [] });
  const held = (name: string) => drawing?.root.querySelector<HTMLInputElement>(`[name="ship.how${name}"]`)?.value;
  for (const step of [
    { set: "ship.how.flight", to: "LH 1" },
    { branch: "ship.how", to: "Sea" },
    { set: "ship.how.code", to: "Ever" },
    { branch: "ship", to: "Pickup" },
    { branch: "ship", to: "Freight" },
  ])
    await act(drawing, step);
  expect(["~branch", ".code"].map(held)).toEqual(["1", "Ever"]);
  await act(drawing, { branch: "ship.how", to: "Air" });
  expect(held(".flight")).toBe("LH 1");
});

test.each<[string, Schema, string[]]>([
  [
    "without one of all branches that was removed meanwhile",
    { additionalProperties: { type: "string" }, oneOf: [branch("Person", "born"), branch("Company", "vat")] },
    [],
  ],
  [
    "with one of its own",
    { oneOf: [{ ...branch("Person", "born"), additionalProperties: { type: "string" } }, branch("Company", "vat")] },
    ["flag"],
  ],
])("and back, where visitors name fields: %s", async (_what, group, kept) => {
  const schema = fields({ group: { ...fields({ email: { type: "string" } }), ...group } });
  drawing = await drawOurs({ name: "switched", about: "", kind: "", schema, journeys: [], broken: [] });
  const { root } = drawing;
  for (const step of [{ set: "group.born", to: "1970" }, { add: "group" }, { key: "group.newKey", to: "flag" }])
    await act(drawing, step);
  await act(drawing, { branch: "group", to: "Company" });
  if (root.querySelector('[name="group.flag"]')) await act(drawing, { remove: "group.flag" });
  await act(drawing, { branch: "group", to: "Person" });
  const names = [...root.querySelectorAll<HTMLInputElement>("[name^='group.']")].map(({ name }) => name);
  expect(names.filter((name) => name.endsWith(".flag"))).toEqual(kept.map((name) => `group.${name}`));
  const { body } = (await drawing.submit()) as { body: { group: object } };
  expect(body.group).toHaveProperty("born", "1970");
});

test("switching back restores free keys of the form and of a branch, each once", async () => {
  const open: Schema = { additionalProperties: { type: "string" } };
  const schema: Schema = {
    ...{ type: "object", ...open },
    oneOf: [{ ...branch("Person", "born"), ...open }, branch("Company", "vat")],
  };
  drawing = await drawOurs({ name: "switched", about: "", kind: "", schema, journeys: [], broken: [] });
  for (const step of [
    { set: "born", to: "1970" },
    { add: "" },
    { key: "newKey", to: "flag" },
    { set: "flag", to: "DK" },
    { branch: "", to: "Company" },
    { branch: "", to: "Person" },
  ])
    await act(drawing, step);
  const names = [
    ...drawing.root.querySelectorAll<HTMLInputElement>("form :is(input, select)[name]:not([type=hidden])"),
  ].map(({ name }) => name);
  expect(names.filter((name) => !name.endsWith("~key"))).toEqual(["flag", "~branch", "born"]);
  expect(await drawing.submit()).toEqual({ body: { kind: "person", born: "1970", flag: "DK" } });
});

test("a branch with free keys begins without any, and one may have the name of another branch's field", async () => {
  const open: Schema = { ...branch("Company"), additionalProperties: { type: "string" } };
  const schema = { ...fields({ email: { type: "string" } }), oneOf: [branch("Person", "born"), open] };
  drawing = await drawOurs({ name: "switched", about: "", kind: "", schema, journeys: [], broken: [] });
  const away = { branch: "", to: "Company" };
  for (const step of [{ set: "email", to: "tern@harbour.example" }, { set: "born", to: "1970" }, away])
    await act(drawing, step);
  expect(drawing.root.querySelectorAll(".field-named")).toHaveLength(0);
  for (const step of [
    { branch: "", to: "Person" },
    away,
    { add: "" },
    { key: "newKey", to: "born" },
    { set: "born", to: "Kiel" },
  ])
    await act(drawing, step);
  expect(await drawing.submit()).toMatchObject({ body: { email: "tern@harbour.example", born: "Kiel" } });
});

test("a condition restores answers, too, even of fields whose names every object inherits", async () => {
  const text: Schema = { type: "string" };
  const schema: Schema = {
    ...fields({ kind: { enum: ["a", "b"] } }, "kind"),
    ...when(fields({ kind: { const: "b" } }, "kind"), fields({ constructor: text, toString: text })),
  };
  drawing = await drawOurs({ name: "switched", about: "", kind: "", schema, journeys: [], broken: [] });
  const held = (name: string) => drawing?.root.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
  for (const step of [
    { set: "kind", to: "b" },
    { set: "toString", to: "x" },
    { set: "kind", to: "a" },
    { set: "kind", to: "b" },
  ])
    await act(drawing, step);
  expect(["constructor", "toString"].map(held)).toEqual(["", "x"]);
});

test("switching keeps what is still being typed", async () => {
  const schema: Schema = {
    type: "object",
    properties: { email: { type: "string" } },
    oneOf: [branch("Person", "born"), branch("Company", "vat")],
  };
  drawing = await drawOurs({ name: "switched", about: "", kind: "", schema, journeys: [], broken: [] });
  const control = drawing.root.querySelector<HTMLInputElement>("[name=email]");
  if (control) control.value = "tern@harbour.example";
  control?.dispatchEvent(new Event("input", { bubbles: true }));
  await act(drawing, { branch: "", to: "Company" });
  expect(drawing.root.querySelector<HTMLInputElement>("[name=email]")?.value).toBe("tern@harbour.example");
  await act(drawing, { set: "vat", to: "1" });
  expect(await drawing.submit()).toMatchObject({ body: { email: "tern@harbour.example" } });
});
