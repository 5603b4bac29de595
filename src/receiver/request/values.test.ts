/** Fields with the same name, of which a condition draws one: a post without script does not say which. */
import { expect, it, vi } from "vitest";
import { fields, formFrom, when } from "../../../tests/forms.ts";
import type { Json, JsonObject, Schema } from "../../engine/schema/schema.ts";
import { normalize } from "../../engine/visit/payload.ts";
import { bodyFrom } from "./form-post.ts";

const text: Schema = { type: "string" };
const number: Schema = { type: "number" };
const fixed: Schema = { const: "auto" };
const nothing: Schema = { type: "null" };
const address: Schema = { type: "string", format: "email" };
const several = (...choices: Json[]): Schema => ({ type: "array", uniqueItems: true, items: { enum: choices } });
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
    "an address or a number",
    address,
    number,
    [
      ["a", "5", "5"],
      ["b", "5", 5],
    ],
  ],
  [
    "a number or an address",
    number,
    address,
    [
      ["a", "5", 5],
      ["b", "5", "5"],
    ],
  ],
  [
    "some numbers or some words",
    several(1, 2),
    several("1", "x"),
    [
      ["a", "1", [1]],
      ["b", "1", ["1"]],
    ],
  ],
  [
    "a list that is one of several choices, or the only value",
    { enum: [[1, 2], [3]] },
    { const: [1, 2] },
    [
      ["a", "[1,2]", [1, 2]],
      ["b", "1,2", [1, 2]],
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

it("a body of thousands of values is judged a few times", () => {
  const is = (n: number): Schema => ({ properties: { kind: { const: `k${n}` } }, required: ["kind"] });
  const ways = Array.from({ length: 50 }, (_, n) => when(is(n), fields({ it: { const: `c${n}` } }, "it")));
  const form = formFrom(fields({ rows: { type: "array", items: { ...fields({ kind: text }), allOf: ways } } }));
  const judge = vi.fn((body: JsonObject) => ({ errors: form.accepts(body) ? [] : (form.accepts.errors ?? []) }));
  const sentOf = (rows: number) => {
    const row = (n: number): [string, string[]][] => [
      [`rows.${n}.kind`, ["k49"]],
      [`rows.${n}.it`, ["c0"]],
    ];
    return new Map(Array.from({ length: rows }, (_, n) => row(n)).flat());
  };
  expect(bodyFrom(form, sentOf(2))?.rows).toEqual(Array(2).fill({ kind: "k49", it: "c49" }));
  bodyFrom({ ...form, judge }, sentOf(1_000));
  expect(judge.mock.calls.length).toBeLessThan(15);
});

it.each<[what: string, plans: Schema, posted: string[]]>([
  ["one", { type: "string", format: "data-url" }, ["data:;name=a.txt;base64,QQ=="]],
  [
    "several",
    { type: "array", items: { type: "string", format: "data-url" } },
    ["data:;base64,QQ==", "data:;base64,Qg=="],
  ],
])(
  "leaves out the files of the branch before, which takes %s, where another of that name is a text",
  (_what, plans, posted) => {
    const branch = (title: string, plan: Schema): Schema => ({
      title,
      ...fields({ kind: { const: title }, plan }, "kind"),
    });
    const form = formFrom(fields({ at: { oneOf: [branch("Sent", plans), branch("Said", text)] } }));
    const sent = (choice: string, ...texts: string[]) =>
      bodyFrom(
        form,
        new Map([
          ["at~branch", [choice]],
          ["at.plan", texts],
        ]),
      )?.at;
    expect(sent("0", ...posted)).toEqual({ kind: "Sent", plan: plans.type === "array" ? posted : posted[0] });
    expect(sent("1", ...posted)).toEqual({ kind: "Said" });
    expect(sent("1", "data: by post")).toEqual({ kind: "Said", plan: "data: by post" });
  },
);
