import { expect, test } from "vitest";
import { andOf, chain } from "./words.ts";

test.each<[string[], string]>([
  [["Venue", "City"], "Venue: City"],
  [["What was damaged?", "Who drove?", "Address:", "City"], "What was damaged? Who drove? Address: City"],
  [["Alone"], "Alone"],
])("labels inside one another: %j", (labels, words) => expect(chain(labels)).toBe(words));

test.each<[string[], string]>([
  [[], ""],
  [["a"], "a"],
  [["a", "b"], "a and b"],
  [["a, b", "c", "d"], "a, b, c and d"],
])("several as a sentence lists them: %j", (names, words) => expect(andOf(names)).toBe(words));
