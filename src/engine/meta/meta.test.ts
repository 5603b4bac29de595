/** The meta-schemas describe every key, and list the existing widgets. */
import { expect, test } from "vitest";
import { widgetNames } from "../kinds/index.ts";
import { isObject } from "../schema/schema.ts";
import schema from "./schema.json" with { type: "json" };
import ui from "./ui.json" with { type: "json" };

/** Keys without a description, at any depth of a meta-schema. */
function silent(part: unknown, at: string): string[] {
  if (!isObject(part)) return [];
  const { properties, definitions, items, additionalProperties } = part;
  const keys = Object.entries(Object(properties)) as [string, unknown][];
  const own = keys.filter(([, key]) => !isObject(key) || !key.description).map(([name]) => `${at}/${name}`);
  const parts = [...Object.entries(Object(definitions)), ...keys, ["*", items], ["*", additionalProperties]];
  return [...own, ...parts.flatMap(([step, inner]) => silent(inner, `${at}/${step}`))];
}

test("every key is described", () => {
  expect([...silent(schema, "schema"), ...silent(ui, "ui")]).toEqual([]);
});

test("every widget is listed", () => {
  const { anyOf } = ui.properties.fields.additionalProperties.properties.widget;
  expect(anyOf[0]?.enum?.toSorted()).toEqual(widgetNames.toSorted());
});
