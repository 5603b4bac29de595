import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { fullFormats } from "ajv-formats/dist/formats.js";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { fields, when } from "../../../tests/forms.ts";
import { readChecked } from "../../content/read.ts";
import { verdictOn } from "../check/schema/pattern.ts";
import type { Validate } from "../define/definition.ts";
import { type Json, type Schema, walk } from "../schema/schema.ts";
import { accepts, compileRules, compileSchema } from "./compile.ts";
import { contractOf, resolvedSchemaOf } from "./contract.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const cache = join(root, `node_modules/.cache/compile-test-${process.pid}`);
beforeAll(() => void mkdirSync(cache, { recursive: true }));
afterAll(() => rmSync(cache, { recursive: true }));

/** Imports compiled code as a Node module and returns its validator. */
async function run(code: string): Promise<Validate> {
  const file = join(cache, `${readdirSync(cache).length}.mjs`);
  writeFileSync(file, code);
  const module: { accepts: Validate } = await import(pathToFileURL(file).href);
  return module.accepts;
}

const text: Schema = { type: "string" };
const contract: Schema = fields(
  {
    title: {
      ...text,
      title: "Title",
      description: "Never needed",
      maxLength: 5,
      errorMessage: { maxLength: "Too long" },
    },
    day: { ...text, format: "date" },
    tags: { type: "array", items: text, uniqueItems: true },
    size: { enum: ["s", { title: "kept" }] },
  },
  "title",
);

describe("a compiled contract", () => {
  const code = compileRules(contract).code();

  it("keeps the rules of the schema", async () => {
    const check = await run(code);
    expect(check({ title: "short", day: "2026-11-21", tags: ["a", "b"], size: { title: "kept" } })).toBe(true);
    expect(check({ title: "too long", day: "2026-11-31", tags: ["a", "a"], size: "m" })).toBe(false);
    expect(check.errors?.map(({ keyword, instancePath }) => [keyword, instancePath])).toEqual([
      ["maxLength", "/title"],
      ["format", "/day"],
      ["uniqueItems", "/tags"],
      ["enum", "/size"],
    ]);
  });

  it("counts a letter outside of the basic plane as one", async () => {
    const check = await run(code);
    expect(check({ title: "🚢🚢🚢🚢🚢" })).toBe(true);
  });

  it("needs no eval", () => expect(code).not.toMatch(/\beval\b|new Function|Function\(/));

  it("carries no words that are only for people, and no copy of the data", () => {
    expect(code).not.toMatch(/Never needed|Too long/);
    expect(code).not.toMatch(/message:|parentSchema/);
  });

  it("says equal rules once, and of the fields that have them alone", async () => {
    const limited = { ...text, maxLength: 3 };
    const code = compileRules({
      ...fields({ a: limited, "a.b|c": limited, "[a]/(d)": limited, other: text }),
      additionalProperties: { type: "number" },
    }).code();
    expect(code.match(/keyword:"maxLength"/g)).toHaveLength(1);
    const check = await run(code);
    expect(check({ a: "abc", "a.b|c": "abc", "[a]/(d)": "abc", other: "abcd" })).toBe(true);
    expect(check({ a: "abcd", "a.b|c": "abcd", "[a]/(d)": "abcd", c: "", aa: "" })).toBe(false);
    expect(check.errors?.map(({ keyword, instancePath }) => [keyword, instancePath])).toEqual([
      ["type", "/c"],
      ["type", "/aa"],
      ["maxLength", "/a"],
      ["maxLength", "/a.b|c"],
      ["maxLength", "/[a]~1(d)"],
    ]);
  });

  it("keeps a dependency of a field that is called like such a word", async () => {
    const check = await run(compileRules({ ...fields({ title: text }), dependencies: { title: ["day"] } }).code());
    expect(check({ title: "a" })).toBe(false);
  });
});

describe("accepts", () => {
  it.each<[Schema, Json, boolean]>([
    [text, "", true],
    [{ ...text, pattern: "\\S" }, "", false],
    [{ ...text, format: "date" }, "2026-02-30", false],
    [{ type: "array", minItems: 1 }, [], false],
    [{ ...text, errorMessage: "a word of ours", dateMinimum: "today" }, "", true],
    [{ type: "number", multipleOf: 0.01 }, 4756900.85, true],
    [{ type: "number", multipleOf: 0.01 }, 4756900.855, false],
    [{ type: "number", multipleOf: 0.1 }, -4756900.85, false],
    [{ type: "number", multipleOf: 0.000001 }, 0.0000015, false],
  ])("%j, %j: %s", (schema, value, expected) => expect(accepts(schema, value)).toBe(expected));
});

test("a URL is what it is to ajv-formats, in whose pattern a long text takes seconds", () => {
  const pieces =
    "http://,ftp://,a,ab,com,.com,-,.,@,:,/,?,#,80,0,1,223,255,10,127,192.168,172.16, ,\n,é,🚢,\ud800".split(",");
  const check = compileSchema({ format: "url" });
  const ended = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(""));
  const texts = fc.oneof(
    ended,
    ended.map((end) => `http://${end}`),
  );
  const known = fullFormats.url as RegExp;
  fc.assert(
    fc.property(texts, (one) => check(one) === known.test(one)),
    { numRuns: 2_000 },
  );
});

