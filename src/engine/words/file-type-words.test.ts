/** Names of content types. */
import { expect, test } from "vitest";
import { wordsOfType } from "./file-type-words.ts";
import { inLanguage } from "./spoken.ts";

test.each([
  ["application/pdf", "PDF"],
  [" Image/JPEG ", "JPEG"],
  ["image/svg+xml", "SVG"],
  ["text/plain", "TXT"],
  ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "DOCX"],
  ["application/x-own", "application/x-own"],
  ["image/*", "image"],
  ["model/*", "model"],
])("%s is %s", (type, words) => expect(wordsOfType(type)).toBe(words));

test.each([
  ["de", "Bild"],
  ["fr", "image"],
  ["es", "imagen"],
  ["ar", "صورة"],
])("a family of types is named in %s", (lang, words) =>
  expect(inLanguage(lang, () => wordsOfType("image/*"))).toBe(words),
);
