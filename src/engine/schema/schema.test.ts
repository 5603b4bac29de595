import { describe, expect, it } from "vitest";
import { when } from "../../../tests/forms.ts";
import { humanize } from "../words/words.ts";
import { pointerStep } from "./path.ts";
import { children, isObject, mapChildren, type Schema, walk, without } from "./schema.ts";

/** A schema with every keyword that contains schemas. */
const full: Schema = {
  properties: { name: { type: "string" }, "a/b~c": {} },
  items: [{ const: 1 }, { const: 2 }],
  oneOf: [{}],
  anyOf: [{}],
  allOf: [{}],
  ...when({}, {}, {}),
  not: {},
  contains: {},
  propertyNames: {},
  additionalItems: {},
  additionalProperties: {},
  patternProperties: { "^x": {} },
  dependencies: { name: { properties: { more: {} } }, other: ["name"] },
  definitions: { thing: {} },
};

describe("children", () => {
  it("finds every schema directly inside, with its JSON pointer", () => {
    expect(
      children({ schema: full, pointer: "/at" })
        .map(({ pointer }) => pointer)
        .sort(),
    ).toEqual(
      [
        "/at/if",
        "/at/then",
        "/at/else",
        "/at/not",
        "/at/contains",
        "/at/additionalProperties",
        "/at/additionalItems",
        "/at/propertyNames",
        "/at/oneOf/0",
        "/at/anyOf/0",
        "/at/allOf/0",
        "/at/items/0",
        "/at/items/1",
        "/at/properties/name",
        "/at/properties/a~1b~0c",
        "/at/patternProperties/^x",
        "/at/definitions/thing",
        "/at/dependencies/name",
      ].sort(),
    );
  });

  it("takes nothing for a schema that only looks like one", () => {
    const schema: Schema = {
      default: { properties: {} },
      const: { items: {} },
      enum: [{ not: {} }],
      additionalProperties: false,
    };
    expect(children({ schema, pointer: "" })).toEqual([]);
  });
});

describe("walk", () => {
  it("goes depth first, from the schema itself", () => {
    const schema: Schema = { properties: { a: { items: { title: "entry" } }, b: {} } };
    expect([...walk({ schema, pointer: "" })].map(({ pointer }) => pointer)).toEqual([
      "",
      "/properties/a",
      "/properties/a/items",
      "/properties/b",
    ]);
  });
});

describe("mapChildren", () => {
  it("changes each inner schema and leaves the original alone", () => {
    const schema: Schema = { title: "outer", properties: { a: { title: "a" } }, items: { title: "entry" } };
    const copy = mapChildren(schema, (child, steps) => ({ title: `${child.title} at ${steps}` }));
    expect(copy).toEqual({
      title: "outer",
      properties: { a: { title: "a at properties/a" } },
      items: { title: "entry at items" },
    });
    expect(schema.properties?.a).toEqual({ title: "a" });
  });

  it("keeps `true`, `false` and lists of names as they are", () => {
    const schema = { additionalProperties: false, dependencies: { a: ["b"] }, properties: { c: true } };
    expect(mapChildren(schema as unknown as Schema, () => ({ title: "changed" }))).toEqual(schema);
  });
});

describe("without", () => {
  it("drops words at any depth, but no field that is called like one", () => {
    const schema: Schema = {
      title: "gone",
      properties: {
        title: { type: "string", title: "gone" },
        kept: { default: { title: "kept" }, enum: [{ title: "kept" }] },
      },
      dependencies: { title: ["kept"] },
    };
    expect(without(schema, new Set(["title"]))).toEqual({
      properties: { title: { type: "string" }, kept: { default: { title: "kept" }, enum: [{ title: "kept" }] } },
      dependencies: { title: ["kept"] },
    });
  });
});

describe("kinds of value and schema", () => {
  it.each([
    [{}, true],
    [{ a: 1 }, true],
    [[], false],
    [null, false],
    ["text", false],
    [undefined, false],
  ])("isObject(%j) is %s", (value, expected) => expect(isObject(value)).toBe(expected));
});

describe("names", () => {
  it.each([
    ["email", "Email"],
    ["currentInfrastructure", "Current infrastructure"],
    ["custom-solution", "Custom solution"],
    ["team_size", "Team size"],
    ["address2Line", "Address2 line"],
    ["", ""],
  ])("humanize(%j) is %j", (name, words) => expect(humanize(name)).toBe(words));

  it("escapes a name for a JSON pointer", () => expect(pointerStep("and/or~")).toBe("and~1or~0"));
});
