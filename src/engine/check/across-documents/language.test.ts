/** Which supported language is suggested for an unsupported tag. */
import { expect, test } from "vitest";
import { languageMeant } from "./language.ts";

const known = ["en", "de", "fr", "es", "ar"];

test.each([
  ["dee", "de"],
  ["DE", "de"],
  ["de-AT", "de"],
  ["fr_CH", "fr"],
  ["arr", "ar"],
  ["ger", "de"],
  ["spa", "es"],
  ["Deutsch", "de"],
  ["french", "fr"],
])("%s means %s", (lang, meant) => expect(languageMeant(lang, known)).toBe(meant));

test.each(["el", "EL", "et", "da", "it", "uk"])("%s is another language, and none of these misspelled", (lang) => {
  expect(languageMeant(lang, known)).toBeUndefined();
});
