import { expect, test } from "vitest";
import { errorsOf, fields, formFrom } from "../../../tests/forms.ts";
import { publishedSchema } from "../rules/published.ts";
import type { JsonObject, Schema } from "./schema.ts";

const said = (schema: Schema, data: JsonObject) =>
  errorsOf(formFrom(schema), data, "2026-11-21").map(({ field, message }) => `${field}: ${message}`);

const text: Schema = { type: "string" };
const number: Schema = { type: "number" };
const times = (format: string) => fields({ from: { ...text, format }, to: { ...text, format, notBefore: "from" } });
const day = times("date");
const moment = times("date-time");
const clock = times("time");
const pay = fields({ least: number, most: { ...number, atLeast: { field: "least" } } });
const twice = fields({ word: text, again: { ...text, same: "word", errorMessage: { same: "Not the same" } } });
const sum = fields({ a: number, b: number, all: { ...number, sum: ["a", "b"] } });
const before = 'to: To cannot be before "From"';

test.each<[string, Schema, JsonObject, string[]]>([
  ["a day after another", day, { from: "2031-05-17", to: "2031-05-18" }, []],
  ["the same day", day, { from: "2031-05-17", to: "2031-05-17" }, []],
  ["a day before another", day, { from: "2031-05-17", to: "2030-12-31" }, [before]],
  ["a day alone", day, { to: "2030-12-31" }, []],
  ["moments of two zones", moment, { from: "2031-05-17T10:00:00+02:00", to: "2031-05-17T08:30:00Z" }, []],
  ["moments the wrong way", moment, { from: "2031-05-17T10:00:00Z", to: "2031-05-17T11:00:00+02:00" }, [before]],
  ["times", clock, { from: "09:30:00Z", to: "10:00:00Z" }, []],
  ["times the wrong way", clock, { from: "09:30:00Z", to: "09:00:00Z" }, [before]],
  ["numbers", pay, { least: 3, most: 3 }, []],
  ["a number that is too small", pay, { least: 3, most: 2.5 }, ['most: Most must be at least "Least"']],
  ["a number alone", pay, { most: 2 }, []],
  ["the same twice", twice, { word: "tern", again: "tern" }, []],
  ["something else", twice, { word: "tern", again: "gull" }, ["again: Not the same"]],
  ["nothing the second time", twice, { word: "tern" }, ["again: Not the same"]],
  ["nothing twice", twice, {}, []],
  ["a sum", sum, { a: 0.1, b: 0.2, all: 0.3 }, []],
  ["a sum of large amounts", sum, { a: 4827271.1, b: 9959331.86, all: 14786602.96 }, []],
  [
    "a sum that is a cent short",
    sum,
    { a: 4827271.1, b: 9959331.86, all: 14786602.95 },
    ['all: All must be the sum of "A" and "B"'],
  ],
  ["a sum with a gap", sum, { b: 2, all: 2 }, []],
  ["no sum", sum, { a: 1, b: 2, all: 4 }, ['all: All must be the sum of "A" and "B"']],
  ["in a group", fields({ trip: day }), { trip: { from: "2031-05-17", to: "2030-12-31" } }, [`trip.${before}`]],
  [
    "in entries that refer to one definition",
    {
      ...fields({ trips: { type: "array", items: { $ref: "#/definitions/trip" } } }),
      definitions: { trip: day },
    },
    {
      trips: [
        { from: "2031-05-17", to: "2031-05-18" },
        { from: "2031-05-17", to: "2030-12-31" },
      ],
    },
    [`trips.1.${before}`],
  ],
  [
    "under a condition",
    {
      ...fields({ from: day.properties?.from ?? {} }),
      if: { required: ["from"] },
      then: { properties: { to: { ...text, format: "date", title: "To" } } },
      allOf: [day],
    },
    { from: "2031-05-17", to: "2030-12-31" },
    [before],
  ],
])("%s", (_what, schema, data, errors) => expect(said(schema, data)).toEqual(errors));

test("other tools are told in words", () => {
  const published = publishedSchema({ name: "sum", schema: sum, ui: {} }, {});
  expect(published.properties?.all).toEqual({ type: "number", $comment: "The sum of a and b." });
});
