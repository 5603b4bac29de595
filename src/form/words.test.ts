/** Labels inside sentences, in languages that capitalize nouns and in others. */
import { expect, test } from "vitest";
import { inLanguage } from "../engine/words/spoken.ts";
import { phrase } from "./words.ts";

test.each([
  ["en", "Guest 2", "guest 2"],
  ["en", "VAT number", "VAT number"],
  ["es", "Área de trabajo", "área de trabajo"],
  ["es", "NIF", "NIF"],
  ["de", "Gast 2", "Gast 2"],
])("in %s %s is %s", (lang, label, words) => expect(inLanguage(lang, () => phrase(label))).toBe(words));
