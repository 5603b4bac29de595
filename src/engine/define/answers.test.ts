import { describe, expect, it } from "vitest";
import { formFrom } from "../../../tests/forms.ts";
import { kinds } from "../kinds/index.ts";
import { unzoned } from "../kinds/unzoned.ts";
import type { Json, JsonObject, Schema } from "../schema/schema.ts";
import { answersOf, type Reading } from "./answers.ts";
import type { UiDocument } from "./documents.ts";

/** The label and formatted value of every answer to one field. */
function read(
  schema: Schema,
  value: JsonObject[string] | undefined,
  { ui = {}, ...reading }: Partial<Reading> & { ui?: UiDocument } = {},
): [string, ...string[]][] {
  const form = formFrom({ type: "object", properties: { field: schema } }, ui);
  const body: JsonObject = value === undefined ? {} : { field: value };
  const answers = answersOf(form, { kinds, all: true, ...reading });
  return answers(body, "field").map(({ label, words }) => [label, ...words]);
}

const christmasEve = new Intl.DateTimeFormat("en", { dateStyle: "long" }).format(new Date(2026, 11, 24));
const clouds: Schema = {
  oneOf: [
    { const: "aws", title: "Amazon" },
    { const: "gcp", title: "Google" },
  ],
};

describe("answersOf", () => {
  it.each<[string, Schema, JsonObject[string] | undefined, string[]]>([
    ["a text", { type: "string" }, "as it is", ["as it is"]],
    ["nothing", { type: "string" }, undefined, []],
    ["an empty text", { type: "string" }, "", []],
    ["zero", { type: "number" }, 0, ["0"]],
    ["a choice", { oneOf: [{ const: 5, title: "Five" }] }, 5, ["Five"]],
    ["a choice by its title", clouds, "aws", ["Amazon"]],
    ["what is no choice any more", clouds, "ibm", ["ibm"]],
    ["null where it has a title", { oneOf: [{ const: null, title: "None" }, { const: 1 }] }, null, ["None"]],
    ["null where it has none", { enum: [null, "a"] }, null, []],
    [
      "choices by their titles",
      { type: "array", uniqueItems: true, items: clouds },
      ["aws", "gcp"],
      ["Amazon", "Google"],
    ],
    ["a list of choices", { type: "array", items: clouds }, ["aws", "aws", "ibm"], ["Amazon", "Amazon", "ibm"]],
    ["a list of days", { type: "array", items: { type: "string", format: "date" } }, ["2026-12-24"], [christmasEve]],
    ["a list of passwords", { type: "array", items: { type: "string", format: "password" } }, ["a"], ["••••••••"]],
    ["a list of texts", { type: "array", items: { type: "string" } }, ["x", "", "y"], ["x", "y"]],
    ["what may be null", { type: ["string", "null"] }, null, []],
    [
      "files",
      { type: "array", items: { type: "string", format: "data-url" } },
      ["data:;name=a.txt;base64,", "data:;base64,"],
      ["a.txt", "file"],
    ],
    ["a list that is one choice", { oneOf: [{ const: [1, 2], title: "Both" }, { const: [3] }] }, [1, 2], ["Both"]],
    ["a list of what is no choice any more", clouds, ["ibm", "aws"], ["ibm", "Amazon"]],
    ["an object chosen", { enum: [{ name: "Oslo", at: 1 }] }, { at: 1, name: "Oslo" }, ["Oslo"]],
    ["choices", { type: "array", uniqueItems: true, items: { enum: ["a", "b"] } }, ["a", "b"], ["a", "b"]],
    ["no choices", { type: "array", uniqueItems: true, items: { enum: ["a", "b"] } }, [], []],
    ["a box left alone", { type: "boolean" }, undefined, ["No"]],
    ["a ticked box", { type: "boolean" }, true, ["Yes"]],
    ["a password", { type: "string", format: "password" }, "hunter2", ["••••••••"]],
    ["a date", { type: "string", format: "date" }, "2026-12-24", [christmasEve]],
    ["what is no date", { type: "string", format: "date" }, "soon", ["soon"]],
    ["a file", { type: "string", format: "data-url" }, "data:text/plain;name=a%20plan.txt;base64,aGk=", ["a plan.txt"]],
    ["a list left empty", { type: "array", items: { type: "string" } }, [], []],
  ])("%s", (_what, schema, value, words) => expect(read(schema, value)).toEqual([["Field", ...words]]));

  it("says a choice in the words of the UI document", () => {
    const ui = { fields: { field: { options: { s: "Small" } } } };
    expect(read({ type: "string", enum: ["s"] }, "s", { ui })).toEqual([["Field", "Small"]]);
  });

  it("says the entries of a tuple by their own labels, after that of the tuple", () => {
    const stage: Schema = { type: "boolean", title: "Near the stage" };
    const seat: Schema = { type: "array", title: "Seat", items: [{ ...clouds, title: "Where" }, stage] };
    expect(read(seat, ["gcp", null])).toEqual([["Seat: Where", "Google"], ["Seat: Near the stage"]]);
    for (const nothing of [undefined, []]) expect(read(seat, nothing)).toEqual([["Seat"]]);
  });

  it("numbers the entries of lists, and says what a field stands in", () => {
    const name: Schema = { type: "string" };
    const tags: Schema = { type: "array", title: "Tags", items: { type: "string" } };
    const guests: Schema = { type: "array", title: "Guests", items: { type: "object", properties: { name, tags } } };
    expect(read(guests, [{ name: "Ada", tags: ["x", "y"] }, { name: "Bo" }])).toEqual([
      ["Guest 1: Name", "Ada"],
      ["Guest 1: Tags", "x", "y"],
      ["Guest 2: Name", "Bo"],
      ["Guest 2: Tags"],
    ]);
  });

  it("names the branch that was chosen, and asks only what it has", () => {
    const branch = (kind: string, field: string): Schema => ({
      title: kind,
      type: "object",
      properties: { kind: { const: kind }, [field]: { type: "string" } },
    });
    const pay: Schema = { title: "Payment", oneOf: [branch("Invoice", "reference"), branch("Card", "holder")] };
    expect(read(pay, { kind: "Card", holder: "Ines" })).toEqual([
      ["Payment", "Card"],
      ["Payment: Holder", "Ines"],
    ]);
  });

  it("lists the fields of a group in the form's order, whatever the body's is", () => {
    const group: Schema = { type: "object", properties: { a: { type: "string" }, b: { type: "string" } } };
    const said = [
      ["Field: A", "1"],
      ["Field: B", "2"],
      ["Field: c", "3"],
    ];
    expect(read({ ...group, additionalProperties: { type: "string" } }, { c: "3", b: "2", a: "1" })).toEqual(said);
  });

  it("says a field that branches define differently in the words of the one that was chosen", () => {
    const branch = (kind: string, plan: Schema): Schema => ({
      type: "object",
      properties: { kind: { const: kind }, plan },
    });
    const either: Schema = {
      oneOf: [
        branch("Team", { title: "Team plan", oneOf: [{ const: "s", title: "Small" }] }),
        branch("Solo", { title: "Solo plan", oneOf: [{ const: "m", title: "Mine" }] }),
      ],
    };
    expect(read(either, { kind: "Team", plan: "s" })).toContainEqual(["Field: Team plan", "Small"]);
    expect(read(either, { kind: "Solo", plan: "m" })).toContainEqual(["Field: Solo plan", "Mine"]);
    expect(read(either, { kind: "Solo", plan: { of: "an older version" } })).toContainEqual([
      "Field: Team plan",
      '{"of":"an older version"}',
    ]);
    const fixed = { oneOf: [branch("Gift", { title: "Gift plan", const: "s" }), ...(either.oneOf ?? [])] };
    expect(read(fixed, { kind: "Solo", plan: "m" }, { reader: "owner" })).toContainEqual(["Field: Solo plan", "Mine"]);
  });

  it("says words where another branch takes files, and the names of files where another one takes words", () => {
    const word: Schema = { type: "string" };
    const file: Schema = { ...word, format: "data-url" };
    const list = (items: Schema): Schema => ({ type: "array", items });
    const said = (own: Schema, other: Schema, value: Json) =>
      read({ oneOf: [other, own].map((plan) => ({ type: "object", properties: { plan } })) }, { plan: value }).at(
        -1,
      )?.[1];
    const url = "data:text/plain;name=plan.txt;base64,aGk=";
    expect(said(file, word, url)).toBe("plan.txt");
    expect(said(file, word, "data:text/plain;name=plan.txt;size=2;sha256=8f43,")).toBe("plan.txt");
    expect(said(list(file), list(word), [url])).toBe("plan.txt");
    expect(said(list(word), list(file), ["By post"])).toBe("By post");
  });

  it("tells the owner of constants, and the visitor of none", () => {
    const fixed: Schema = { type: "string", const: "newsletter" };
    expect(read(fixed, "newsletter")).toEqual([]);
    expect(read(fixed, "newsletter", { reader: "owner" })).toEqual([["Field", "newsletter"]]);
  });

  it("calls a free key what the visitor called it", () => {
    const free: Schema = { type: "object", title: "Labels", additionalProperties: { type: "string" } };
    expect(read(free, { "my key": "x" })).toEqual([["Labels: my key", "x"]]);
  });

  it("follows a schema that contains itself", () => {
    const form = formFrom({
      type: "object",
      properties: { tree: { $ref: "#/definitions/node" } },
      definitions: {
        node: {
          type: "object",
          properties: { name: { type: "string" }, children: { type: "array", items: { $ref: "#/definitions/node" } } },
        },
      },
    });
    const tree = { name: "root", children: [{ name: "leaf", children: [{ name: "deep" }] }] };
    const said = answersOf(form, { kinds, all: true })({ tree }, "tree").map(({ label, words }) => [label, ...words]);
    expect(said).toContainEqual(["Tree: Child 1: Child 1: Name", "deep"]);
  });

  it("ends where a group that holds its own kind ends", () => {
    const link: Schema = {
      type: "object",
      properties: { name: { type: "string" }, next: { $ref: "#/definitions/link" } },
    };
    const form = formFrom({
      type: "object",
      properties: { first: { $ref: "#/definitions/link" } },
      definitions: { link },
    });
    const said = answersOf(form, { kinds, all: true })({ first: { name: "a", next: { name: "b" } } });
    expect(said.map(({ label, words }) => [label, ...words])).toEqual([
      ["First: Name", "a"],
      ["First: Next: Name", "b"],
      ["First: Next: Next"],
    ]);
  });

  it("reads dates to the owner as they were sent, and passwords", () => {
    const owner = { reader: "owner" as const };
    expect(read({ type: "string", format: "date" }, "2026-12-24", owner)).toEqual([["Field", "2026-12-24"]]);
    expect(read({ type: "string", format: "password" }, "hunter2", owner)).toEqual([["Field", "hunter2"]]);
    expect(read(clouds, "aws", owner)).toEqual([["Field", "Amazon"]]);
  });

  it("says moments by a clock where it is known whose, or they are as typed, else with their time zone", () => {
    const moment: Schema = { type: "string", format: "date-time" };
    const noon = "2026-12-24T12:00:00.000Z";
    const style: Intl.DateTimeFormatOptions = { dateStyle: "long", timeStyle: "short" };
    expect(read(moment, noon)).toEqual([["Field", new Intl.DateTimeFormat("en", style).format(new Date(noon))]]);
    const elsewhere = { kinds: kinds.map(unzoned) };
    const typed = new Intl.DateTimeFormat("en", { ...style, timeZone: "UTC" }).format(new Date(noon));
    const readAs = (format: string, text: string) => read({ ...moment, format }, text, elsewhere)[0]?.[1];
    expect(readAs("date-time", noon)).toBe(`${typed} UTC`);
    expect(readAs("date-time", "2026-12-24T12:00:00-00:00")).toBe(typed);
    expect(readAs("iso-date-time", "2026-12-24T12:00:00")).toBe(typed);
    expect(readAs("time", "12:30:00-00:00")).toBe("12:30");
    expect(readAs("iso-time", "12:30:00")).toBe("12:30");
    expect(readAs("time", "12:30:00.000Z")).toBe("12:30 UTC");
    expect(readAs("time", "12:30:00+01:00")).toBe("12:30 UTC+01:00");
    expect(readAs("time", "12:30:05Z")).toBe("12:30:05Z");
  });

  it("takes nothing that every object inherits for an answer", () => {
    const made: Schema = { type: "object", properties: { constructor: { type: "string" } } };
    const form = formFrom({ ...made, properties: { ...made.properties, car: made } });
    expect(answersOf(form, { kinds })({ car: {} })).toEqual([]);
    const team: Schema = { type: "object", properties: { constructor: clouds, team: { $ref: "#" } } };
    expect(answersOf(formFrom(team), { kinds })({ constructor: "aws" })).toMatchObject([{ words: ["Amazon"] }]);
  });

  it("leaves out what was left empty, unless all is asked for", () => {
    const group: Schema = { type: "object", properties: { a: { type: "string" }, b: { type: "boolean" } } };
    expect(read(group, { a: "" }, { all: false })).toEqual([]);
    expect(read(group, { a: "" })).toEqual([["Field: A"], ["Field: B", "No"]]);
  });

  it("reads a body whose form has gone by the names it was sent under", () => {
    const gone = answersOf({ schema: {}, fields: {}, order: [] }, { kinds, reader: "owner" });
    const body = { formName: "old", cloud: "aws", ok: true, on: { city: "Lyon", tags: ["x", 1] }, all: [{ a: 1 }] };
    expect(gone(body).map(({ label, words }) => [label, ...words])).toEqual([
      ["cloud", "aws"],
      ["ok", "Yes"],
      ["on: city", "Lyon"],
      ["on: tags", "x", "1"],
      ["all 1: a", "1"],
    ]);
  });
});
