/** The owner can read every lead, whatever was sent: none prevents others from being listed, exported or notified. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import { whole } from "../../../tests/receiver.ts";
import { type Case, corpus } from "../../../tests/schemas/case.ts";
import type { WholeForm } from "../../engine/define/definition.ts";
import type { Json, JsonObject, Schema } from "../../engine/schema/schema.ts";
import { toCsv } from "../leads/csv.ts";
import { toTable } from "../leads/table.ts";
import type { Lead } from "../store/lead.ts";
import { letterOf } from "./notice.ts";

/** What the owner reads of a lead: by mail, in the table, in CSV. */
async function readings(form: WholeForm, body: JsonObject): Promise<string[]> {
  const lead: Lead = { id: "0".repeat(32), form: form.formName, body, receivedAt: 0, lastSeenAt: 0, count: 1 };
  const forms = new Map([[form.formName, form]]);
  const pages = () => [[lead]];
  return [letterOf({ lead, form }), await whole(toTable(pages, forms)), await whole(toCsv(pages, forms))];
}

describe("the name of a file", () => {
  const form = formFrom(fields({ plan: { type: "string", format: "data-url" } }));

  test.each([
    ["as browsers' scripts encode it", "floor%20plan%20%2B1.pdf", "floor plan +1.pdf"],
    ["that no encoding gives", "%E0%A4%A.pdf", ".pdf"],
    ["with a lone percent sign", "100%.pdf", "100%.pdf"],
    ["that is empty", "", "file"],
  ])("%s", async (_what, name, shown) => {
    const plan = `data:application/pdf;name=${name};base64,YQ==`;
    expect(form.accepts({ plan, formName: "test" })).toBe(true);
    for (const text of await readings(form, { plan, formName: "test" })) expect(text).toContain(shown);
  });
});

/** Values as strangers send them, and as a form had them before it was changed. */
const values: fc.Arbitrary<Json> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
  fc.constantFrom("2026-13-45", "25:61", "data:;name=%;base64,", "data:x/y;name=%ff;base64,YQ==", "NaN", "1e999"),
);

test.each<[string, Json]>([
  ["an object whose words are those of every object", { toString: "", valueOf: "" } as unknown as Json],
  ["a list of such", [{ toString: "" }] as unknown as Json],
])("%s in the place of a text that branches have each in their own way", async (_what, value) => {
  const branch = (kind: string, answer: Schema) => ({
    properties: { kind: { const: kind }, answer },
    required: ["kind"],
  });
  const form = formFrom({
    type: "object",
    properties: { kind: { enum: ["a", "b"] } },
    oneOf: [branch("a", { type: "string" }), branch("b", { type: "number" })],
  });
  for (const text of await readings(form, { kind: "a", answer: value, formName: "test" }))
    expect(text).toContain("toString");
});

test.each<[string, Schema]>([
  ["a choice", { enum: ["a", "b"] }],
  ["choices", { type: "array", items: { enum: ["a", "b"] }, uniqueItems: true }],
  ["a checkbox", { type: "boolean" }],
  ["a date", { type: "string", format: "date" }],
])("lists of objects in the place of %s", async (_what, answer) => {
  const value = [[{ toString: "", toJSON: "", valueOf: "" }]] as unknown as Json;
  for (const text of await readings(formFrom(fields({ answer })), { answer: value, formName: "test" }))
    expect(text).toContain("toString");
});

const bodiesOf = (form: WholeForm): fc.Arbitrary<JsonObject> =>
  fc.dictionary(fc.oneof(fc.constantFrom(...form.order, "gone"), fc.string()), values, { maxKeys: 6 });

const isTaken = ({ refused }: Case) => !refused;

test.each(corpus().filter(isTaken))("a row of $name, whatever stands in it", async ({ schema, ui, shared }) => {
  const form = formFrom(schema, ui, shared);
  await fc.assert(
    fc.asyncProperty(bodiesOf(form), async (body) => {
      for (const text of await readings(form, body)) expect(text).toBeTypeOf("string");
    }),
    { numRuns: 20 },
  );
});
