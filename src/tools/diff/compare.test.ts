import { describe, expect, test } from "vitest";
import type { Schema } from "../../engine/schema/schema.ts";
import { changesBetween } from "./compare.ts";
import { worstOf } from "./verdicts.ts";

const form = (fields: { [name: string]: Schema }, ...required: string[]): Schema => ({
  type: "object",
  properties: fields,
  required,
  additionalProperties: false,
});

const before = form({ email: { type: "string", maxLength: 200 }, size: { type: "string", enum: ["S", "M"] } }, "email");

const size = (part: Schema) => form({ email: { type: "string", maxLength: 200 }, size: part }, "email");
const email = (part: Schema) => form({ email: part, size: { type: "string", enum: ["S", "M"] } }, "email");
const withField = (part: Schema, ...required: string[]) =>
  form({ ...before.properties, phone: part }, "email", ...required);

describe("what a change means", () => {
  test.each<[string, Schema, string, string]>([
    ["a new field", withField({ type: "string" }), "compatible", "phone added"],
    ["a new field that must be there", withField({ type: "string" }, "phone"), "breaking", "phone added"],
    ["a field that is gone", form({ email: { type: "string", maxLength: 200 } }, "email"), "breaking", "no size"],
    ["a field that must be there now", { ...before, required: ["email", "size"] }, "stricter", "size is required"],
    ["a field that may be missing now", { ...before, required: [] }, "breaking", "email is not required any more"],
    ["a lower limit", email({ type: "string", maxLength: 100 }), "stricter", "maxLength 200 → 100"],
    ["a higher limit", email({ type: "string", maxLength: 300 }), "compatible", "maxLength 200 → 300"],
    ["no limit", email({ type: "string" }), "compatible", "maxLength 200 → none"],
    ["a new least", email({ type: "string", maxLength: 200, minLength: 5 }), "stricter", "minLength none → 5"],
    [
      "no least length, as before",
      email({ type: "string", maxLength: 200, minLength: 0 }),
      "compatible",
      "minLength none → 0",
    ],
    ["a choice less", size({ type: "string", enum: ["S"] }), "stricter", 'no "M"'],
    ["a choice more", size({ type: "string", enum: ["S", "M", "L"] }), "compatible", '"L" added'],
    ["another type", size({ type: "number" }), "breaking", 'type "string" → "number"'],
    [
      "a wider type",
      size({ type: ["string", "null"], enum: ["S", "M"] }),
      "breaking",
      'type "string" → ["string","null"]',
    ],
    ["a pattern", email({ type: "string", maxLength: 200, pattern: "@" }), "stricter", 'pattern none → "@"'],
    [
      "a type for fields of any name",
      { ...before, additionalProperties: { type: "number" } },
      "compatible",
      "unknown fields",
    ],
    [
      "the earliest day",
      email({ type: "string", maxLength: 200, dateMinimum: "today" }),
      "stricter",
      'dateMinimum none → "today"',
    ],
    ["a rule across fields", email({ type: "string", maxLength: 200, same: "size" }), "stricter", 'same none → "size"'],
    [
      "another definition",
      email({ type: "string", maxLength: 200, $ref: "#/definitions/b" }),
      "stricter",
      '$ref none → "#/definitions/b"',
    ],
    ["one of several fields", { ...before, anyOf: [{ required: ["size"] }] }, "stricter", "anyOf added"],
    [
      "titled choices in place of any text",
      email({ type: "string", maxLength: 200, oneOf: [{ const: "a", title: "A" }] }),
      "stricter",
      "oneOf added",
    ],
    ["other words", { ...before, title: "A form" }, "compatible", "another title"],
  ])("%s", (_what, after, verdict, change) => {
    const changes = changesBetween(before, after);
    expect(changes.map((one) => one.change)).toContain(change);
    expect(worstOf(changes)).toBe(verdict);
  });

  test("removing all alternatives only loosens a schema, unless they have fields", () => {
    const either = (branch: Schema) => worstOf(changesBetween({ ...before, anyOf: [branch] }, before));
    expect(either({ required: ["size"] })).toBe("compatible");
    expect(either({ properties: { phone: { type: "string" } } })).toBe("stricter");
  });

  test("nothing, when nothing changed", () => {
    expect(changesBetween(before, structuredClone(before))).toEqual([]);
    expect(worstOf([])).toBe("compatible");
  });

  test("each change has a pointer to its place, nested ones, too", () => {
    const nested = (limit: number) => form({ guests: { type: "array", items: form({ age: { maximum: limit } }) } });
    expect(changesBetween(nested(99), nested(120))).toMatchObject([
      { pointer: "/properties/guests/items/properties/age", change: "maximum 99 → 120", verdict: "compatible" },
    ]);
  });

  test("fields of any name, and what is asked of names and of one entry", () => {
    const typed = (rest: boolean | Schema): Schema => ({ type: "object", additionalProperties: rest });
    expect(worstOf(changesBetween({ type: "object" }, typed({ type: "number" })))).toBe("stricter");
    expect(worstOf(changesBetween(typed({ maxLength: 9 }), typed({ maxLength: 3 })))).toBe("stricter");
    expect(worstOf(changesBetween(typed({ maxLength: 9 }), typed(true)))).toBe("compatible");
    const named = (...names: string[]): Schema => ({ propertyNames: { enum: names } });
    expect(worstOf(changesBetween(named("a"), named("a", "b")))).toBe("compatible");
    const least = (minContains?: number): Schema => ({ contains: { const: "a" }, minContains });
    expect(worstOf(changesBetween(least(1), least(2)))).toBe("stricter");
    expect(worstOf(changesBetween(least(0), least()))).toBe("stricter");
    expect(worstOf(changesBetween(least(2), least(1)))).toBe("compatible");
    const most = (...of: string[]): Schema => ({ contains: { enum: of }, maxContains: 1 });
    expect(worstOf(changesBetween(most("a"), most("a", "b")))).toBe("stricter");
    const free = (properties: Schema["properties"] = {}): Schema => ({ ...typed({ type: "string" }), properties });
    expect(worstOf(changesBetween(free(), free({ a: { type: "number" } })))).toBe("breaking");
    expect(worstOf(changesBetween(free(), free({ a: { type: "string" } })))).toBe("compatible");
    const extra = (patternProperties?: { [pattern: string]: Schema }): Schema => ({ ...form({}), patternProperties });
    expect(worstOf(changesBetween(extra({ "^x-": { type: "string" } }), extra()))).toBe("breaking");
    const inherited = form({ constructor: { type: "string" } }, "constructor");
    expect(changesBetween(form({}), inherited)).toMatchObject([{ change: "constructor added", verdict: "breaking" }]);
  });

  test.each<[string, Schema, Schema, string]>([
    ["a limit that is let in", { minimum: 5 }, { exclusiveMinimum: 4 }, "compatible"],
    ["a limit that is excluded", { maximum: 5 }, { exclusiveMaximum: 5 }, "stricter"],
    ["a limit that was excluded", { exclusiveMaximum: 5 }, { maximum: 5 }, "compatible"],
    ["a second limit further out", { minimum: 5 }, { minimum: 5, exclusiveMinimum: 1 }, "compatible"],
    ["a second limit further in", { maximum: 5 }, { maximum: 9, exclusiveMaximum: 4 }, "stricter"],
    ["half a step", { multipleOf: 2 }, { multipleOf: 1 }, "compatible"],
    ["a fifth of a step", { multipleOf: 0.05 }, { multipleOf: 0.01 }, "compatible"],
    ["another step", { multipleOf: 2 }, { multipleOf: 3 }, "stricter"],
    ["a limit further out", { minimum: 5 }, { minimum: 3 }, "compatible"],
    ["an excluded limit further out", { exclusiveMinimum: 5 }, { exclusiveMinimum: 3 }, "compatible"],
  ])("numbers: %s", (_what, old, now, verdict) => {
    expect(worstOf(changesBetween(old, now))).toBe(verdict);
  });

  test.each<[string, Schema["type"], Schema["type"], string, string]>([
    ["whole numbers only", "number", "integer", "stricter", "some of what they send is refused"],
    ["decimals as well", "integer", "number", "breaking", "nothing changes"],
    ["nothing as well", "string", ["string", "null"], "breaking", "nothing changes"],
    ["texts only", undefined, "string", "stricter", "some of what they send is refused"],
    ["anything", "string", undefined, "breaking", "nothing changes"],
    ["another one", "string", "boolean", "breaking", "what they send of it is refused"],
  ])("a type: %s", (_what, old, now, verdict, pages) => {
    expect(changesBetween({ type: old }, { type: now })).toMatchObject([{ verdict, pages }]);
  });

  test.each<[string, (part: Schema) => Schema, string]>([
    ["by all", (part) => part, "everything they send is refused"],
    ["by some", (then) => ({ if: { required: ["a"] }, then }), "what they send is refused wherever it is required"],
    ["of a group", (group) => form({ group }), "what they send is refused wherever it is required"],
  ])("a further field that is required %s", (_of, within, pages) => {
    const added = changesBetween(within({}), within({ properties: { x: { type: "string" } }, required: ["x"] }));
    expect(added).toMatchObject([{ verdict: "breaking", pages }]);
  });

  test.each([
    ["string", ["string"]],
    [
      ["string", "null"],
      ["null", "string"],
    ],
    [["number", "integer"], "number"],
  ])("the type %j is %j", (one, other) => {
    const changes = [
      ...changesBetween({ type: one }, { type: other }),
      ...changesBetween({ type: other }, { type: one }),
    ];
    expect(changes).toEqual([]);
  });

  test("choices are the same however they are written", () => {
    const titled = (...values: string[]): Schema => ({
      oneOf: values.map((value) => ({ const: value, title: value })),
    });
    const listed = (...values: string[]): Schema => ({ type: "string", enum: values });
    expect(changesBetween(listed("a", "b"), titled("b", "a"))).toEqual([]);
    expect(changesBetween(titled("a"), listed("a", "b"))).toMatchObject([
      { change: '"b" added', verdict: "compatible" },
    ]);
    expect(changesBetween({ const: "a" }, listed("a", "b"))).toMatchObject([{ change: '"b" added' }]);
    expect(changesBetween(listed("a", "b"), { const: "a" })).toMatchObject([{ change: 'no "b"', verdict: "stricter" }]);
  });

  test("a list whose entries need not be distinct says so, or nothing", () => {
    const list: Schema = { type: "array", items: { type: "string" } };
    expect(changesBetween(list, { ...list, uniqueItems: false })).toEqual([]);
  });
});
