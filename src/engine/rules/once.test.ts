import { describe, expect, it } from "vitest";
import { fields } from "../../../tests/forms.ts";
import type { Json, JsonObject, Schema } from "../schema/schema.ts";
import { compileRules } from "./compile.ts";

const alternatives: Schema = {
  oneOf: [
    fields({ none: { type: "string" } }, "none"),
    { $ref: "#/definitions/team" },
    { $ref: "#/definitions/person" },
  ],
};
const kind = (is: string): Schema =>
  fields({ is: { const: is }, name: { type: "string" }, boss: alternatives }, "name");
const { accepts } = compileRules({
  ...fields({ who: alternatives }),
  definitions: { team: kind("team"), person: kind("person") },
});

/** A body with a chain of bosses of the given length, starting with the given one. */
function under(boss: JsonObject, levels: number): JsonObject {
  let who = boss;
  for (let level = 0; level < levels; level++) who = { is: "person", name: "x", boss: who };
  return { who };
}

it("asks each value of a body a few times, whatever is around it", () => {
  const askedIn = (levels: number) => {
    const keys: unknown[] = [];
    const asked = new Proxy<JsonObject>({ name: 5 }, { get: (boss, key) => keys.push(key) && Reflect.get(boss, key) });
    expect(accepts(under(asked, levels))).toBe(false);
    return keys;
  };
  expect(askedIn(9)).toEqual(askedIn(3));
});

it.each<[string, Json, boolean]>([
  ["right", "x", true],
  ["wrong", 5, false],
])("judges what is %s at any level, and says where", (_what, name, isRight) => {
  const body = under({ is: "team", name }, 4);
  expect(accepts(body)).toBe(isRight);
  const places = (accepts.errors ?? []).filter(({ keyword }) => keyword === "type");
  const ways = places.filter(({ schemaPath }) =>
    schemaPath.startsWith("#/properties/who/oneOf/2/#/properties/boss/oneOf/2/#/"),
  );
  expect(places.every(({ instancePath }) => instancePath === "/who/boss/boss/boss/boss/name")).toBe(true);
  expect(ways.length > 0).toBe(!isRight);
  expect(new Set(places.map(({ schemaPath }) => schemaPath)).size).toBe(places.length);
});

it("judges the same value in two places, and a body that was changed", () => {
  const boss: JsonObject = { is: "team", name: "x" };
  const rules = compileRules({
    ...fields({ one: { $ref: "#/definitions/team" }, two: { $ref: "#/definitions/team" } }),
    definitions: {
      team: { ...kind("team"), properties: { boss: { $ref: "#/definitions/team" }, name: { const: "x" } } },
    },
  });
  expect(rules.accepts({ one: boss, two: boss })).toBe(true);
  boss.name = "y";
  expect(rules.accepts({ one: boss, two: boss })).toBe(false);
});

describe("counts as described what the rules around a reference describe", () => {
  const name: Schema = { type: "string" };
  const to: Schema = { $ref: "#/definitions/person" };

  it("for none but that reference to the value", () => {
    const { accepts } = compileRules({
      ...fields({
        who: { not: { ...to, ...fields({ age: { type: "number" } }) }, allOf: [to], unevaluatedProperties: false },
      }),
      definitions: { person: { ...fields({ boss: to }), anyOf: [fields({ name }), fields({ alias: name })] } },
    });
    expect(accepts({ who: { name: "x", age: "y" } })).toBe(false);
    expect(accepts.errors).toMatchObject([{ params: { unevaluatedProperty: "age" } }]);
  });

  it("for none of the bodies that come after it", () => {
    const { accepts } = compileRules({
      ...fields({ who: to }),
      definitions: {
        person: fields({
          boss: { ...to, ...fields({ age: name }), unevaluatedProperties: false },
          heir: { ...to, unevaluatedProperties: false },
        }),
      },
    });
    expect(accepts({ who: { boss: { age: "x" } } })).toBe(true);
    expect(accepts({ who: { heir: { age: "x" } } })).toBe(false);
  });
});
