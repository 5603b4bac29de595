import { describe, expect, it } from "vitest";
import consultation from "../../../schemas/consultation.schema.json?form";
import estimate from "../../../schemas/estimate.schema.json?form";
import { fields, formFrom } from "../../../tests/forms.ts";
import { kinds } from "../kinds/index.ts";
import { fieldAt } from "../schema/field-at.ts";
import type { Schema } from "../schema/schema.ts";
import { deepMerge, prefill } from "./prefill.ts";

const today = "2026-11-21";
const filled = (query: string, form = estimate) =>
  [...prefill(form, new URLSearchParams(query), today, kinds, fieldAt).values()].reduce(deepMerge, {});

describe("prefill", () => {
  it.each<[string, string, object]>([
    ["a choice", "urgency=high", { urgency: "high" }],
    ["a text", "firstName=Ada&company=Keel%20%26%20Co", { firstName: "Ada", company: "Keel & Co" }],
    [
      "a list, in the order of its schema",
      "services=CI/CD%20Pipeline&services=Cloud+Solutions",
      { services: ["Cloud Solutions", "CI/CD Pipeline"] },
    ],
    ["each entry once", "services=Cloud+Solutions&services=Cloud+Solutions", { services: ["Cloud Solutions"] }],
    ["only the entries that exist", "services=Plumbing&services=Cloud+Solutions", { services: ["Cloud Solutions"] }],
    ["the last of several texts", "firstName=Ada&firstName=Bo", { firstName: "Bo" }],
    ["a valid address", "email=ada@example.com", { email: "ada@example.com" }],
  ])("fills in %s", (_what, query, expected) => expect(filled(query)).toEqual(expected));

  it.each([
    ["no query", ""],
    ["fields that do not exist", "utm_source=mail&toString=x&__proto__=x"],
    ["values that are not allowed", "urgency=extreme&projectType=none&services=Plumbing"],
    ["an address that is none", "email=ada"],
    ["a text that is too long", `firstName=${"x".repeat(201)}`],
    ["empty values", "firstName=&urgency=&services="],
    ["formName", "formName=estimate"],
  ])("ignores %s", (_what, query) => expect(filled(query)).toEqual({}));

  it.each([[null], [[1]]])("fills in a choice that is %j", (value) => {
    const topic: Schema = { oneOf: [{ const: value, title: "None" }, { const: 1 }] };
    expect(filled(`topic=${JSON.stringify(value)}`, formFrom(fields({ topic })))).toEqual({ topic: value });
  });

  it("fills in a day from today on", () => {
    expect(filled("preferredDate=2026-11-21", consultation)).toEqual({ preferredDate: "2026-11-21" });
    expect(filled("preferredDate=2026-11-20", consultation)).toEqual({});
    expect(filled("preferredDate=2026-11-31", consultation)).toEqual({});
  });

  it("fills in the entries of a list that needs several", () => {
    const topics: Schema = { type: "array", uniqueItems: true, items: { enum: ["a", "b", "c"] }, minItems: 2 };
    expect(filled("topics=a&topics=x&topics=b", formFrom(fields({ topics })))).toEqual({ topics: ["a", "b"] });
  });

  it("fills in the fields of a flat form alone, and nothing within them", () => {
    const given = prefill(estimate, new URLSearchParams("firstName=Ada&lastName.x=Bo"), today, kinds);
    expect([...given]).toEqual([["firstName", { firstName: "Ada" }]]);
  });

  it("puts a list in the place of the one that was there", () => {
    expect(deepMerge({ at: { days: ["Mon", "Tue"], hour: 9 } }, { at: { days: ["Fri"] } })).toEqual({
      at: { days: ["Fri"], hour: 9 },
    });
  });

  it("fills in numbers, yes or no, and what stands in groups", () => {
    const schema = fields({
      seats: { type: "number" },
      agreed: { type: "boolean" },
      group: fields({ a: { type: "string" }, b: { type: "string" } }),
    });
    expect(filled("seats=3&agreed=true&group=x&group.a=x&group.b=y", formFrom(schema))).toEqual({
      seats: 3,
      agreed: true,
      group: { a: "x", b: "y" },
    });
  });

  it("fills in what a condition, a branch or a reference describes", () => {
    const schema: Schema = {
      ...fields({ kind: { enum: ["person", "company"] } }),
      if: { properties: { kind: { const: "company" } }, required: ["kind"] },
      then: { properties: { vat: { type: "string", pattern: "^[A-Z]{2}" }, seat: { $ref: "#/definitions/seat" } } },
      definitions: { seat: { anyOf: [fields({ town: { type: "string" } }), fields({ box: { type: "integer" } })] } },
    };
    const form = formFrom(schema);
    expect(filled("kind=company&vat=DE1&seat.box=7", form)).toEqual({ kind: "company", vat: "DE1", seat: { box: 7 } });
    expect(filled("vat=1&kind=company&seat.street=x", form)).toEqual({ kind: "company" });
  });
});
