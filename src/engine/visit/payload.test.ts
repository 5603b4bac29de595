import { describe, expect, it } from "vitest";
import { errorsOf, fields, formFrom, when } from "../../../tests/forms.ts";
import type { Json, JsonObject, Schema } from "../schema/schema.ts";
import { normalize, payloadOf } from "./payload.ts";

const text: Schema = { type: "string" };
const topics: Schema = { type: "array", uniqueItems: true, items: { enum: ["a", "b"] } };
const form = formFrom(
  fields(
    {
      name: { ...text, pattern: "\\S" },
      note: text,
      size: { enum: ["", "s"] },
      kind: { enum: ["k"] },
      topics,
      goals: { ...topics, minItems: 1 },
      seats: { type: "integer" },
      address: fields({ street: text, tags: topics }),
      people: { type: "array", items: fields({ name: text }) },
    },
    "name",
  ),
);

describe("payloadOf", () => {
  it("sends every field that has an empty value, and formName, when nothing is filled in", () => {
    expect(payloadOf(form, {})).toEqual({ note: "", size: "", topics: [], people: [], formName: "test" });
  });

  it.each<[string, Json, Json | undefined]>([
    ["name", "  Ada ", "Ada"],
    ["name", "   ", undefined],
    ["name", "\t\n\u00a0", undefined],
    ["name", "\u200b\u2060\ufeff\u00ad\u3164 \u2800", undefined],
    [
      "name",
      "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u2764\ufe0f",
      "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u2764\ufe0f",
    ],
    ["note", "   ", ""],
    ["note", "\u200b", ""],
    ["note", null, ""],
    ["size", null, ""],
    ["size", "s", "s"],
    ["kind", "", undefined],
    ["topics", [], []],
    ["topics", ["a"], ["a"]],
    ["topics", null, []],
    ["goals", [], undefined],
    ["seats", 0, 0],
    ["seats", null, undefined],
    ["address", { street: " Main ", tags: ["a"] }, { street: "Main", tags: ["a"] }],
    ["address", { street: " ", tags: [] }, {}],
    ["people", [{ name: " Ada " }, { name: "" }], [{ name: "Ada" }, {}]],
  ])("sends %s, %j, as %j", (field, value, sent) => expect(payloadOf(form, { [field]: value })[field]).toEqual(sent));

  it("sends an address or a telephone number without what was copied along with it and cannot be seen", () => {
    const lead = {
      email: "\u200b\u202aada@example.com\u202c\u200b",
      phone: "\u202d+1 555\u2011010\u200b0\u202c",
      website: "\ufeffhttps://ada.example/\u200e",
      people: [{ email: "bo@ex\u00adample.com\u2060 " }],
    };
    const asked = fields({
      email: text,
      phone: text,
      website: text,
      people: { type: "array", items: fields({ email: text }) },
    });
    expect(payloadOf(formFrom(asked), lead)).toMatchObject({
      email: "ada@example.com",
      phone: "+1 555\u20110100",
      website: "https://ada.example/",
      people: [{ email: "bo@example.com" }],
    });
  });

  it.each<[string, string | undefined]>([
    [" ab\u200bcd ", " ab\u200bcd "],
    [" \u200b", undefined],
  ])("sends a password as it was typed, of which %j shows nothing or something", (typed, sent) => {
    const keys = fields({ token: { ...text, format: "password", pattern: "." } });
    expect(payloadOf(formFrom(keys), { token: typed }).token).toBe(sent);
  });

  it("has what is empty also in a group that is part of itself", () => {
    const list: Schema = { type: "array", items: { $ref: "#/definitions/node" } };
    const node = fields({ note: { type: ["string", "null"] }, kids: list }, "note");
    const form = formFrom({ ...fields({ tree: { $ref: "#/definitions/node" } }), definitions: { node } });
    const kids = [{ note: null, kids: [{ note: null }] }];
    expect(payloadOf(form, { tree: { note: "a", kids: [{ kids: [{}] }] } }).tree).toEqual({ note: "a", kids });
  });

  it("keeps the places of a list's entries: no and zero are answers, what is empty is null", () => {
    const list = formFrom(fields({ all: { type: "array", items: { type: ["boolean", "number", "string", "null"] } } }));
    expect(payloadOf(list, { all: [false, 0, " ", null, "x"] }).all).toEqual([false, 0, null, null, "x"]);
  });

  it("sends an entry of a tuple as the field that stands in its place", () => {
    const person = fields({ name: text, nick: { type: ["string", "null"] } }, "nick");
    const pair: Schema = { type: "array", items: [person, { type: "string", format: "password" }] };
    const sent = payloadOf(formFrom(fields({ pair })), { pair: [{ name: "Ada " }, " secret "] });
    expect(sent.pair).toEqual([{ name: "Ada", nick: null }, " secret "]);
  });

  it("keeps what no field of the form is, for the rules to refuse", () => {
    expect(payloadOf(form, { other: " x ", none: null })).toMatchObject({ other: "x", none: null });
  });

  it("takes nothing that every object inherits for what an empty field is sent as", () => {
    const own = formFrom(fields({ constructor: { type: "string", enum: ["a", "b"] }, toString: { type: "integer" } }));
    expect(Object.keys(payloadOf(own, {}))).toEqual(["formName"]);
  });

  it("adds formName last, whatever the data say", () => {
    const body = payloadOf(form, { formName: "other" });
    expect(body.formName).toBe("test");
  });

  it("leaves the data as they were", () => {
    const data: JsonObject = { name: " Ada ", address: { street: " " } };
    payloadOf(form, data);
    expect(data).toEqual({ name: " Ada ", address: { street: " " } });
  });
});

