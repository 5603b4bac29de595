import { expect, test } from "vitest";
import type { JsonObject } from "../../engine/schema/schema.ts";
import { idOf } from "./lead.ts";

test("an id does not depend on the order of keys, at any depth", () => {
  const id = idOf({ a: "1", b: { c: ["x", "y"], d: null }, e: true });
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(idOf({ e: true, b: { d: null, c: ["x", "y"] }, a: "1" })).toBe(id);
});

test("an id depends on everything else", () => {
  const bodies: JsonObject[] = [
    {},
    { a: "1" },
    { a: 1 },
    { a: "2" },
    { b: "1" },
    { a: "1", b: "" },
    { a: ["1"] },
    { a: ["1", "2"] },
    { a: ["2", "1"] },
    { a: { b: "1" } },
    { a: null },
    { a: '1","b":"' },
    { ["__proto__"]: "1" },
  ];
  expect(new Set(bodies.map((body) => idOf(body))).size).toBe(bodies.length);
});
