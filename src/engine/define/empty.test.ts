import { describe, expect, it } from "vitest";
import { fields, formFrom, when } from "../../../tests/forms.ts";
import { validate } from "../rules/validate.ts";
import type { JsonObject, Schema } from "../schema/schema.ts";
import { payloadOf } from "../visit/payload.ts";

const text: Schema = { type: "string" };
const untyped = (name: string): Schema => ({ title: name, properties: { [name]: text } });
const topics: Schema = { type: "array", uniqueItems: true, items: { enum: ["a", "b"] } };

describe("an unset field is sent as", () => {
  it.each<[string, Schema, unknown]>([
    ["a text", text, ""],
    ["a choice with an empty value", { enum: ["", "a"] }, ""],
    ["a list", topics, []],
    ["a text that must not be blank", { ...text, pattern: "\\S" }, undefined],
    ["a text with a minimum", { ...text, minLength: 10 }, undefined],
    ["a text with a format", { ...text, format: "email" }, undefined],
    ["a choice without an empty value", { enum: ["a"] }, undefined],
    ["a list with a minimum", { ...topics, minItems: 1 }, undefined],
    ["a number", { type: "number" }, undefined],
    ["yes or no", { type: "boolean" }, undefined],
    ["a group", { type: "object" }, undefined],
    ["a group without a type", untyped("a"), undefined],
    ["a choice between groups without a type", { anyOf: [untyped("a"), untyped("b")] }, undefined],
    ["a group without a type, or nothing", { anyOf: [untyped("a"), { type: "null" }] }, undefined],
    ["a group without a type, or a list", { anyOf: [untyped("a"), { type: "array", items: text }] }, undefined],
    ["a group without a type, or a text", { anyOf: [untyped("a"), text] }, ""],
    ["a value of any type", {}, ""],
  ])("%s, %j: %j", (_what, topic, empty) => expect(formFrom(fields({ topic })).empty.topic).toEqual(empty));
});

it("what has to be there and may be null is sent as null, also where a condition asks for more", () => {
  const schema = fields({ topic: { type: ["string", "null"] } }, "topic");
  const condition = when({ properties: { topic: { const: "a" } } }, { properties: { more: text } });
  expect(formFrom({ ...schema, ...condition }).empty).toEqual({ topic: null });
});

it.each<[string, Schema]>([
  ["as generators write it", { const: "" }],
  ["by a name", { const: "", title: "No site yet" }],
])("what has to be there and has the empty text as an alternative is sent as that: %s", (_how, none) => {
  const schema = fields({ site: { anyOf: [{ ...text, format: "uri" }, none] } }, "site");
  const form = formFrom(schema);
  expect(form.empty).toEqual({ site: "" });
  expect(validate(form, payloadOf(form, { site: "" }), "2026-11-30")).toEqual([]);
});

it("what can only be null is sent where it is needed, also where a condition asks whether it is there", () => {
  const needed = { required: ["topic"] };
  const form = formFrom({ ...fields({ topic: { type: "null" } }), ...when(needed, needed), else: needed });
  expect(form.empty).toEqual({ topic: null });
});

it.each<[string, Schema]>([
  ["a required one", fields({ topic: { oneOf: [{ const: "a" }, { const: null, title: "None" }] } }, "topic")],
  ["an optional one", fields({ topic: { enum: ["a", null], enumNames: ["A", "None"] } })],
])("a choice of which nothing is one is sent as null once that is picked: %s", (_what, schema) => {
  expect(payloadOf(formFrom(schema), {})).not.toHaveProperty("topic");
  expect(payloadOf(formFrom(schema), { topic: null })).toHaveProperty("topic", null);
  const asked = { oneOf: [schema, fields({ other: text }, "other")] };
  const group = formFrom({ ...fields({ group: { ...asked, type: "object" } }), anyOf: [{ required: ["group"] }, {}] });
  expect(payloadOf(group, { group: { topic: null } })).toHaveProperty("group.topic", null);
});

it.each<[string, Schema]>([
  ["a list", { items: { enum: ["a", null], enumNames: ["A", "None"] } }],
  ["a list of places", { items: [{ enum: ["a", null], enumNames: ["A", "None"] }, text], additionalItems: false }],
])("an entry of %s that is blank is no choice of nothing", (_what, list) => {
  const form = formFrom(fields({ list: { type: "array", minItems: 2, ...list } }));
  expect(payloadOf(form, { list: [null, null] })).toEqual({ formName: "test" });
});

it("what is left blank in a branch is no choice of nothing, which the field has in another one", () => {
  const topic = { enum: ["a", null], enumNames: ["A", "None"] };
  const branch = (kind: string, schema: Schema) => fields({ kind: { const: kind }, topic: schema }, "kind");
  const form = formFrom({ type: "object", oneOf: [branch("p", topic), branch("q", text)] });
  expect(payloadOf(form, { kind: "q", topic: null })).toEqual({ formName: "test", kind: "q" });
});

it("a box without a tick is sent as no, also where a condition asks whether it has one", () => {
  const condition = when({ properties: { topic: { const: true } } }, { properties: { more: text } });
  expect(formFrom({ ...fields({ topic: { type: "boolean" } }, "topic"), ...condition }).empty).toEqual({
    topic: false,
  });
});

