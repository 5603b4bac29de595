/** A translation covers every visible text: no text in the form's original language is left on the page. */
import { renderToStaticMarkup } from "react-dom/server";
import { HelmetProvider } from "react-helmet-async";
import { describe, expect, test } from "vitest";
import { newsletter, workshop } from "../../tests/dropped-in/plain.ts";
import { stay } from "../../tests/dropped-in/presented.ts";
import { formOf } from "../../tests/forms.ts";
import { corpus } from "../../tests/schemas/case.ts";
import { checkTranslations } from "../engine/check/across-documents/translations.ts";
import { documentsOf, type FormDocuments, formNameOf, type UiDocument } from "../engine/define/documents.ts";
import { hasWords } from "../engine/define/translation/texts.ts";
import { textsIn, translated } from "../engine/define/translation/translated.ts";
import { contractOf, resolvedSchemaOf } from "../engine/rules/contract.ts";
import { drawnFrom } from "../engine/rules/defined.ts";
import type { SharedSchemas } from "../engine/schema/refs.ts";
import { type Schema, walk } from "../engine/schema/schema.ts";
import { inLanguage } from "../engine/words/spoken.ts";
import { FormPage } from "../form/form-page.tsx";
import { prepare } from "../form/parts.ts";
import { FormRouteView } from "./form-route.tsx";

/**
 * The words of a page in Latin letters, without values of controls, which are no texts of the page, and file types, which are the
 * same in every language.
 */
const latinIn = (markup: string) =>
  markup
    .replace(/<(style|title|datalist|textarea)\b.*?<\/\1>/gs, " ")
    .replace(/<nav class="form-languages".*?<\/nav>/s, " ")
    .replace(/<[^>]+?(?:aria-label|placeholder|alt)="([^"]*)"[^>]*>|<[^>]+>/gs, " $1 ")
    .replace(/\S+@\S+|&\w+;|\b(PDF|PNG|JPEG|CSV|XML|GIF|WebP|ZIP|image)\b|#[\da-f]{6}/g, " ")
    .match(/\p{Script=Latin}[\p{Script=Latin} ]+/gu) ?? [];

/** Keywords whose values are free keys, which are never translated. */
const namesIn = (schema: Schema): string =>
  [...walk({ schema, pointer: "" })]
    .flatMap(({ schema: { patternProperties = {}, propertyNames } }) => {
      const { pattern, enum: names } = (propertyNames ?? {}) as Schema;
      return [...Object.keys(patternProperties), pattern, ...(names ?? [])];
    })
    .join(" ");

/** A form's documents with every text replaced by arbitrary Arabic letters. */
function inArabic(form: FormDocuments, shared: SharedSchemas): FormDocuments {
  const texts = [...textsIn(form, drawnFrom(form, shared)).keys()].filter(hasWords);
  const said = Object.fromEntries(texts.map((text, index) => [text, `نص ${index}`]));
  return { ...form, translations: { ar: { texts: said } } };
}

const contract = (form: FormDocuments, shared: SharedSchemas) => contractOf(form, resolvedSchemaOf(form, shared));

const own: { name: string; schema: Schema; ui?: UiDocument; shared?: SharedSchemas }[] = [
  { name: "newsletter", schema: newsletter },
  { name: "workshop", schema: workshop },
  { name: "stay", ...stay },
];

const cases = [
  ...own,
  ...corpus()
    .filter(({ refused }) => !refused)
    .map(({ name, schema, ui, uiSchema, shared }) => ({ name, schema, ui: { ...ui, uiSchema } as UiDocument, shared })),
];

describe("a form of which every text is translated", () => {
  test.each(cases.map((one) => [one.name, one] as const))("%s", async (name, { schema, ui = {}, shared = {} }) => {
    const form = inArabic(documentsOf(name, schema, ui), shared);
    expect(checkTranslations(form, shared)).toEqual([]);
    const arabic = formOf(translated(form, "ar"), shared);
    expect(arabic).toMatchObject({
      formName: formNameOf(form),
      lang: "ar",
      route: `/ar/${name}`,
    });
    const ready = await prepare(arabic);
    const page = (
      <HelmetProvider>
        <FormRouteView name={name} form={arabic} content={{ children: <FormPage ready={ready} /> }} />
      </HelmetProvider>
    );
    const left = latinIn(inLanguage("ar", () => renderToStaticMarkup(page)));
    // Hidden fields have no label, and neither have free keys.
    const isFilledIn = (path: string) => arabic.fields[path]?.widget !== "hidden" && !/[\^$]/.test(path);
    const sentences = Object.entries(arabic.sentences)
      .filter(([path]) => isFilledIn(path))
      .flatMap(([, said]) => Object.values(said));
    const names = namesIn(schema);
    const isLeft = (words: string) => !names.includes(words.trim());
    expect([...new Set([...left, ...sentences.flatMap(latinIn)])].filter(isLeft)).toEqual([]);
    // Only texts differ.
    expect(contract(translated(form, "ar"), shared)).toEqual(contract(form, shared));
  });
});
