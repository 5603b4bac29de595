import { describe, expect, it } from "vitest";
import { fields, when } from "../../../../tests/forms.ts";
import { documentsOf } from "../../define/documents.ts";
import type { Schema } from "../../schema/schema.ts";
import { checkProject } from "../project.ts";
import { checkNames, checkNamesToAdd } from "./names.ts";

const text: Schema = { type: "string" };
const list: Schema = { type: "array", minItems: 1, uniqueItems: true, items: { enum: ["bow", "mast"] } };
const quote = fields({ kind: { enum: ["boat", "crew"] }, parts: list, places: { type: "integer", minimum: 1 } });

/** A schema that requires the quote unless a field has one of some values. */
const unless = (name: string, none: Schema): Schema => ({
  ...quote,
  ...when({ properties: { [name]: { not: none } }, required: [name] }, { required: ["kind"] }),
});

const problemsOf = (schema: Schema) =>
  checkProject({ forms: [documentsOf("quote", schema, {})], shared: {}, pages: [], groups: [] }).map(
    ({ path }) => path,
  );

/** A field that may have any value but one. */
const nick: Schema = { properties: { nick: { ...text, not: { const: "admin" } } } };

describe("a rule of what a value must not be", () => {
  it.each<[string, Schema]>([
    ["of a field that a branch brings", { ...quote, anyOf: [{ title: "Boat", ...nick }, { title: "Crew" }] }],
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
    ["with no other branch", { ...quote, anyOf: branches }, ["/anyOf/0/properties/group/required/0"]],
    [
      "with no other branch of a group that is one of all",
      { ...fields({ group: fields({ hull: text }) }), anyOf: branches },
      ["/anyOf/0/properties/group/required/0"],
    ],
    [
      "with no other branch that is a definition",
      {
        ...quote,
        definitions: Object.fromEntries(branches.entries()),
        anyOf: [{ $ref: "#/definitions/0" }, { $ref: "#/definitions/1" }],
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

describe("a group is compared with what parts that are references say of it", () => {
  const mine = fields({ hull: text }, "sail");
  const theirs = fields({ sail: text }, "hull");
  const all = (group: Schema, part: Schema): Schema => ({
    ...fields({ group }),
    allOf: [{ $ref: "#/definitions/part" }],
    definitions: { part: fields({ group: part }) },
  });
  /** Thirty groups, each with lists of others: every one is part of itself. */
  const circle = (named: string): Schema => ({
    ...fields({ first: { type: "array", items: { $ref: "#/definitions/0" } } }),
    definitions: Object.fromEntries(
      Array.from({ length: 30 }, (_none, index): [string, Schema] => {
        const lists = [1, 8].map((step): [string, Schema] => [
          `next${step}`,
          { type: "array", items: { $ref: `#/definitions/${(index + step) % 30}` } },
        ]);
        return [String(index), fields({ name: text, ...Object.fromEntries(lists) }, index === 3 ? named : "name")];
      }),
    ),
  });
  it.each<[string, Schema, string[]]>([
    ["that name its fields", all(fields({ hull: text }), theirs), []],
    ["whose fields it names", all(mine, fields({ sail: text })), []],
    [
      "that name none of its fields",
      all(fields({ hull: text }), { required: ["sail"] }),
      ["/definitions/part/properties/group/required/0"],
    ],
    [
      "at any depth",
      {
        ...fields({ deep: { $ref: "#/definitions/mine" } }),
        allOf: [fields({ deep: { $ref: "#/definitions/part" } })],
        definitions: { mine: fields({ group: mine }), part: fields({ group: theirs }) },
      },
      [],
    ],
    ["that contain themselves", circle("name"), []],
    ["that contain themselves, and whose name is misspelled", circle("nmae"), ["/definitions/3/required/0"]],
  ])("%s", (_what, schema, paths) => expect(checkNames("quote", schema, {}).map(({ path }) => path)).toEqual(paths));
});

describe("a required name that visitors would have to add", () => {
  const open: Schema = { ...fields({ hull: text }), required: ["hull", "sail"], additionalProperties: text };
  const sail = fields({ sail: text });
  it.each<[string, Schema, string[]]>([
    ["no field has it", fields({ boat: open }), ["/properties/boat/required/1"]],
    [
      "a definition's, of which no use has the field",
      { ...fields({ boat: { $ref: "#/definitions/boat" } }), definitions: { boat: open } },
      ["/definitions/boat/required/1"],
    ],
    [
      "what extends the group has it",
      { allOf: [{ $ref: "#/definitions/boat" }, sail], definitions: { boat: open } },
      [],
    ],
    ["a condition asks for it", { ...fields({ boat: sail }), if: {}, then: fields({ boat: open }) }, []],
    ["what entries must be has it", fields({ fleet: { items: sail, allOf: [{ items: open }] } }), []],
    ["one entry must have it", fields({ fleet: { items: sail, contains: open } }), []],
  ])("%s", (_what, schema, paths) =>
    expect(checkNamesToAdd("quote", schema, {}).map(({ path }) => path)).toEqual(paths),
  );
});
