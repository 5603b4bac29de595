import { describe, expect, it } from "vitest";
import { formFrom } from "../../../tests/forms.ts";
import { kinds } from "../../engine/kinds/index.ts";
import type { JsonObject, Schema } from "../../engine/schema.ts";
import { answersOf } from "./answers.ts";

/** The label and the words of every answer to one field. */
function read(schema: Schema, value: JsonObject[string] | undefined, ui = {}): [string, ...string[]][] {
  const form = formFrom({ type: "object", properties: { field: schema } }, ui);
  const body: JsonObject = value === undefined ? {} : { field: value };
  return answersOf(form, kinds)("field", body).map(({ label, words }) => [label, ...words]);
}

const christmasEve = new Intl.DateTimeFormat(undefined, { dateStyle: "long" }).format(new Date(2026, 11, 24));

describe("answersOf", () => {
  it.each<[string, Schema, JsonObject[string] | undefined, string[]]>([
    ["a text", { type: "string" }, "as it is", ["as it is"]],
    ["nothing", { type: "string" }, undefined, []],
    ["an empty text", { type: "string" }, "", []],
    ["zero", { type: "number" }, 0, ["0"]],
    ["a choice", { oneOf: [{ const: 5, title: "Five" }] }, 5, ["Five"]],
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
    expect(read({ type: "string", enum: ["s"] }, "s", ui)).toEqual([["Field", "Small"]]);
  });

  it("numbers the entries of lists, and says what a field stands in", () => {
    const name: Schema = { type: "string" };
    const tags: Schema = { type: "array", title: "Tags", items: { type: "string" } };
    const guests: Schema = { type: "array", title: "Guests", items: { type: "object", properties: { name, tags } } };
    expect(read(guests, [{ name: "Ada", tags: ["x", "y"] }, { name: "Bo" }])).toEqual([
      ["Guest 1: Name", "Ada"],
      ["Guest 1: Tag 1", "x"],
      ["Guest 1: Tag 2", "y"],
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
    const said = answersOf(form, kinds)("tree", { tree }).map(({ label, words }) => [label, ...words]);
    expect(said).toContainEqual(["Tree: Child 1: Child 1: Name", "deep"]);
  });
});
