/** The workbench locates a failed rule in the document as it is written, however the rules are compiled. */
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import { readProject } from "../../content/read.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import { readData } from "./mistakes.ts";
import { validated } from "./validated.ts";

const { forms, shared } = readProject(fileURLToPath(new URL("../../..", import.meta.url)));
const text: Schema = { type: "string", maxLength: 3 };

/** The value at a pointer in a document. */
const at = (document: unknown, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .reduce((value, step) => Reflect.get(Object(value), step.replaceAll("~1", "/").replaceAll("~0", "~")), document);

test("a rule that two fields share leads to the field that breaks it", () => {
  const document = fields({ first: text, "a/b~c": text, other: { type: "number" } });
  const { errors } = validated(formFrom(document), { first: "long", "a/b~c": "long" }, document);
  expect(errors.map(({ pointer }) => pointer)).toEqual([
    "/properties/first/maxLength",
    "/properties/a~1b~0c/maxLength",
  ]);
});

test("so does one inside equal fields", () => {
  const list: Schema = { type: "array", items: fields({ name: text }, "name") };
  const document = fields({ some: list, others: list });
  const { errors } = validated(formFrom(document), { others: [{ name: "long" }, {}] }, document);
  expect(errors.map(({ pointer }) => pointer)).toEqual([
    "/properties/others/items/properties/name/maxLength",
    "/properties/others/items/required/0",
  ]);
});

test.each(forms.map((form) => [form.name, form] as const))("each limit of %s leads to its line", (name, form) => {
  const texts = Object.entries(form.schema.properties ?? {}).filter(([, field]) => field.maxLength);
  const made = formFrom(form.schema, form.ui, shared, name);
  const data = Object.fromEntries(texts.map(([field, { maxLength = 0 }]) => [field, "a".repeat(maxLength + 1)]));
  const limits = validated(made, data, form.schema).errors.filter(({ rule }) => rule === "maxLength");
  expect(limits.map(({ field }) => field).sort()).toEqual(texts.map(([field]) => field).sort());
  for (const { field, pointer } of limits)
    expect(at(form.schema, pointer), pointer).toBe(form.schema.properties?.[field]?.maxLength);
});

test.each([
  ['{\n  "a": abc\n}', { line: 2, column: 8 }, "expected: a value"],
  ['{ "a": 1, "a": 2 }', { line: 1, column: 11 }, "expected: each key once"],
  ["[]", { line: 1, column: 1 }, "expected: a JSON object"],
])("data that cannot be read are marked at their mistake: %s", (text, at, said) => {
  const read = readData(text);
  expect(read).toMatchObject({ mark: { at, message: expect.stringContaining(said) } });
});
