/** A form's own rules: their input, where their messages appear, and how failures are handled. */
import { describe, expect, test, vi } from "vitest";
import { fields, formFrom } from "../../../../tests/forms.ts";
import type { Form } from "../../define/definition.ts";
import type { Own } from "../../own/rules.ts";
import type { Json, JsonObject, Schema } from "../../schema/schema.ts";
import { payloadOf } from "../../visit/payload.ts";
import { brokenRules } from "../broken-rule.ts";
import { judge } from "../judge.ts";
import { validate } from "../validate.ts";
import { withOwn } from "./composed.ts";

const stay = formFrom(
  fields(
    {
      arrival: { type: "string", format: "date", title: "Arrival" },
      departure: { type: "string", format: "date", title: "Departure", notBefore: "arrival" },
      guests: {
        type: "array",
        title: "Guests",
        items: { type: "object", properties: { name: { type: "string", minLength: 2 }, age: { type: "integer" } } },
      },
      "a.b/c": { type: "string", title: "Odd" },
    },
    "arrival",
  ),
);

const body = {
  formName: "test",
  arrival: "2027-05-01",
  departure: "2027-07-01",
  guests: [
    { name: "Ines", age: 40 },
    { name: "Ada", age: 7 },
  ],
};

/** The errors of a form with these rules for a body. */
const said = (rules: Own["rules"], data: JsonObject) => validate(withOwn(stay, { rules }), data, "2027-01-01");

describe("a rule of a form's own", () => {
  test("reports its own message at the field that it names", () => {
    const rules: Own["rules"] = {
      long: ({ arrival, departure }) => ({ departure: Boolean(arrival && departure) && "Stay for four weeks at most" }),
      young: ({ guests }) =>
        Object.fromEntries(
          (guests as { age: number }[]).flatMap(({ age }, index) =>
            age < 18 ? [[`guests.${index}.age`, "Guests are 18 or older"]] : [],
          ),
        ),
      odd: () => ({ "a~1b/c": "Not this" }),
      whole: () => ({ "": "We are closed" }),
    };
    expect(said(rules, body)).toEqual([
      { field: "", message: "We are closed" },
      { field: "departure", message: "Stay for four weeks at most" },
      { field: "guests.1.age", message: "Guests are 18 or older" },
      { field: "a~1b/c", message: "Not this" },
    ]);
  });

  test("of several messages for one field the first is reported, and each list entry has its own", () => {
    const rules: Own["rules"] = {
      names: () => ({ "guests.0.name": "One", "guests.1.name": "Two" }),
      again: () => ({ "guests.0.name": "Three" }),
    };
    expect(said(rules, body)).toEqual([
      { field: "guests.0.name", message: "One" },
      { field: "guests.1.name", message: "Two" },
    ]);
  });

  test("gets only the valid fields, and adds no message to a field that is invalid by the schema", () => {
    const given: JsonObject[] = [];
    const rules: Own["rules"] = {
      seen: (part) => {
        given.push(part as JsonObject);
        return { arrival: "Never said", departure: "Said" };
      },
    };
    const { arrival: _left, ...rest } = body;
    expect(said(rules, { ...rest, guests: [{ name: "I" }], "a.b/c": 5 })).toEqual([
      { field: "arrival", message: "Arrival is required" },
      { field: "departure", message: "Said" },
      { field: "guests.0.name", message: "Name must be at least 2 characters" },
      { field: "a~1b/c", message: "Odd must be text" },
    ]);
    expect(given).toEqual([{ formName: "test", departure: "2027-07-01" }]);
    said(rules, { ...body, departure: "2027-04-01" });
    expect(Object.keys(given[1] ?? {})).toEqual(["formName", "arrival", "guests"]);
  });

  test("keeps the results of one body apart from those of another", () => {
    const rules: Own["rules"] = {
      said: ({ departure }) => ({ departure: `Not ${departure}` }),
      fails: ({ departure }) => {
        throw new RangeError(String(departure));
      },
    };
    const form = withOwn(stay, { rules });
    const bodies = ["2027-07-01", "2027-08-01"].map((departure) => ({ ...body, departure }));
    const judged = bodies.map((one) => judge(form, one));
    for (const [index, one] of bodies.entries()) {
      expect(validate(form, one, "2027-01-01", judged[index])).toEqual([
        { field: "departure", message: `Not ${one.departure}` },
      ]);
      expect(judged[index]?.failed).toMatchObject([{ rule: "fails", error: { message: one.departure } }]);
    }
  });

  test("is named as the keyword of its error", () => {
    const form = withOwn(stay, { rules: { long: () => ({ departure: "Too long" }) } });
    const [error] = validate(form, body, "2027-01-01");
    expect(error && brokenRules(form, body)(error)?.keyword).toBe("rules.long");
  });

  test("that fails is reported to the developer, gives no message and does not prevent other rules", () => {
    const told: string[] = [];
    const rules: Own["rules"] = {
      throws: () => {
        throw new TypeError("no such thing");
      },
      odd: () => ["departure"] as never,
      promise: () => Promise.resolve({ departure: "Late" }) as never,
      half: () => ({ departure: "Half", arrival: 5 }) as never,
      well: () => undefined,
      fine: () => ({ departure: "Too long" }),
    };
    const form = withOwn(stay, { rules }, (words) => told.push(words));
    expect(validate(form, body, "2027-01-01")).toEqual([{ field: "departure", message: "Too long" }]);
    const failing = ["throws", "odd", "promise", "half"];
    expect(judge(form, body).failed?.map(({ rule }) => rule)).toEqual(failing);
    expect(told.slice(0, 4)).toEqual(failing.map((rule) => `The rule ${rule} of test failed:`));
    const sound = withOwn(stay, { rules: { throws: rules.throws as never } });
    expect(validate(sound, body, "2027-01-01")).toEqual([]);
  });

  test("does not change the form that it is added to", () => {
    said({ long: () => ({ departure: "Too long" }) }, body);
    expect(validate(stay, body, "2027-01-01")).toEqual([]);
  });
});

