import { expect, it } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import { withUnnamed } from "./unnamed.ts";
import { validate } from "./validate.ts";

it("an entry without a name is reported where it stands in the form, once", () => {
  const text = { type: "string", title: "Text", minLength: 1 } as const;
  const prices = { type: "object", title: "Prices", additionalProperties: { type: "number", minimum: 1 } } as const;
  const form = formFrom(fields({ first: text, prices, last: text }, "first", "last"));
  const body = { formName: "test", prices: { newKey: 0, known: 0 } };
  const errors = withUnnamed(form, body, validate(form, body, "2026-11-21"));
  expect(errors.map(({ field }) => field)).toEqual(["first", "prices.newKey", "prices.known", "last"]);
  expect(errors[1]?.message).toBe("Enter a name");
});
