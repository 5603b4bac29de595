/** A rendered form in another language: nothing around it, in it or in its answers is left in English. */
import { renderToStaticMarkup } from "react-dom/server";
import { HelmetProvider } from "react-helmet-async";
import { describe, expect, test } from "vitest";
import { anmeldung } from "../../tests/dropped-in/languages.ts";
import { workshop } from "../../tests/dropped-in/plain.ts";
import { formFrom } from "../../tests/forms.ts";
import type { WholeForm } from "../engine/define/definition.ts";
import { english } from "../engine/languages/en.ts";
import { languages } from "../engine/languages/index.ts";
import { validate } from "../engine/rules/validate.ts";
import { literally } from "../engine/schema/literally.ts";
import type { JsonObject, Schema } from "../engine/schema/schema.ts";
import { inLanguage } from "../engine/words/spoken.ts";
import { FormPage } from "../form/form-page.tsx";
import { prepare, type ReadyForm } from "../form/parts.ts";
import { viewOfAnswer } from "./answer-view.tsx";
import { FormRouteView } from "./form-route.tsx";
import { structuredForm } from "./structured.ts";

/** English texts that do not occur in any of the other languages. */
const inEnglish = [english.form, english.around, english.answer, english.page]
  .flatMap((words) => Object.values(words))
  .flatMap((said) => (typeof said === "string" && /[a-z]{4}/.test(said) ? said.trim() : []))
  // Words that exist in other languages too.
  .filter((said) => !/^\W*(Name|optional|Error|Submit|List)\W*$/.test(said) && !/^\w\w-/.test(said));

const textOf = (markup: string) =>
  markup.replace(/<style>.*?<\/style>|<[^>]+(?:aria-label|placeholder|alt)="([^"]*)"[^>]*>|<[^>]+>/gs, " $1 ");

/** The English texts that occur as separate words. */
const englishIn = (text: string) =>
  inEnglish.filter((said) => new RegExp(`(?<![\\p{L}\\u{ab}\\u{201e}])${literally(said)}(?!\\p{L})`, "u").test(text));

const forms: [string, Schema, JsonObject][] = [
  ["in steps", anmeldung.schema, { email: "x", gaeste: [{ alter: 2 }], anderes: 1 }],
  ["of every kind", workshop, { venue: { seats: 2 }, people: [], catering: true, payment: { kind: "card" } }],
];

const routeOf = (form: WholeForm, ready: ReadyForm) => (
  <FormRouteView name="test" form={form} content={{ children: <FormPage ready={ready} /> }} />
);

describe.each(Object.keys(languages).filter((lang) => lang !== "en"))("%s", (lang) => {
  test.each(forms)("a form %s", async (_what, schema, body) => {
    const ui = schema === anmeldung.schema ? { ...anmeldung.ui, lang } : { lang };
    const form = formFrom(schema, ui);
    const ready = await prepare(form);
    const drawn = (content: React.ReactNode) =>
      textOf(inLanguage(lang, () => renderToStaticMarkup(<HelmetProvider>{content}</HelmetProvider>)));
    expect(englishIn(drawn(routeOf(form, ready)))).toEqual([]);
    for (const schema of [undefined, "ContactPage"] as const)
      expect(structuredForm({ ...form, page: { ...form.page, schema } })).toMatchObject({
        "@graph": expect.arrayContaining([expect.objectContaining({ inLanguage: lang })]),
      });
    const errors = validate(form, { ...body, formName: form.formName }, "2026-01-01");
    expect(errors.length).toBeGreaterThan(2);
    const answer = { form, body, errors, branches: {}, action: "/" };
    const refused = await viewOfAnswer({ kind: "refused", ...answer });
    expect([refused.lang, ...englishIn(drawn(refused.content))]).toEqual([lang]);
    const accepted = await viewOfAnswer({ kind: "accepted", form, body, action: "/" });
    expect(englishIn(drawn(accepted.content))).toEqual([]);
    const many = Object.fromEntries(Array.from({ length: 400 }, (_none, index) => [`x${index}`, 1]));
    const cut = await viewOfAnswer({ kind: "refused", ...answer, body: many });
    expect(englishIn(drawn(cut.content))).toEqual([]);
  });
});

test("English is found where it stands", async () => {
  const form = formFrom(anmeldung.schema, { ...anmeldung.ui, lang: undefined });
  const markup = renderToStaticMarkup(<HelmetProvider>{routeOf(form, await prepare(form))}</HelmetProvider>);
  const found = englishIn(textOf(markup));
  for (const said of [english.form.goOn, english.form.remove, english.around.discard]) expect(found).toContain(said);
});
