import { describe, expect, it } from "vitest";
import { when } from "../../../tests/forms.ts";
import { followIn, holdOf, inPlace, isComposed, ownerOf, partsOf, type Wanted } from "./in-place.ts";
import { type Schema, stepsIn } from "./schema.ts";

const a: Schema = { title: "a" };
const b: Schema = { title: "b" };
const c: Schema = { title: "c" };

const found = (schema: Schema, wanted: Wanted = {}) =>
  [...inPlace({ schema, pointer: "" }, { follow: followIn(schema), ...wanted })].map(
    ({ pointer, hold }) => `${pointer || "/"} ${hold}`,
  );

describe("what speaks of the same value", () => {
  it.each<[string, Schema, string[]]>([
    ["nothing but the schema", { title: "a", properties: { a }, items: b }, []],
    ["all of some", { allOf: [a, b] }, ["/allOf/0 always", "/allOf/1 always"]],
    ["alternatives", { oneOf: [a], anyOf: [b] } as Schema, ["/anyOf/0 maybe", "/oneOf/0 maybe"]],
    ["what follows from a condition", when(a, b, c), ["/then maybe", "/else maybe", "/if asked"]],
    ["what is ruled out", { not: a }, ["/not asked"]],
    ["a dependency, but no names", { dependencies: { "a/b": a, c: ["d"] } } as Schema, ["/dependencies/a~1b maybe"]],
    ["a dependency of a newer draft", { dependentSchemas: { x: a } }, ["/dependentSchemas/x maybe"]],
    [
      "a part of a part, as weak as its way",
      { anyOf: [{ allOf: [a] }] } as Schema,
      ["/anyOf/0 maybe", "/anyOf/0/allOf/0 maybe"],
    ],
    ["no part that is true or false", { allOf: [true, false], not: false } as unknown as Schema, []],
    ["no value that looks like a part", { default: { allOf: [a] }, const: { not: b } } as Schema, []],
    [
      "what it refers to, beside its own",
      { $ref: "#/definitions/x", allOf: [b], definitions: { x: a } } as Schema,
      ["/allOf/0 always", "/definitions/x always"],
    ],
    [
      "what that refers to",
      { $ref: "#/definitions/x", definitions: { x: { $ref: "#/definitions/y" }, y: a } } as Schema,
      ["/definitions/x always", "/definitions/y always"],
    ],
    [
      "a name with a slash",
      { $ref: "#/definitions/a~1b", definitions: { "a/b": a } } as Schema,
      ["/definitions/a~1b always"],
    ],
    ["nothing for a reference to nowhere", { $ref: "#/definitions/constructor", definitions: {} }, []],
    [
      "a circle once",
      { $ref: "#/definitions/x", definitions: { x: { anyOf: [{ $ref: "#/definitions/x" }, a] } } } as Schema,
      ["/definitions/x always", "/definitions/x/anyOf/0 maybe", "/definitions/x/anyOf/1 maybe"],
    ],
  ])("%s", (_what, schema, expected) => {
    expect(found(schema, { upTo: "asked" })).toEqual(["/ always", ...expected]);
    expect(found(schema)).toEqual(["/ always", ...expected.filter((one) => !one.endsWith("asked"))]);
    expect(found(schema, { upTo: "always" })).toEqual([
      "/ always",
      ...expected.filter((one) => one.endsWith("always")),
    ]);
  });

  it("asks a definition that is named by many once", () => {
    const definitions = Object.fromEntries(
      Array.from({ length: 40 }, (_none, at) => {
        const next = { $ref: `#/definitions/d${at + 1}` };
        return [`d${at}`, { allOf: [next, next] }];
      }),
    );
    expect(found({ $ref: "#/definitions/d0", definitions })).toHaveLength(1 + 40 + 2 * 40);
  });

  it("leaves references alone when nobody says where they lead", () => {
    expect(partsOf({ schema: { $ref: "#/definitions/x", definitions: { x: a } }, pointer: "" })).toEqual([]);
  });

  it("knows a composed schema by its keywords", () => {
    expect([{ allOf: [] }, { $ref: "#" }, { if: {} }, { not: {} }, { properties: {} }, {}].map(isComposed)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(["allOf", "not", "items", "constructor"].map(holdOf)).toEqual(["always", "asked", undefined, undefined]);
  });
});

describe("a pointer", () => {
  it.each([
    ["", ""],
    ["/then/allOf/0", ""],
    ["/properties/a/if", "/properties/a"],
    ["/properties/then", "/properties/then"],
    ["/properties/allOf/items/0/not", "/properties/allOf/items/0"],
    ["/dependencies/a~1b/properties/c/anyOf/1", "/dependencies/a~1b/properties/c"],
  ])("%j speaks of the value at %j", (pointer, owner) => expect(ownerOf(pointer)).toBe(owner));

  it("is read step by step", () => {
    expect(stepsIn("/properties/a~1b/items/allOf/0/items/1")).toEqual([
      { keyword: "properties", name: "a/b", text: "/properties/a~1b" },
      { keyword: "items", text: "/items" },
      { keyword: "allOf", name: "0", text: "/allOf/0" },
      { keyword: "items", name: "1", text: "/items/1" },
    ]);
  });
});
