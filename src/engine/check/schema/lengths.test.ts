import { expect, test } from "vitest";
import { shortestOf } from "./lengths.ts";

test.each([
  ["^[0-9]{100}$", 100],
  ["^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$", 36],
  ["^(?:abc|de|)$", 0],
  ["^(?<kind>a|bc)(?=x{9})(?!y)\\k<kind>\\1d$", 2],
  ["^(?<größe>ab)(?<$>c)\\k<größe>$", 3],
  ["^(?i:ab)(?-i:c|de)$", 3],
  ["a*b?c+d{2,}e{3,5}?", 6],
  ["\\u{1F1E6}\\uD83C\\uDDE8\\u0041\\x41\\cJ\\p{Lu}\\.", 7],
  ["[\\]|)]\\(\\b[(]", 3],
  ["🇨🇭", 2],
  ["", 0],
])("the shortest text of %s has %d characters", (pattern, length) => expect(shortestOf(pattern)).toBe(length));
