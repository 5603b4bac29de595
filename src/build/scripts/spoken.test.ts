/** The words of a language are inlined at their uses. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { languages } from "../../engine/languages/index.ts";
import { withWords } from "./spoken.ts";

const fileOf = (lang: string) => join(process.cwd(), `src/engine/languages/${lang}.ts`);
const inGerman = (source: string) => withWords("a.tsx", source, fileOf("de"));

it.each([
  ["a word", "a(spoken.form.yes)", 'a(("Ja"))'],
  ["a word in markup", "<b>{spoken.form.remove}</b>", '<b>{("Entfernen")}</b>'],
  ["a sentence with what it is said of", "spoken.form.add(label ?? x)", "(`$" + "{(label ?? x)} hinzufügen`)"],
  ["a sentence in a sentence", "spoken.form.add(spoken.form.entry)", "(`$" + '{(("Eintrag"))} hinzufügen`)'],
  ["a function that is handed on", "names.map(spoken.form.add)", "names.map(((what) => `$" + "{what} hinzufügen`))"],
  ["what is said in a language", "inLanguage(form.lang, () => ask(spoken.form.no))", '(ask(("Nein")))'],
  ["the import of the words", 'import { spoken } from "../engine/words/spoken.ts";\na(spoken.form.yes)', '\na(("Ja"))'],
  ["another object", "other.spoken.form.yes", "other.spoken.form.yes"],
])("%s", (_what, source, expected) => expect(inGerman(source)).toBe(expected));

it("asks twice for nothing that is said twice", () => {
  const file = join(mkdtempSync(join(tmpdir(), "keelwork-words-")), "xx.ts");
  writeFileSync(file, "export const words = { form: { twice: (a) => a + a } };");
  expect(withWords("a.ts", "spoken.form.twice(next())", file)).toBe("(((a) => a + a)(next()))");
});

it("refuses a word that needs something else of its file", () => {
  const file = join(mkdtempSync(join(tmpdir(), "keelwork-words-")), "xx.ts");
  writeFileSync(file, 'const yes = "Si";\nexport const words = { form: { yes } };');
  expect(() => withWords("a.ts", "spoken.form.yes", file)).toThrow("xx.ts at form.yes: expected a self-contained text");
});

it.each(Object.keys(languages))("every word of a form stands by itself in %s", (lang) => {
  const words = Object.keys(languages[lang]?.form ?? {});
  const code = withWords("a.ts", words.map((word) => `f(spoken.form.${word});`).join("\n"), fileOf(lang));
  expect(code).not.toContain("spoken");
});
