import { describe, expect, it } from "vitest";
import { fields, when } from "../../../tests/forms.ts";
import { documentsOf } from "../define/documents.ts";
import type { Schema } from "../schema/schema.ts";
import { checkProject } from "./project.ts";

const text: Schema = { type: "string" };
const list: Schema = { type: "array", minItems: 1, uniqueItems: true, items: { enum: ["bow", "mast"] } };
const quote = fields({ kind: { enum: ["boat", "crew"] }, parts: list, places: { type: "integer", minimum: 1 } });

/** The quote, if a field is none of some values. */
const unless = (name: string, none: Schema): Schema => ({
  ...quote,
  ...when({ properties: { [name]: { not: none } }, required: [name] }, { required: ["kind"] }),
});

const problemsOf = (schema: Schema) =>
  checkProject({ forms: [documentsOf("quote", schema, {})], shared: {}, pages: [], groups: [] }).map(
    ({ path }) => path,
  );

/** A field that is anything but one value. */
const nick: Schema = { properties: { nick: { ...text, not: { const: "admin" } } } };

describe("a rule of what a value must not be", () => {
  it.each<[string, Schema]>([
    ["of a field that a branch brings", { ...quote, oneOf: [{ title: "Boat", ...nick }, { title: "Crew" }] }],
    ["of a field that a condition brings", { ...quote, ...when({ required: ["kind"] }, nick) }],
    ["of a field that a part brings", { ...quote, allOf: [nick] }],
    ["said twice", { ...fields({ nick: nick.properties?.nick as Schema }), allOf: [nick] }],
  ])("%s", (_what, schema) => expect(problemsOf(schema)).toEqual([]));
});

describe("a condition that a value is not", () => {
  it.each<[string, Schema, string[]]>([
    ["one that nobody has", unless("kind", { const: "ship" }), ["/if/properties/kind/not/const"]],
    ["an empty list", unless("parts", { const: [] }), []],
    ["none", unless("places", { const: 0 }), []],
    ["blank or one of two", unless("kind", { enum: ["", null, "boat"] }), []],
    ["blank or one that nobody has", unless("kind", { enum: ["", "ship"] }), ["/if/properties/kind/not/enum"]],
    ["what is blank of another type", unless("places", { const: false }), ["/if/properties/places/not/const"]],
  ])("%s", (_what, schema, paths) => expect(problemsOf(schema)).toEqual(paths));
});

describe("what a part requires of a group is compared", () => {
  const group = (name: string, ...required: string[]): Schema => ({
    properties: { group: fields({ [name]: text }, ...required) },
  });
  const branches: Schema[] = [
    { title: "Boat", ...group("hull", "sail") },
    { title: "Crew", ...group("sail", "sail") },
  ];
  it.each<[string, Schema, string[]]>([
    ["with no other branch", { ...quote, oneOf: branches }, ["/oneOf/0/properties/group/required/0"]],
    [
      "with no other branch of a group that is one of all",
      { ...fields({ group: fields({ hull: text }) }), oneOf: branches },
      ["/oneOf/0/properties/group/required/0"],
    ],
    [
      "with no other branch that is a definition",
      {
        ...quote,
        definitions: Object.fromEntries(branches.entries()),
        oneOf: [{ $ref: "#/definitions/0" }, { $ref: "#/definitions/1" }],
      },
      ["/definitions/0/properties/group/required/0"],
    ],
    [
      "with no case of a condition that it is not of",
      { ...quote, ...when({ required: ["kind"] }, group("hull", "sail"), group("sail")) },
      ["/then/properties/group/required/0"],
    ],
    ["with all other parts", { ...quote, allOf: [group("sail"), group("hull", "sail")] }, []],
  ])("%s", (_what, schema, paths) => expect(problemsOf(schema)).toEqual(paths));
});
