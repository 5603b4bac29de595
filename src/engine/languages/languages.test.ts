/** Every language is complete, and translated. */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fields, formFrom } from "../../../tests/forms.ts";
import { validate } from "../rules/validate.ts";
import { plainNumber } from "../words/numbers.ts";
import { english } from "./en.ts";
import { languages, tagIn } from "./index.ts";
import type { Words } from "./words.ts";

/** Words that are the same in several languages, and symbols. */
const shared =
  /^(dir|form\.(locale|hasSingular|isLowered|colon|comma|no|name|error|optional|types\.string|toasts\.label|fileKinds\.(image|audio|video)|.*After)|around\.(end|orElse))$/;

/** All texts of a language by dotted path; functions are called with recognizable symbols. */
function saidIn(words: object, path = ""): [path: string, said: unknown][] {
  return Object.entries(words).flatMap(([key, value]): [string, unknown][] => {
    const at = path ? `${path}.${key}` : key;
    if (typeof value === "object" && value !== null) return saidIn(value, at);
    if (/^rules\.(or|and)$/.test(at)) return [[at, value(["A", "B"])]];
    if (at === "rules.number") return [[at, value(1234.5)]];
    return [[at, typeof value === "function" ? value("«1»", "«2»", "«3»", 2) : value]];
  });
}

const inEnglish = new Map(saidIn(english));

it("every file in this folder is a language, or what languages are made of", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => tagIn(file));
  expect(
    Object.keys(languages)
      .map((lang) => `${lang}.ts`)
      .sort(),
  ).toEqual(files.sort());
});

describe.each(Object.entries(languages).filter(([lang]) => lang !== "en"))("%s", (lang, words) => {
  const said = new Map(saidIn(words));

  it("says all that is said in English, and not in English", () => {
    expect([...said.keys()].sort()).toEqual([...inEnglish.keys()].sort());
    const empty = [...said].filter(([path, text]) => text === "" || (text === undefined && !shared.test(path)));
    expect(empty).toEqual([]);
    const untold = [...said].filter(([path, text]) => text === inEnglish.get(path) && !shared.test(path));
    expect(untold.filter(([, text]) => /[a-z]{3}/i.test(String(text)))).toEqual([]);
  });

  it("leaves out nothing that a sentence is given", () => {
    const marks = (text: unknown) => [...new Set(String(text).match(/«\d»/g))].length;
    const lost = [...said].filter(([path, text]) => marks(text) < Math.min(1, marks(inEnglish.get(path))));
    expect(lost).toEqual([]);
  });

  it("is one that Intl knows, which writes its example of a number", () => {
    const locale = String(words.form.locale);
    expect(Intl.NumberFormat.supportedLocalesOf(locale)).toEqual([locale]);
    const [example = ""] = /\d\S*\d/.exec(words.rules.types.number) ?? [];
    expect(plainNumber(example, locale)).toBe("2.5");
  });

  it("judges a form in its words", () => {
    const schema = fields(
      { name: { type: "string", title: "Xyz" }, age: { type: "integer", title: "Abc", minimum: 1234.5 } },
      "name",
    );
    const form = formFrom(schema, { lang });
    const errors = validate(form, { formName: "test", age: 3, other: 1 }, "2026-01-01");
    expect(errors.map(({ field }) => field)).toEqual(["name", "age", "other"]);
    expect(errors[0]?.message).toBe(words.rules.any.required(words.rules.field("Xyz"), undefined, "Xyz", Number.NaN));
    expect(errors[1]?.message).toContain(words.rules.number(1234.5));
    expect(errors[2]?.message).toBe(words.form.noField("other"));
  });
});

it("counts by the rules of each language", () => {
  const limits = [1, 2, 3, 11, 100];
  const sentences = (lang: string) =>
    limits.map((count) => languages[lang]?.rules.any.minLength("X", String(count), "X", count));
  expect(sentences("ar")).toEqual(
    ["حرف واحد", "حرفين", "3 أحرف", "11 حرفًا", "100 حرف"].map((words) => `يجب ألا يقل X عن ${words}`),
  );
  expect(sentences("fr").map((text) => text?.match(/caractères?$/)?.[0])).toEqual([
    "caractère",
    "caractères",
    "caractères",
    "caractères",
    "caractères",
  ]);
});

const millions = ({ rules }: Words) => rules.any.maxLength("X", "", "X", 2_000_000);
const several = ({ form }: Words) => form.notAdded("a.txt, b.txt", form.notOfType("PDF"));

it.each<[string, (words: Words) => string, string]>([
  ["es", ({ rules }) => rules.and(["«Nombre»", "«Idioma»"]), "«Nombre» e «Idioma»"],
  ["es", ({ rules }) => rules.and(["«Agua»", "«Hielo»"]), "«Agua» y «Hielo»"],
  ["es", ({ rules }) => rules.and(["Tamaño", "Índice"]), "Tamaño e Índice"],
  ["es", ({ rules }) => rules.or(["«Uno o más»", "«Correo»", "«Otro»"]), "«Uno o más», «Correo» u «Otro»"],
  ["es", ({ rules }) => rules.or(["«Sí»", "«No»"]), "«Sí» o «No»"],
  ["es", ({ rules }) => rules.or(["Otro"]), "Otro"],
  ["es", millions, "X debe tener como máximo 2.000.000 de caracteres"],
  ["fr", millions, "X doit compter au plus 2\u202f000\u202f000 de caractères"],
  ["fr", ({ rules }) => rules.any.minLength("X", "", "X", 1000), "X doit compter au moins 1000 caractères"],
  ["fr", ({ form }) => form.dated("mardi 1 décembre 2026 à 11:00"), "mardi 1er décembre 2026 à 11:00"],
  ["fr", ({ form }) => form.dated("21 janvier 2026 à 1:00"), "21 janvier 2026 à 1:00"],
  ["fr", several, "Ajout impossible\u00a0: a.txt, b.txt (type attendu\u00a0: PDF)"],
  ["es", several, "Imposible añadir: a.txt, b.txt (tipo distinto de PDF)"],
  ["en", ({ form }) => form.filledIn("Name, How many?"), "Filled in from your link: Name, How many?"],
  ["de", several, "a.txt, b.txt: nicht vom Typ PDF, nicht hinzugefügt"],
  ["ar", several, "تعذّرت إضافة a.txt, b.txt: النوع ليس PDF"],
])("says as its speakers do: %s", (lang, say, words) => expect(say(languages[lang] ?? english)).toBe(words));

it("breaks no French line before a sign that has a space before it", () => {
  const said = saidIn(languages.fr ?? english).map(([, text]) => String(text));
  expect(said.filter((text) => /« | [:;!?»]/.test(text))).toEqual([]);
});
