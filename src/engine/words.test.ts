import { expect, test } from "vitest";
import { chain, orOf } from "./words.ts";

test.each<[string[], string]>([
  [["Venue", "City"], "Venue: City"],
  [["What was damaged?", "Who drove?", "Address:", "City"], "What was damaged? Who drove? Address: City"],
  [["Alone"], "Alone"],
])("labels inside one another: %j", (labels, words) => expect(chain(labels)).toBe(words));

test.each<[string[], string]>([
  [[], ""],
  [["a"], "a"],
  [["a", "b"], "a or b"],
  [["a, b", "c", "d"], "a, b, c or d"],
])("several of which one: %j", (names, words) => expect(orOf(names)).toBe(words));
