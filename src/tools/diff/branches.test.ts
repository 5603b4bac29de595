import { describe, expect, test } from "vitest";
import type { Schema } from "../../engine/schema/schema.ts";
import { changesBetween } from "./compare.ts";
import { worstOf } from "./verdicts.ts";

const kindOf = (kind: Schema): Schema => ({ properties: { kind } });
const requiring = (name: string, maxLength: number): Schema => ({
  type: "object",
  properties: { [name]: { type: "string", maxLength } },
  required: [name],
});

describe("what a change of branches and conditions means", () => {
  test("branches and conditions", () => {
    const choice = (...kinds: string[]): Schema => ({
      oneOf: kinds.map((kind) => ({ properties: { kind: { const: kind } } })),
    });
    expect(worstOf(changesBetween(choice("a", "b"), choice("a", "b", "c")))).toBe("compatible");
    expect(worstOf(changesBetween(choice("a", "b"), choice("a")))).toBe("stricter");
    const either = (key: string, ...branches: Schema[]): Schema => ({ [key]: branches });
    const phone: Schema = { required: ["phone"] };
    const email: Schema = { required: ["email"] };
    expect(worstOf(changesBetween(either("oneOf", phone), either("oneOf", phone, email)))).toBe("stricter");
    expect(worstOf(changesBetween(either("anyOf", phone), either("anyOf", phone, email)))).toBe("compatible");
    const typed = (type: Schema["type"]): Schema => ({ type });
    const wider = (type: Schema["type"]) =>
      worstOf(changesBetween(either("oneOf", typed("number")), either("oneOf", typed("number"), typed(type))));
    expect([wider("string"), wider("integer")]).toEqual(["compatible", "stricter"]);
    expect(worstOf(changesBetween({ dependencies: { a: ["b"] } }, { dependencies: { a: ["c"] } }))).toBe("stricter");
    const asked = (limit: number, title: string): Schema => ({
      if: { required: ["a"] },
      then: { properties: { b: { maxLength: limit, title } } },
    });
    expect(worstOf(changesBetween(asked(9, "B"), asked(9, "Bee")))).toBe("compatible");
    expect(worstOf(changesBetween(asked(9, "B"), asked(3, "Bee")))).toBe("stricter");
  });

  test.each<[string, Schema, Schema, Schema, string]>([
    ["what another one matches", { maximum: 5 }, { maximum: 12 }, { minimum: 10 }, "stricter"],
    ["more of any type, beside one of whole numbers", { maximum: 5 }, { maximum: 12 }, { type: "integer" }, "stricter"],
    [
      "more whole numbers, beside one of any type",
      { type: "integer", maximum: 5 },
      { type: "integer", maximum: 12 },
      {},
      "stricter",
    ],
    ["less", { maximum: 5 }, { maximum: 3 }, { minimum: 10 }, "stricter"],
    ["other words", { maximum: 5 }, { maximum: 5, title: "Few" }, { minimum: 10 }, "compatible"],
    ["any kind", kindOf({ enum: ["a", "b"] }), kindOf({}), kindOf({ enum: ["c"] }), "stricter"],
    ["longer texts of its own", requiring("born", 4), requiring("born", 9), requiring("vat", 4), "compatible"],
    [
      "any kind, beside one with a field of its own",
      kindOf({ const: "a" }),
      kindOf({}),
      { ...requiring("vat", 4), properties: { kind: { const: "b" }, vat: { type: "string" } } },
      "stricter",
    ],
    ["one kind more", kindOf({ enum: ["a"] }), kindOf({ enum: ["a", "b"] }), kindOf({ const: "c" }), "compatible"],
  ])("a branch of oneOf that lets in %s", (_what, old, now, other, verdict) => {
    expect(worstOf(changesBetween({ oneOf: [old, other] }, { oneOf: [now, other] }))).toBe(verdict);
  });

  test.each<[string, Schema, Schema]>([
    ["needs nothing any more", requiring("born", 4), { properties: { born: { type: "string", maxLength: 4 } } }],
    ["takes another type, too", { type: "string" }, { type: ["string", "number"] }],
  ])("a branch of oneOf that %s may match what another one does", (_what, old, now) => {
    const other: Schema = { ...requiring("vat", 4), type: "number" };
    const changes = changesBetween({ oneOf: [old, other] }, { oneOf: [now, other] });
    expect(changes).toContainEqual(expect.objectContaining({ pointer: "/oneOf/0", change: "oneOf" }));
  });

  test("removing a part of a schema removes the fields that no other part always has", () => {
    const parts = (...allOf: Schema[]): Schema => ({ allOf });
    const more: Schema = { properties: { b: { type: "string" } } };
    const told = (after: Schema) => changesBetween(parts({ if: { required: ["a"] }, then: more }), after);
    expect(told(parts())).toContainEqual(expect.objectContaining({ change: "no b", verdict: "breaking" }));
    expect(worstOf(told({ ...more, ...parts() }))).toBe("compatible");
  });

  test("consequences of the same condition are compared part by part", () => {
    const asked = (then: Schema, question = "a"): Schema => ({ if: { required: [question] }, then });
    const more: Schema = { properties: { b: { type: "string" } } };
    expect(changesBetween(asked(more), asked({}))).toMatchObject([
      { pointer: "/then/properties/b", verdict: "breaking" },
    ]);
    expect(changesBetween(asked({}), { if: { required: ["a"] }, else: more })).toMatchObject([{ change: "b added" }]);
    expect(worstOf(changesBetween(asked(more), asked(more, "c")))).toBe("stricter");
  });

  test("branches are paired regardless of their position", () => {
    const kind = (value: string): Schema => ({ properties: { kind: { const: value } } });
    const choice = (value: string, title?: string): Schema => ({ const: value, ...(title && { title }) });
    const between = (before: Schema[], after: Schema[]) => changesBetween({ oneOf: before }, { oneOf: after });
    const [a, b, c] = [kind("a"), kind("b"), kind("c")] as const;
    expect(between([a, b], [b, a])).toEqual([]);
    const [vat, reversed]: Schema[] = [{ const: { rate: 7, net: 1 } }, { const: { net: 1, rate: 7 } }];
    expect(between([{ if: vat, then: a }, b], [{ then: a, if: reversed }, b])).toEqual([]);
    const named = between(
      [a, b],
      [
        { ...b, title: "B" },
        { ...a, title: "A" },
      ],
    );
    expect(named.map(({ pointer }) => pointer)).toEqual(["/oneOf/0", "/oneOf/1"]);
    expect(between([a, b], [c, a, b])).toMatchObject([{ pointer: "/oneOf/0", change: "oneOf", verdict: "compatible" }]);
    expect(between([a, { ...b, required: ["x"] }], [b, a])).toMatchObject([
      { pointer: "/oneOf/0", change: "x is not required any more" },
    ]);
    expect(between([choice("s", "S"), choice("m")], [choice("m"), choice("s", "Small")])).toMatchObject([
      { pointer: "/oneOf/1", change: "another title" },
    ]);
    expect(worstOf(between([choice("s"), choice("m")], [choice("m"), choice("l")]))).toBe("stricter");
    expect(between([a], [c])).toMatchObject([{ verdict: "breaking" }]);
  });
});
