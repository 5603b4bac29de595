import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { workshop } from "../../../tests/dropped-in/plain.ts";
import { when } from "../../../tests/forms.ts";
import type { JsonObject, Schema } from "../../engine/schema/schema.ts";
import { subjectOf } from "../fixtures/subject.ts";
import { Tracer } from "../fixtures/visits.ts";
import { BodyMaker, type BrokenBody } from "./bodies.ts";
import { NothingFits } from "./fitting.ts";

const subject = (schema: Schema) => subjectOf("/nowhere", { name: "made", schema, ui: {} }, {});

function take<T>(endless: Generator<T>, count: number): T[] {
  const taken: T[] = [];
  for (const one of endless) {
    taken.push(one);
    if (taken.length === count) break;
  }
  return taken;
}

const valid = (schema: Schema, count = 60): JsonObject[] => take(new BodyMaker(subject(schema)).valid(3), count);
const invalid = (schema: Schema, count = 60): BrokenBody[] => take(new BodyMaker(subject(schema)).invalid(3), count);

/** An independent validator. */
const judge = (schema: Schema) => addFormats.default(new Ajv({ strict: false })).compile(schema);

/** Generated values of a single field, for any schema. */
const of = (field: Schema, count?: number) =>
  valid({ type: "object", properties: { field }, required: ["field"] }, count).map((body) => body.field);

const kinds: [string, Schema][] = [
  ["a text with limits", { type: "string", minLength: 3, maxLength: 5 }],
  ["a pattern", { type: "string", pattern: "^[A-Z]{2}[0-9]{4}$" }],
  ["a pattern of long texts", { type: "string", pattern: "^[\\w\\- ]+$", minLength: 29, maxLength: 29 }],
  ["a format", { type: "string", format: "date" }],
  ["a range", { type: "integer", minimum: 5, maximum: 40 }],
  ["steps", { type: "number", minimum: 0, multipleOf: 0.25 }],
  ["above a limit", { type: "number", exclusiveMinimum: 2, maximum: 3 }],
  ["mixed choices", { enum: ["a", 5, true] }],
  [
    "constants with titles",
    {
      oneOf: [
        { const: 1, title: "One" },
        { const: 2, title: "Two" },
      ],
    },
  ],
  ["yes or no", { type: "boolean" }],
  ["a list of choices", { type: "array", items: { enum: ["a", "b", "c"] }, minItems: 1, uniqueItems: true }],
  [
    "a tuple and more",
    { type: "array", items: [{ type: "number" }, { type: "boolean" }], additionalItems: { type: "integer" } },
  ],
  [
    "a list with no more than one of a kind",
    { type: "array", items: { enum: ["a", "b"] }, contains: { const: "a" }, maxContains: 1, minItems: 3 },
  ],
  ["free keys", { type: "object", additionalProperties: { type: "integer" }, minProperties: 1 }],
  [
    "keys by pattern",
    {
      type: "object",
      patternProperties: { "^x-[a-z]{2}$": { type: "number" } },
      minProperties: 1,
      additionalProperties: false,
    },
  ],
  [
    "keys by a pattern that looks ahead",
    { type: "object", patternProperties: { "^(?!x)[a-z]{2,4}$": { type: "number" } }, minProperties: 1 },
  ],
  ["parts", { allOf: [{ type: "string" }, { minLength: 2 }, { maxLength: 5 }] }],
];

