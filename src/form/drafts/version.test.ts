import { expect, test } from "vitest";
import { fields } from "../../../tests/forms.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import { versionOf } from "./version.ts";

const written = fields({ name: { type: "string", title: "Name" }, title: { type: "string" } });

test.each<[string, Schema, boolean]>([
  ["a corrected word", fields({ name: { type: "string", title: "Your name" }, title: { type: "string" } }), true],
  ["a field of another type", fields({ name: { type: "number", title: "Name" }, title: { type: "string" } }), false],
  ["a field called title that is of another type", fields({ ...written.properties, title: { type: "number" } }), false],
])("drafts of a form with %s", (_what, schema, isSame) =>
  expect(versionOf({ schema, fields: {} }) === versionOf({ schema: written, fields: {} })).toBe(isSame),
);

test("a draft has another version if radio buttons become a select: their controls have other keys", () => {
  const drawn = (widget: string) => versionOf({ schema: written, fields: { name: { label: "Name", widget } } });
  expect(drawn("radio")).not.toBe(drawn("select"));
  expect(drawn("textarea")).toBe(drawn("text"));
});
