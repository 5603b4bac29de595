/** The summary of errors, rendered as a visitor reads it. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { errorsOf, fields, formFrom } from "../../tests/forms.ts";
import type { JsonObject } from "../engine/schema/schema.ts";
import type { FormContext } from "./context.ts";
import { ErrorSummary } from "./summary.tsx";

test("names every list entry around an error, from the outermost", () => {
  const stay = fields({ city: { type: "string" }, nights: { type: "array", items: { type: "string" } } }, "city");
  const trip = fields({ stays: { type: "array", items: stay } });
  const form = formFrom(fields({ trips: { type: "array", items: trip } }));
  const body: JsonObject = {
    trips: [{ stays: [] }, { stays: [{ city: "Rome" }, { nights: [] }, { city: "Oslo", nights: ["1", null] }] }],
  };
  const context = { form, controls: new Map() } as unknown as FormContext;
  const errors = errorsOf(form, body, "2026-11-21");
  const markup = renderToStaticMarkup(<ErrorSummary context={context} errors={errors} attempt={0} />);
  expect([...markup.matchAll(/<li>(.*?)<\/li>/g)].map(([, words]) => words)).toEqual([
    "Trip 2: Stay 2: City is required",
    "Trip 2: Stay 3: Night 2 is required",
  ]);
});
