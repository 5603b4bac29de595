/** Documents that are embedded in others: what references inside them lead to. */
import { describe, expect, it } from "vitest";
import { checkReferences } from "../check/schema/references.ts";
import { resolveRefs } from "./resolve.ts";
import type { Schema } from "./schema.ts";

describe("a document that is embedded in another", () => {
  const address: Schema = {
    $id: "parts/address",
    properties: {
      zip: { $ref: "#/$defs/zip" },
      country: { $ref: "#country" },
      street: { $ref: "street" },
      note: { $ref: "#/$defs/note" },
    },
    $defs: { zip: { title: "its own" }, named: { $anchor: "country", title: "its own" } },
  };
  const $defs: { [name: string]: Schema } = {
    address,
    street: { $id: "https://e.com/parts/street", title: "beside it" },
    zip: { title: "of all" },
    note: { title: "of all" },
    named: { $dynamicAnchor: "country", title: "of all" },
  };
  const bundle = { $id: "https://e.com/form", $defs };
  const own = {
    zip: { title: "its own" },
    country: { title: "its own" },
    street: { title: "beside it" },
    note: { title: "of all" },
  };

  it.each(["/parts/address", "https://e.com/parts/address", "#/$defs/address"])(
    "at %s reads its references",
    ($ref) => {
      const whole = { ...bundle, properties: { home: { $ref } } };
      expect(checkReferences("form", whole, {})).toEqual([]);
      expect(resolveRefs(whole, {})).toMatchObject({ properties: { home: { properties: own } } });
    },
  );

  it("reads its references where it stands, and what is around it reads others", () => {
    const whole = { ...bundle, properties: { home: address, zip: { $ref: "#/$defs/zip" }, it: { $ref: "#country" } } };
    const { properties } = resolveRefs(whole, {});
    expect(properties).toMatchObject({ home: { properties: own }, zip: { title: "of all" }, it: { title: "of all" } });
  });

  it("may contain itself by the name that only it has", () => {
    const tree = { $id: "tree", properties: { kids: { items: { $ref: "#" } } } };
    const { definitions } = resolveRefs({ properties: { tree: { $ref: "tree" } }, $defs: { tree } }, {});
    expect(definitions).toEqual({ tree: { properties: { kids: { items: { $ref: "#/definitions/tree" } } } } });
  });
});

describe("what only looks like a document that is embedded in another", () => {
  const form = (draft: string, items: Schema): Schema => ({
    ...(draft && { $schema: `http://json-schema.org/${draft}/schema#` }),
    properties: { kids: items },
  });
  const kids = { items: { $ref: "#/definitions/form" } };
  const tree = { definitions: { form: { properties: { kids } } }, properties: { kids } };

  it.each([
    ["an id, which is no keyword,", "", { id: "kids", items: { $ref: "#" } }],
    ["an id, which is no keyword since draft-06,", "draft-07", { id: "kids", items: { $ref: "#" } }],
    ["an $id beside a reference of draft-07", "draft-07", { items: { $id: "kid", $ref: "#" } }],
    ["an id beside a reference of draft-04", "draft-04", { items: { id: "kid", $ref: "#" } }],
  ])("%s leaves references to what is around it", (_what, draft, items) => {
    expect(checkReferences("form", form(draft, items), {})).toEqual([]);
    expect(resolveRefs(form(draft, items), {})).toEqual(tree);
  });

  it("is one with an id in draft-04", () => {
    const { definitions } = resolveRefs(form("draft-04", { id: "kids", items: { $ref: "#" } }), {});
    expect(definitions).toEqual({ form: { items: { $ref: "#/definitions/form" } } });
  });
});
