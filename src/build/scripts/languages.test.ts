/** The environments of languages, including tags with a region. */
import { expect, it } from "vitest";
import { environmentOf, languageOf } from "./languages.ts";

it.each(["de", "pt-BR", "zh-Hant"])("Vite takes the environment of %s, which tells its language", (lang) => {
  // Vite's own rule.
  expect(environmentOf(lang)).toMatch(/^[\w$]+$/);
  expect(languageOf(environmentOf(lang))).toBe(lang);
});

it("takes the environment of English pages for English", () => expect(languageOf("client")).toBe("en"));
