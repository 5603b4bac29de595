import { expect, test } from "vitest";
import type { Schema } from "../schema/schema.ts";
import { choicesOf } from "./choices.ts";
import { plainMarkdown } from "./plain-markdown.ts";
import { andOf, chain, singular } from "./words.ts";

test.each<[string[], string]>([
  [["Venue", "City"], "Venue: City"],
  [["What was damaged?", "Who drove?", "Address:", "City"], "What was damaged? Who drove? Address: City"],
  [["هل يوجد حمل؟", "نعم"], "هل يوجد حمل؟ نعم"],
  [["Πόσοι είναι;", "2"], "Πόσοι είναι; 2"],
  [["何日目ですか？", "1"], "何日目ですか？ 1"],
  [["Alone"], "Alone"],
])("labels inside one another: %j", (labels, words) => expect(chain(labels)).toBe(words));

test.each<[string[], string]>([
  [[], ""],
  [["a"], "a"],
  [["a", "b"], "a and b"],
  [["a, b", "c", "d"], "a, b, c and d"],
])("several as a sentence lists them: %j", (names, words) => expect(andOf(names)).toBe(words));

test.each<[string, string]>([
  ["Guests", "Guest"],
  ["Young people", "Young person"],
  ["Constructor", "Constructor"],
])("one of several: %s", (many, one) => expect(singular(many)).toBe(one));

test("a yes and a no are labeled in words, unless the document has others", () => {
  const labels = (schema: Schema) => choicesOf(schema).map(({ label }) => label);
  expect(labels({ enum: [true, false, "true"] })).toEqual(["Yes", "No", "true"]);
  expect(labels({ enum: [true, false], enumNames: ["Sure", null] })).toEqual(["Sure", "No"]);
});

test("a choice that is called like something of every object is labeled by its own name", () =>
  expect(choicesOf({ enum: ["driver", "constructor"] }).map(({ label }) => label)).toEqual(["driver", "constructor"]));

test.each<[string, string]>([
  ["**Bold** and *it*, `code` and [a page](https://a.example)", "Bold and it, code and a page (https://a.example)"],
  ["snake_case_name, 2 * 3 * 4", "snake_case_name, 2 * 3 * 4"],
  ["**open **closed**, _open _closed_", "**open closed, _open closed"],
  ["_Your user_name_ or *2*3 of it*", "Your user_name or 2*3 of it"],
])("Markdown without its marks: %s", (marked, plain) => expect(plainMarkdown(marked)).toBe(plain));