describe("the forms of this site", () => {
  const { forms, shared } = readChecked(root);
  const contracts = forms.map((form) => ({
    name: form.name,
    contract: contractOf(form, resolvedSchemaOf(form, shared)),
  }));

  it.each(contracts)("$name compiles to code that needs no eval", ({ contract }) => {
    expect(compileRules(contract).code()).not.toMatch(/\beval\b|new Function|Function\(/);
  });

  const places = contracts.flatMap(({ contract }) => [...walk({ schema: contract, pointer: "" })]);
  const patterns = [...new Set(places.flatMap(({ schema }) => schema.pattern ?? []))];

  it.each(patterns)("the pattern %s takes time in line with the text", (pattern) => {
    expect(verdictOn(pattern).status).toBe("safe");
  });

  it("have the pattern of email addresses among them", () => {
    const emails = contracts.flatMap(({ contract }) => contract.properties?.email?.pattern ?? []);
    expect(emails).not.toEqual([]);
    for (const pattern of emails) expect(patterns).toContain(pattern);
  });
});

test("patternProperties beside a condition that does not apply count for unevaluatedProperties, if names are counted", async () => {
  const named = (start: string): Schema => ({ patternProperties: { [`^${start}-`]: text } });
  const whenTwo = when({ minProperties: 2 }, named("x"));
  const check = await run(compileRules({ ...named("y"), ...whenTwo, unevaluatedProperties: false }).code());
  const judged = [{ "y-1": "a" }, { "y-1": "a", "x-1": "b" }, { "x-1": "b" }].map((names) => check(names));
  expect(judged).toEqual([true, true, false]);
});

test("the entries that an applying branch of anyOf describes are evaluated", () => {
  const anyOf: Schema[] = [{ items: { type: "string" } }, { items: [{ type: "number" }] }, { maxItems: 2 }];
  const accepted = (unevaluatedItems: boolean | Schema) =>
    [["a", "b", "c"], [1], [1, 2], [1, true], ["a", true], [true, true]].map((value) =>
      accepts({ anyOf, unevaluatedItems }, value),
    );
  expect(accepted(false)).toEqual([true, true, false, false, false, false]);
  expect(accepted({ type: "boolean" })).toEqual([true, true, false, true, false, true]);
});

describe("what is evaluated beside a conditional schema", () => {
  const base: Schema = { allOf: [{ properties: { a: {} } }], unevaluatedProperties: false };
  const more: Schema = { properties: { b: {} } };
  const conditions: Schema[] = [
    when({ required: ["c"] }, more),
    { dependentSchemas: { c: { ...when({ properties: { c: { const: 1 } } }, more), properties: { c: {} } } } },
    { anyOf: [{ required: ["c"], ...more }, { not: { required: ["c"] } }] },
  ];

  it.each(conditions)(
    "stays evaluated in an entry to which the condition does not apply, after one to which it does: %j",
    (condition) => {
      const items = { ...base, ...condition, properties: { c: {} } };
      const judged: Json[] = [[{ a: 1 }], [{ a: 1, c: 1, b: 1 }, { a: 1 }], [{ c: 1, b: 1 }, { b: 1 }]];
      expect(judged.map((value) => accepts({ items }, value))).toEqual([true, true, false]);
    },
  );

  it("stays evaluated in a list", () => {
    const list: Schema = {
      allOf: [{ items: [{}] }],
      ...when({ minItems: 3 }, { items: [{}, {}, {}] }),
      unevaluatedItems: false,
    };
    expect([[1], [1, 2], [1, 2, 3]].map((value) => accepts(list, value))).toEqual([true, false, true]);
  });
});

test.each<[Schema, boolean]>([
  [{}, false],
  [{ minContains: 1 }, false],
  [{ minContains: 2 }, false],
  [{ minContains: 0, maxContains: 1 }, true],
])("contains is counted anew for the empty list of the second entry, with %j: valid is %s", (limits, isAccepted) => {
  const list: Schema = { type: "array", contains: { const: "x" }, ...limits };
  const group: Schema = { items: { properties: { list } } };
  const full = Array.from({ length: Number(limits.minContains ?? 1) }, () => "x");
  const found = [accepts(group, [{ list: full }]), accepts(group, [{ list: full }, { list: [] }])];
  expect(found).toEqual([true, isAccepted]);
  const { accepts: compiled } = compileRules(group);
  expect([compiled([{ list: full }]), compiled([{ list: full }, { list: [] }])]).toEqual(found);
});
