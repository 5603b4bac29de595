/** Fields of one name of which a condition draws one: a post without script does not say which it was. */
import { expect, it } from "vitest";
import { fields, formFrom, when } from "../../../tests/forms.ts";
import type { Schema } from "../../engine/schema/schema.ts";
import { normalize } from "../../engine/visit/payload.ts";
import { bodyFrom } from "./form-post.ts";

const text: Schema = { type: "string" };
const number: Schema = { type: "number" };
const fixed: Schema = { const: "auto" };
const nothing: Schema = { type: "null" };
const day: Schema = { type: "string", format: "date-time" };

it.each<[string, Schema, Schema, [kind: string, posted: string, value: unknown][]]>([
  [
    "a word or a constant",
    fixed,
    text,
    [
      ["a", "auto", "auto"],
      ["b", "hello", "hello"],
      ["b", "", undefined],
      ["a", "hello", "auto"],
    ],
  ],
  [
    "a constant or a word",
    text,
    fixed,
    [
      ["a", "hello", "hello"],
      ["b", "auto", "auto"],
      ["b", "hello", "auto"],
    ],
  ],
  [
    "a word or a number",
    text,
    number,
    [
      ["a", "5", "5"],
      ["b", "5", 5],
      ["b", "five", "five"],
    ],
  ],
  [
    "a number or a word",
    number,
    text,
    [
      ["a", "5", 5],
      ["b", "5", "5"],
      ["b", "five", "five"],
    ],
  ],
  [
    "nothing or a number",
    nothing,
    number,
    [
      ["a", "", null],
      ["b", "5", 5],
      ["a", "5", null],
    ],
  ],
  [
    "a word or a time",
    text,
    day,
    [
      ["b", "2026-12-24T10:00", "2026-12-24T10:00:00-00:00"],
      ["a", "noon", "noon"],
    ],
  ],
])("%s", (_what, one, other, posted) => {
  const is: Schema = { properties: { kind: { const: "a" } }, required: ["kind"] };
  const part = { ...fields({ kind: text }), ...when(is, fields({ it: one }, "it"), fields({ it: other }, "it")) };
  for (const [schema, at] of [
    [part, ""],
    [fields({ rows: { type: "array", items: part } }), "rows.0."],
  ] as const) {
    const form = formFrom(schema);
    for (const [kind, value, read] of posted) {
      const sent = new Map(
        [
          ["kind", [kind]],
          ["it", [value]],
        ].map(([name, texts]) => [at + name, texts as string[]]),
      );
      const body = normalize(form, bodyFrom(form, sent) ?? {});
      expect([kind, value, at ? (body.rows as object[])[0] : body]).toEqual([kind, value, { kind, it: read }]);
    }
  }
});