describe("a choice that may be left out, with fields of its own", () => {
  const branch = (kind: string, field: string): Schema => ({
    properties: { version: { const: 2 }, kind: { const: kind }, [field]: { type: "string" } },
    required: [field],
  });
  const payment: Schema = { type: "object", oneOf: [branch("invoice", "reference"), branch("card", "holder")] };

  it.each<[string, JsonObject, Json | undefined]>([
    ["untouched is left out", { kind: "invoice" }, undefined],
    ["answered is sent", { kind: "invoice", reference: "7" }, { kind: "invoice", reference: "7" }],
    [
      "with another branch chosen is an answer, whatever the two share",
      { version: 2, kind: "card" },
      { version: 2, kind: "card" },
    ],
    ["with what no field of it is, is an answer, for the rules to refuse", { other: "x" }, { other: "x" }],
  ])("%s", (_what, given, sent) => {
    expect(payloadOf(formFrom(fields({ payment })), { payment: given }).payment).toEqual(sent);
  });
});

it.each<[string, Schema, Json, Json | undefined]>([
  ["a list of blank entries", { type: "array", minItems: 2, items: text }, [" ", null], undefined],
  ["a tuple of blank entries", { type: "array", items: [text, text] }, [null, null], []],
  [
    "a group whose checkbox says no",
    fields({ ok: { type: "boolean" }, name: text }, "ok", "name"),
    { ok: false },
    undefined,
  ],
  ["a list with an answer", { type: "array", minItems: 2, items: text }, ["a", null], ["a", null]],
])("%s that may be left out, sent as %j", (_what, schema, given, sent) => {
  expect(payloadOf(formFrom(fields({ it: schema })), { it: given }).it).toEqual(sent);
});

describe("nothing that a form has of itself is sent where it is required", () => {
  const [none, some] = [
    fields({ amount: { type: "null" } }, "amount"),
    fields({ amount: { type: "number" } }, "amount"),
  ];
  const kind = (name: string): Schema => ({ ...fields({ kind: { const: name } }, "kind"), title: name });
  const both = (one: Schema, other: Schema): Schema => ({
    ...{ ...one, ...other, properties: { ...one.properties, ...other.properties } },
    required: ["kind", "amount"],
  });
  const branches: Schema = { oneOf: [both(kind("none"), none), both(kind("some"), some)] };
  const condition: Schema = {
    ...fields({ kind: text }, "kind"),
    ...when({ properties: { kind: { const: "none" } } }, none, some),
  };

  it.each<[string, Schema]>([
    ["a branch", branches],
    ["a condition", condition],
  ])("in %s", (_what, what) => {
    const asked = formFrom(fields({ what }, "what"));
    const wrong = (kind: string, amount: Json) => errorsOf(asked, { what: { kind, amount } }, "2026-11-29");
    expect([wrong("none", null), wrong("some", 3)]).toEqual([[], []]);
    expect(wrong("some", null)).toEqual([{ field: "what.amount", message: "Amount is required" }]);
  });

  it("and left out where it is not", () => {
    const { required: _required, ...free } = none;
    const asked = formFrom({ ...fields({ kind: text }), ...when({ required: ["kind"] }, free) });
    expect(payloadOf(asked, { kind: "a", amount: null })).not.toHaveProperty("amount");
  });
});

describe("normalize", () => {
  it("sends an unset field of a group by its own name, dots and all, and none for keys that nobody has named", () => {
    const open: Schema = { type: ["string", "null"] };
    const named = fields({ host: text, "tcp.in": open, "~1": open }, "tcp.in", "~1");
    const ports: Schema = { ...named, additionalProperties: open };
    expect(normalize(formFrom(fields({ ports })), { ports: { host: "a" } })).toEqual({
      ports: { host: "a", "tcp.in": null, "~1": null },
    });
  });

  it("keeps what the form does not know, so that it can be refused", () => {
    const hostile = JSON.parse(
      '{"other": "", "nothing": null, "toString": "", "__proto__": {}, "group": {"__proto__": {"name": "Ada"}}}',
    );
    const body = normalize(form, hostile);
    expect(Object.entries(body)).toEqual(
      expect.arrayContaining([
        ["other", ""],
        ["nothing", null],
        ["toString", ""],
        ["__proto__", {}],
      ]),
    );
    expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
  });

  it("changes nothing in a body that was sent", () => {
    const body = payloadOf(form, { name: "Ada", people: [{ name: "Bo" }], seats: 3 });
    expect(normalize(form, body)).toEqual(body);
  });
});

describe("a key that a visitor has named", () => {
  const named = { labels: { urgent: undefined, newKey: "" } } as unknown as JsonObject;

  it.each<[string, Schema, unknown]>([
    ["a blank text", text, ""],
    ["missing, where it is no text", { type: "integer" }, null],
    ["missing, where it is a choice", { enum: ["a"] }, null],
    ["missing, where the text needs letters", { ...text, minLength: 1 }, null],
    ["null, where that is an answer", { type: ["string", "null"], minLength: 1 }, null],
    ["an empty list, where none need be in it", { type: "array", items: text }, []],
    ["missing, where some must be in it", { type: "array", items: text, minItems: 1 }, null],
    ["blank, where a choice is", { enum: ["", "a"] }, ""],
    ["no, where a box is", { type: "boolean" }, false],
    ["its constant", { const: "a" }, "a"],
    ["a blank text, where anything goes", true as unknown as Schema, ""],
  ])("is sent without a value, too: as %s", (_what, value, sent) => {
    const labels: Schema[] = [{ additionalProperties: value }, { patternProperties: { "^u": value } }];
    for (const form of labels.map((group) => formFrom(fields({ labels: { type: "object", ...group } }))))
      expect(payloadOf(form, named)).toEqual({ labels: { urgent: sent }, formName: "test" });
  });
});