describe("a computed field", () => {
  const priced = formFrom(
    fields({
      seats: { type: "integer", title: "Seats", minimum: 1 },
      price: { type: "integer", title: "Price", maximum: 1000 },
      words: { type: "string", title: "In words" },
    }),
  );
  const computed: Own["computed"] = {
    price: ({ seats }) => (typeof seats === "number" ? seats * 100 : undefined),
    words: ({ price }) => (price === undefined ? undefined : `${price} euros`),
  };
  const form = withOwn(priced, { rules: {}, computed });

  test("has the value of its function, whatever was sent", () => {
    const sent = { formName: "test", seats: 3, price: 1, words: "nothing" };
    expect(form.complete?.(sent)).toEqual({ formName: "test", seats: 3, price: 300, words: "300 euros" });
    expect(form.complete?.({ formName: "test", price: 1 })).toStrictEqual({ formName: "test", words: "" });
    // Invalid fields are left out of a function's input.
    expect(form.complete?.({ formName: "test", seats: "three" })).toEqual({
      formName: "test",
      seats: "three",
      words: "",
    });
  });

  test("is computed from the valid entries of a list while others are being filled in", () => {
    const list = (items: Schema | Schema[]) =>
      formFrom(fields({ lines: { type: "array", items }, sum: { type: "number" } }));
    const sum = ({ lines = [] }: JsonObject) => (lines as number[][]).flat().reduce((one, other) => one + other, 0);
    const sums = (items: Schema | Schema[], ...lines: Json[]) =>
      withOwn(list(items), { rules: {}, computed: { sum } }).complete?.({ lines }).sum;
    const number: Schema = { type: "number", minimum: 0 };
    expect(sums(number, 3, -5, 4, null)).toBe(7);
    expect(sums({ type: "array", items: number }, [3, -5], [4])).toBe(4);
    // The positions of a tuple matter.
    expect(sums([number, number], -5, 4)).toBe(0);
    const unique = withOwn(formFrom(fields({ lines: { type: "array", uniqueItems: true, items: number } })), {
      rules: {},
      computed: { sum },
    });
    expect(unique.complete?.({ lines: [3, 3] }).sum).toBe(0);
  });

  test("is computed from the data on the page as from the payload", () => {
    const typed = { seats: 3, words: "  ", other: null } as unknown as JsonObject;
    const seen = withOwn(formFrom(fields({ email: { type: "string", format: "email" }, upper: { type: "string" } })), {
      rules: {},
      computed: { upper: ({ email }) => (email as string)?.toUpperCase() },
    });
    const complete = (own: Form, data: JsonObject) => own.complete?.(payloadOf(own, data));
    expect(complete(seen, { email: " ines@example.com " })).toMatchObject({
      email: "ines@example.com",
      upper: "INES@EXAMPLE.COM",
    });
    expect(complete(seen, { email: "" })).toEqual({ upper: "", formName: "test" });
    expect(complete(form, typed)).toMatchObject({ seats: 3, price: 300, words: "300 euros", other: null });
  });

  test("is computed once for a body that is completed and then validated, which also reports its failure", () => {
    const price = vi.fn(() => {
      throw new RangeError("no price");
    });
    const failing = withOwn(priced, { rules: {}, computed: { price } });
    const whole = failing.complete?.({ formName: "test", seats: 3 }) ?? {};
    const judged = judge(failing, whole);
    expect(validate(failing, whole, "2027-01-01", judged)).toEqual([]);
    expect(price).toHaveBeenCalledTimes(1);
    expect(judged.failed).toMatchObject([{ rule: "computed.price" }]);
  });

  test("is read-only, has to satisfy the schema, and is passed to the form's own rules", () => {
    expect(form.fields.price?.readOnly).toBe(true);
    expect(priced.fields.price?.readOnly).toBeUndefined();
    expect(validate(form, { formName: "test", seats: 11, price: 5 }, "2027-01-01")).toEqual([
      { field: "price", message: "Price must be at most 1000" },
    ]);
    const rules: Own["rules"] = { dear: ({ price }) => ({ seats: price === 900 && "Too dear" }) };
    expect(validate(withOwn(priced, { rules, computed }), { formName: "test", seats: 9 }, "2027-01-01")).toEqual([
      { field: "seats", message: "Too dear" },
    ]);
  });

  test("turns a flat form into a rich one, which updates it while its input is typed", () => {
    const flat = formFrom(fields({ email: { type: "string" }, upper: { type: "string" } }));
    const seen = withOwn(flat, { rules: {}, computed: { upper: ({ email }) => email } });
    expect([flat, withOwn(flat, { rules: {} }), seen].map(({ rich }) => rich)).toEqual([false, false, true]);
    expect(seen.triggers).toContain("email");
  });

  test("that fails is left out, and the form can be sent even if it is required", () => {
    const needed = formFrom(fields({ seats: { type: "integer" }, price: { type: "integer" } }, "price"));
    const failing: Own["computed"] = {
      price: () => {
        throw new RangeError("no price");
      },
    };
    const broken = withOwn(needed, { rules: {}, computed: failing });
    const judged = judge(broken, { formName: "test", seats: 3 });
    expect(validate(broken, { formName: "test", seats: 3 }, "2027-01-01", judged)).toEqual([]);
    expect(judged.failed).toMatchObject([{ rule: "computed.price" }]);
    const made = formFrom(fields({ constructor: { type: "integer" } }));
    const noNumber = withOwn(made, { rules: {}, computed: { constructor: () => Number.NaN } });
    expect(noNumber.complete?.({ formName: "test", constructor: 4 })).toEqual({ formName: "test" });
  });
});
