/** The summary of errors, rendered as a visitor reads it. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { errorsOf, fields, formFrom } from "../../../tests/forms.ts";
import type { JsonObject, Schema } from "../../engine/schema/schema.ts";
import type { FormContext } from "../context.ts";
import { ErrorSummary } from "./summary.tsx";

/** The lines of the summary of a body's errors. */
function linesOf(schema: Schema, body: JsonObject): (string | undefined)[] {
  const form = formFrom(schema);
  const context = { form, controls: new Map() } as unknown as FormContext;
  const errors = errorsOf(form, body, "2026-11-21");
  const markup = renderToStaticMarkup(<ErrorSummary context={context} errors={errors} attempt={0} />);
  return [...markup.matchAll(/<li>(.*?)<\/li>/g)].map(([, words]) => words);
}

test("names the group around a field where the same is said of another", () => {
  const address = fields({ street: { type: "string" }, city: { type: "string" } }, "street", "city");
  const branch = fields({ from: address, to: { ...address, title: "New address" } }, "from", "to");
  const schema = fields({
    from: address,
    to: { ...address, title: "New address" },
    branches: { type: "array", items: branch },
  });
  const body = {
    from: { city: "Rome" },
    to: { city: "Oslo" },
    branches: [{ from: { city: "Rome" }, to: { city: "Oslo" } }],
  };
  expect(linesOf(schema, body)).toEqual([
    "From: Street is required",
    "New address: Street is required",
    "Branch 1: From: Street is required",
    "Branch 1: New address: Street is required",
  ]);
});

test("names every list entry around an error, from the outermost", () => {
  const stay = fields({ city: { type: "string" }, nights: { type: "array", items: { type: "string" } } }, "city");
  const trip = fields({ stays: { type: "array", items: stay } });
  const body: JsonObject = {
    trips: [{ stays: [] }, { stays: [{ city: "Rome" }, { nights: [] }, { city: "Oslo", nights: ["1", null] }] }],
  };
  expect(linesOf(fields({ trips: { type: "array", items: trip } }), body)).toEqual([
    "Trip 2: Stay 2: City is required",
    "Trip 2: Stay 3: Night 2 is required",
  ]);
});

test("names an entry once where the error speaks of it itself", () => {
  const way: Schema = {
    ...fields({ phone: { type: "string" }, fax: { type: "string" } }),
    anyOf: [{ required: ["phone"] }, { required: ["fax"] }],
  };
  expect(linesOf(fields({ ways: { type: "array", items: way } }), { ways: [{ phone: "1" }, {}] })).toEqual([
    "Way 2 needs &quot;Phone&quot; or &quot;Fax&quot;",
  ]);
});

test("names an entry also where a field of it has the same name", () => {
  const lines = fields(
    { a: { type: "string", title: "Address 1" }, b: { type: "string", title: "Address 2" } },
    "a",
    "b",
  );
  expect(linesOf(fields({ addresses: { type: "array", items: lines } }), { addresses: [{}, {}] })).toEqual([
    "Address 1: Address 1 is required",
    "Address 1: Address 2 is required",
    "Address 2: Address 1 is required",
    "Address 2: Address 2 is required",
  ]);
});