it("a required list of what contains it is sent empty, or its tree would never end", () => {
  const node = {
    ...fields({ name: text, kids: { type: "array", items: { $ref: "#/definitions/node" } } }, "name", "kids"),
  };
  const form = formFrom({ ...fields({ root: { $ref: "#/definitions/node" } }, "root"), definitions: { node } });
  const data: JsonObject = { root: { name: "a", kids: [{ name: "b", kids: [] }, { name: "c" }] } };
  const kids = [
    { name: "b", kids: [] },
    { name: "c", kids: [] },
  ];
  const payload = payloadOf(form, data);
  expect(payload).toMatchObject({ root: { name: "a", kids } });
  expect(validate(form, payload, "2026-11-28")).toEqual([]);
});

it("such a list is sent empty in a value that may be the group around it, too", () => {
  const kids: Schema = { type: "array", items: { $ref: "#/definitions/node" } };
  const side: Schema = { oneOf: [fields({ code: text }, "code"), { $ref: "#/definitions/node" }] };
  const definitions = { node: fields({ name: text, kids, side }, "name", "kids") };
  const form = formFrom({ ...fields({ root: { $ref: "#/definitions/node" } }, "root"), definitions });
  const payload = payloadOf(form, { root: { name: "a", side: { name: "b" } } });
  expect(payload).toMatchObject({ root: { name: "a", kids: [], side: { name: "b", kids: [] } } });
});

describe("a field that must be set is left out when it is unset", () => {
  it.each<[string, Schema]>([
    ["always", fields({ topic: text }, "topic")],
    [
      "under a condition",
      {
        ...fields({ topic: text, kind: text }),
        ...when({ properties: { kind: { const: "a" } } }, { required: ["topic"] }),
      },
    ],
    ["in a branch", { ...fields({ topic: text }), anyOf: [{ required: ["topic"] }, { required: ["other"] }] }],
    ["beside another", { ...fields({ topic: text, other: text }), dependencies: { other: ["topic"] } }],
    ["for another", { ...fields({ topic: text, other: text }), dependencies: { topic: ["other"] } }],
  ])("%s", (_what, schema) => expect(formFrom(schema).empty).not.toHaveProperty("topic"));

  it("but not because a group requires a field of the same name", () => {
    const schema = fields({ topic: text, group: fields({ topic: text }, "topic") });
    expect(formFrom(schema).empty).toEqual({ topic: "" });
  });
});

describe("an optional group in which nothing is filled in", () => {
  const group = fields({ note: { type: ["string", "null"] } });
  const asked = { ...fields({ group, more: text }), ...when(fields({}, "group"), fields({ more: text }, "more")) };

  it.each<[string, Schema, object?]>([
    ["a condition asks for it", asked],
    ["other fields depend on it", { ...fields({ group }), dependencies: { group: fields({ more: text }, "more") } }],
    ["fields are counted", { ...fields({ group, more: text }), minProperties: 2 }],
    [
      "another would do",
      { ...fields({ group, more: text }), anyOf: [{ required: ["group"] }, { required: ["more"] }] },
    ],
    ["visitors name its fields", { ...asked, ...fields({ group: { additionalProperties: text }, more: text }) }, {}],
    ["it has a box to tick", fields({ group: fields({ note: text, terms: { const: true } }, "terms") })],
  ])("is left out where %s, as on a page on which it was not touched", (_what, schema, group = { note: "" }) => {
    const form = formFrom(schema);
    expect(payloadOf(form, { group } as JsonObject)).not.toHaveProperty("group");
    expect(payloadOf(form, { group: { note: "a" } })).toHaveProperty("group.note", "a");
  });

  it("is sent where it is needed, or nothing depends on it", () => {
    const needed = when(fields({ more: { const: "a" } }, "more"), { required: ["group"] });
    expect(payloadOf(formFrom({ ...asked, allOf: [needed] }), { group: {} })).toHaveProperty("group");
    const either = { anyOf: [{ required: ["group"] }, { required: ["more"] }], allOf: [needed] };
    expect(payloadOf(formFrom({ ...fields({ group, more: text }), ...either }), { group: {} })).toHaveProperty("group");
    expect(payloadOf(formFrom(fields({ group })), { group: {} })).toHaveProperty("group");
  });

  it("is sent with what nobody sees in it", () => {
    const form = formFrom(asked, { fields: { "group.note": { widget: "hidden" } } });
    expect(payloadOf(form, { group: { note: "a" } })).toHaveProperty("group.note", "a");
  });
});

describe("an optional list that its rules would reject", () => {
  const entries = (items: Schema): Schema => ({ type: "array", minItems: 1, items });
  const kind = (name: string): Schema => ({ title: name, properties: { kind: { const: name } }, required: ["kind"] });

  it("is left out while nothing in it is filled in", () =>
    expect(formFrom(fields({ ports: entries(fields({ number: text }, "number")) })).lapsing).toEqual({ ports: [] }));

  it("also in a branch, but not under a condition, or if any branch asks for it", () => {
    const [tags, { properties }] = [entries(text), fields({ tags: entries(text) })];
    const branches = (...required: string[]): Schema => ({
      oneOf: [
        { ...kind("a"), properties: { ...kind("a").properties, tags } },
        { ...kind("b"), properties, required },
      ],
    });
    expect(formFrom(branches()).lapsing).toEqual({ tags: [] });
    expect(formFrom(branches("tags")).lapsing).toBeUndefined();
    expect(
      formFrom({ ...fields({ late: text }), ...when(fields({}, "late"), { properties }) }).lapsing,
    ).toBeUndefined();
  });

  it("but not if choosing a branch is an answer", () =>
    expect(
      formFrom(fields({ ports: entries({ type: "object", oneOf: [kind("a"), kind("b")] }) })).lapsing,
    ).toBeUndefined());
});
