import { describe, expect, it } from "vitest";
import { lookup, resolveRef } from "./refs.ts";
import { resolveRefs, resolving, UnresolvedRef } from "./resolve.ts";
import type { Schema } from "./schema.ts";

const plain: Schema = { properties: { is: { type: "string" } } };

const shared = {
  "shared.json": {
    $schema: "meta",
    definitions: {
      email: { type: "string", pattern: "@" },
      contact: { properties: { email: { $ref: "#/definitions/email" } } },
      "and/or": { title: "slash" },
      tom: plain,
    },
  },
  "address.json": { $schema: "meta", $id: "id", type: "object", definitions: { unused: {} } },
};

/** A field resolved in a document with these definitions. */
const resolved = (field: Schema, definitions: { [name: string]: Schema } = {}) =>
  resolveRefs({ properties: { field }, definitions }, shared).properties?.field;

describe("lookup", () => {
  it("takes a pointer as it is, and not as part of a URI", () => {
    expect(lookup({ properties: { "discount %": { title: "Discount" } } }, "/properties/discount %/title")).toBe(
      "Discount",
    );
  });
});

describe("resolveRefs", () => {
  it.each<[string, Schema, Schema]>([
    ["a place in this document", { $ref: "#/definitions/local" }, { title: "local" }],
    ["a place in a shared one", { $ref: "shared.json#/definitions/email" }, { type: "string", pattern: "@" }],
    [
      "a place that leads on",
      { $ref: "shared.json#/definitions/contact" },
      { properties: { email: { type: "string", pattern: "@" } } },
    ],
    [
      "branches that a single choice identifies",
      {
        discriminator: { propertyName: "is" },
        oneOf: [{ $ref: "#/definitions/cat" }, { properties: { is: { enum: ["a", "b"] } } }, { title: "c" }],
      },
      {
        oneOf: [
          { properties: { is: { type: "string", const: "cat" } } },
          { properties: { is: { enum: ["a", "b"] } } },
          { title: "c" },
        ],
      },
    ],
    [
      "branches that a mapping, or else their name, identifies",
      {
        discriminator: { propertyName: "is", mapping: { Tom: "#/definitions/tom", kitten: "mog", queen: "mog" } },
        anyOf: [{ $ref: "#/definitions/tom" }, { $ref: "#/definitions/mog" }, { $ref: "#/definitions/dog" }],
      },
      {
        anyOf: [
          { properties: { is: { type: "string", const: "Tom" } } },
          { properties: { is: { type: "string", enum: ["kitten", "queen"] } } },
          { properties: { is: { type: "string", const: "dog" } } },
        ],
      },
    ],
    [
      "branches whose names are alike, or need escaping, and one whose default is another",
      {
        discriminator: {
          propertyName: "is",
          mapping: { ours: "#/definitions/tom", theirs: "shared.json#/definitions/tom", big: "big cat" },
        },
        anyOf: ["#/definitions/tom", "shared.json#/definitions/tom", "#/definitions/big%20cat", "#/definitions/or~1and"]
          .concat("#/definitions/set")
          .map(($ref) => ({ $ref })),
      },
      {
        anyOf: [
          ...["ours", "theirs", "big", "or/and"].map((name) => ({
            properties: { is: { type: "string", const: name } },
          })),
          { properties: { is: { type: "string", default: "other" } } },
        ],
      } as Schema,
    ],
    ["a whole document, as a part", { $ref: "address.json" }, { type: "object" }],
    ["a name with a slash", { $ref: "shared.json#/definitions/and~1or" }, { title: "slash" }],
    ["a name written for a URI", { $ref: "#/definitions/two%20words" }, { title: "two" }],
    ["a name that is not, though it should be", { $ref: "#/definitions/100%" }, { title: "all" }],
    [
      "the words beside it, which win, and the rules, which are added",
      { $ref: "shared.json#/definitions/email", title: "Mail", pattern: "^a" },
      { type: "string", pattern: "@", title: "Mail", allOf: [{ pattern: "^a" }] },
    ],
    ["a name", { $ref: "#anchored" }, { title: "anchor" }],
    ["a name as draft-07 gives it", { $ref: "#identified" }, { title: "identifier" }],
    ["a name as draft-04 gives it", { $ref: "#older" }, { title: "older" }],
  ])("follows %s", (_what, field, expected) => {
    const names: { [name: string]: Schema } = {
      cat: { properties: { is: { type: "string", enum: ["cat"] } } },
      ...Object.fromEntries(["tom", "mog", "dog", "big cat", "or/and"].map((name) => [name, plain])),
      set: { properties: { is: { type: "string", default: "other" } } },
      a: { $anchor: "anchored", title: "anchor" },
      b: { $id: "#identified", title: "identifier" },
      c: { id: "#older", title: "older" },
    };
    expect(
      resolved(field, { local: { title: "local" }, "two words": { title: "two" }, "100%": { title: "all" }, ...names }),
    ).toEqual(expected);
  });

  it("takes nothing that every object inherits for the names that a dependent field needs", () => {
    const written = { dependentSchemas: { constructor: { required: ["a"] } }, dependentRequired: { a: ["b"] } };
    expect(resolved(written)).toEqual({ dependencies: { constructor: { required: ["a"] }, a: ["b"] } });
  });

  it("follows the same reference twice", () => {
    const twice = { a: { $ref: "shared.json#/definitions/email" }, b: { $ref: "shared.json#/definitions/email" } };
    const { properties } = resolveRefs({ properties: twice }, shared);
    expect(properties?.a).toEqual(properties?.b);
  });

  it("tells a document's own definition from a shared one of the same name", () => {
    const definitions = { email: { $ref: "shared.json#/definitions/contact" } };
    expect(resolved({ $ref: "#/definitions/email" }, definitions)).toEqual({
      properties: { email: { type: "string", pattern: "@" } },
    });
  });

  it("leaves no definitions, and no word that only documents have", () => {
    const schema = { $schema: "meta", $id: "id", title: "kept", definitions: { a: {} } };
    expect(resolveRefs(schema, {})).toEqual({ title: "kept" });
  });

  it("resolves a part against its document", () => {
    const base = { definitions: { a: { title: "a" } } };
    expect(resolving(base, {})({ $ref: "#/definitions/a" })).toEqual({ title: "a" });
  });

  it("takes a value that looks like a reference as it is", () => {
    expect(resolved({ const: { $ref: "nowhere" }, default: { $ref: "nowhere" } })).toEqual({
      const: { $ref: "nowhere" },
      default: { $ref: "nowhere" },
    });
  });

  it("takes a field called definitions for a field", () => {
    const address = { properties: { definitions: { type: "string" } } };
    expect(resolved({ $ref: "#/definitions/address" }, { address })).toEqual(address);
  });

  it.each([
    ["a local name", "#/definitions/none"],
    ["a name that nothing has", "#nobody"],
    ["a file", "none.json#/definitions/email"],
    ["a shared name", "shared.json#/definitions/none"],
    ["what every object inherits", "#/definitions/__proto__"],
    ["a value that is no schema", "shared.json#/definitions/email/type"],
    ["broken escapes", "#/definitions/%"],
    ["nothing but itself", "#/definitions/itself"],
    ["nothing but one that leads back", "#/definitions/there"],
    ["what asks itself of the same value", "#/definitions/asking"],
  ])("refuses a reference to %s, and says where it stands", (_what, $ref) => {
    const itself = { $ref: "#/definitions/itself" };
    const [there, back] = [{ $ref: "#/definitions/back" }, { $ref: "#/definitions/there" }];
    const asking: Schema = { anyOf: [{ type: "string" }, { not: { $ref: "#/definitions/asking" } }] };
    const error = (() => {
      try {
        return resolved({ $ref }, { itself, there, back, asking });
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(UnresolvedRef);
    expect((error as UnresolvedRef).pointer).toMatch(/^\/properties\/field/);
  });
});

describe("a schema that contains itself", () => {
  it("is the copy itself, where it is the whole", () => {
    const node = { properties: { kids: { items: { $ref: "#/definitions/node" } } } };
    expect(resolveRefs({ $ref: "#/definitions/node", definitions: { node } }, {})).toEqual({
      ...node,
      definitions: { node },
    });
  });

  const node: Schema = { type: "object", properties: { name: { type: "string" }, next: { $ref: "#/$defs/node" } } };

  it("stays a reference, into definitions that hold nothing else", () => {
    expect(resolveRefs({ properties: { first: { $ref: "#/$defs/node" } }, $defs: { node, unused: {} } }, {})).toEqual({
      properties: { first: { $ref: "#/definitions/node" } },
      definitions: {
        node: { type: "object", properties: { name: { type: "string" }, next: { $ref: "#/definitions/node" } } },
      },
    });
  });

  it("may be a whole form, and may stand in a shared document", () => {
    expect(resolveRefs({ properties: { again: { $ref: "#" } } }, {})).toMatchObject({
      properties: { again: { $ref: "#/definitions/form" } },
      definitions: { form: { properties: { again: { $ref: "#/definitions/form" } } } },
    });
    const files = { "tree.json": { definitions: { tree: { items: { $ref: "#/definitions/tree" } } } } };
    const schema = { properties: { a: { $ref: "tree.json#/definitions/tree" } }, definitions: { tree: {} } };
    expect(resolveRefs(schema, files)).toEqual({
      properties: { a: { $ref: "#/definitions/tree" } },
      definitions: { tree: { items: { $ref: "#/definitions/tree" } } },
    });
  });
});

describe("many schemas that contain each other", () => {
  /** How often the first schema of a ring, each of which contains a list of the next, is read while two parts are resolved. */
  const readsOf = (count: number): number => {
    let reads = 0;
    const next = (at: number) => ({ items: { $ref: `#/definitions/part${at % count}` } });
    const definitions = Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`part${at}`, { properties: { next: next(at + 1) } } as Schema]),
    );
    const { properties = {} } = definitions.part0 ?? {};
    Object.defineProperty(definitions.part0, "properties", { enumerable: true, get: () => ++reads && properties });
    const resolve = resolving({ definitions }, {});
    for (const part of [next(0), next(1)]) resolve(part);
    return reads;
  };

  it("are each read as often as if they were few", () => expect(readsOf(40)).toBe(readsOf(4)));
});

describe("resolveRef", () => {
  it("names the target and its document, which its own references are read in", () => {
    const target = shared["shared.json"].definitions.contact;
    expect(resolveRef("shared.json#/definitions/contact", {}, shared)).toEqual([target, shared["shared.json"]]);
    expect(resolveRef("#/none", {}, shared)).toBeUndefined();
  });
});