describe("bodies that keep every rule", () => {
  test.each(kinds)("%s", (_what, field) => {
    const values = of(field);
    expect(values).toHaveLength(60);
    const accepts = judge(field);
    expect(values.filter((value) => !accepts(value))).toEqual([]);
  });

  test("boundaries are among them", () => {
    const texts = of({ type: "string", minLength: 3, maxLength: 5 }, 100).map(
      (text) => Array.from(String(text)).length,
    );
    expect([Math.min(...texts), Math.max(...texts)]).toEqual([3, 5]);
    const numbers = of({ type: "integer", minimum: 5, maximum: 40 }, 100).map(Number);
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([5, 40]);
    const tenths = of({ type: "number", minimum: 0.3, maximum: 0.7, multipleOf: 0.1 }).map(Number);
    expect([Math.min(...tenths), Math.max(...tenths)]).toEqual([0.3, 0.7]);
  });

  test("every branch is taken, and each condition holds and does not hold", () => {
    const condition = (name: string, needs: string): Schema =>
      when({ properties: { [name]: { const: true } }, required: [name] }, { required: [needs] });
    const schema: Schema = {
      type: "object",
      properties: {
        a: { type: "boolean" },
        b: { type: "boolean" },
        c: { type: "string" },
        d: { type: "string" },
        card: { type: "string" },
        owner: { type: "string" },
      },
      allOf: [condition("a", "c"), condition("b", "d")],
      dependencies: { card: ["owner"] },
    };
    const bodies = valid(schema, 150);
    for (const [name, needed] of [
      ["a", "c"],
      ["b", "d"],
    ] as const) {
      expect(bodies.some((body) => body[name] === true && body[needed] !== undefined)).toBe(true);
      expect(bodies.some((body) => body[name] !== true)).toBe(true);
    }
    expect(bodies.some((body) => body.card && body.owner)).toBe(true);
  });

  test("many conditions side by side, each with an else", () => {
    const names = Array.from({ length: 16 }, (_none, index) => `k${index}`);
    const schema: Schema = {
      type: "object",
      properties: Object.fromEntries(names.map((name) => [name, { enum: ["a", "b"] }])),
      allOf: names.map((name) => ({
        ...when(
          { properties: { [name]: { const: "a" } }, required: [name] },
          { properties: { [`then-${name}`]: { type: "string" } }, required: [`then-${name}`] },
        ),
        else: { properties: { [`else-${name}`]: { type: "integer" } }, required: [`else-${name}`] },
      })),
    };
    const bodies = valid(schema, 100);
    for (const name of names) expect(new Set(bodies.map((body) => body[name]))).toEqual(new Set(["a", "b", undefined]));
  });

  test("a form with everything", () => {
    const bodies = valid(workshop, 80);
    const accepts = judge(workshop);
    expect(bodies.filter((body) => !accepts(body))).toEqual([]);
    const met = new Set(
      bodies.flatMap((body) =>
        [...new Tracer(subject(workshop).documents.schema).of(body)].map(({ pointer }) => pointer),
      ),
    );
    for (const pointer of [
      "/then",
      "/properties/payment/oneOf/0",
      "/properties/payment/oneOf/1",
      "/properties/people/items",
    ])
      expect(met).toContain(pointer);
  });

  test("a contradiction is reported, and no search runs for ever", () => {
    expect(() => of({ type: "string", pattern: "^a+$", format: "date" })).toThrow(NothingFits);
  });
});

describe("bodies that break one rule", () => {
  test.each(kinds)("%s", (_what, field) => {
    const schema: Schema = { type: "object", properties: { field }, required: ["field"] };
    const accepts = judge(schema);
    for (const { data, errors } of invalid(schema, 10)) {
      expect(accepts(data), JSON.stringify(data)).toBe(false);
      expect(Object.keys(errors)).toHaveLength(1);
    }
  });

  test("each rule has its turn", () => {
    const said = invalid(workshop, 80).flatMap(({ errors }) => Object.values(errors));
    for (const sentence of ["Street is required", "Seats must be at least 5", "Diet is required", "Name is required"])
      expect(said).toContain(sentence);
  });
});

test("files stay the same when they are decoded and encoded again", () => {
  for (const file of of({ type: "string", format: "data-url", contentMediaType: "application/pdf" })) {
    const [, content = ""] = String(file).split("base64,");
    expect(content).toBe(Buffer.from(content, "base64").toString("base64"));
  }
});
