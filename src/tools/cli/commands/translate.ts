/** `translate`: writes the translation file of a form, with every text to be translated. */
import { fixOfLanguage, languageMeant } from "../../../engine/check/across-documents/language.ts";
import { DocumentError, quote, refusal } from "../../../engine/check/problem.ts";
import { type FormDocuments, translationFile } from "../../../engine/define/documents.ts";
import { hasWords, type Texts, type Translated } from "../../../engine/define/translation/texts.ts";
import { alternatesOf, ownLanguageOf, textsIn } from "../../../engine/define/translation/translated.ts";
import { languages } from "../../../engine/languages/index.ts";
import { drawnFrom } from "../../../engine/rules/defined.ts";
import { writeJson } from "../../fixtures/read.ts";
import { json, oneForm, type Register } from "../command.ts";
import { type Asked, readForms } from "../load.ts";
import { count } from "../terminal.ts";

/** The language that a form is to be translated to. */
function languageFor(form: FormDocuments, lang: string): string {
  const own = ownLanguageOf(form);
  const known = Object.keys(languages).filter((one) => one !== own);
  if (known.includes(lang)) return lang;
  const expected = `another language than the form's own: ${known.join(", ")}`;
  const meant = languageMeant(lang, known);
  const others = lang === own ? "use one of these" : fixOfLanguage(lang);
  const fix = meant ? `npm run forms -- translate ${form.name} ${meant}` : others;
  throw refusal(translationFile(form.name, lang), { expected, found: quote(lang), fix });
}

/**
 * The existing translations of a form.
 * @throws DocumentError for a file that cannot be read: overwriting it would lose its translations
 */
function textsBefore({ project, problems }: Asked, name: string, lang: string): Texts {
  const read = project.forms.find((form) => form.name === name)?.translations?.[lang];
  const unread = read ? [] : problems.filter(({ file }) => file === translationFile(name, lang));
  if (unread.length > 0) throw new DocumentError(unread);
  return read?.texts ?? {};
}

const isSaid = (said: Translated | undefined): boolean =>
  typeof said === "string" ? said.trim() !== "" : Object.values(said ?? {}).some(Boolean);

export const translate: Register = (program, run) => {
  program
    .command("translate")
    .summary("a translation file with every text to be translated")
    .description(
      "Writes forms/<form>.<language>.json with every text that visitors read, to be filled in. In an existing file, translations are kept, new texts are added, and obsolete ones are removed and reported.",
    )
    .argument(...oneForm)
    .argument("<language>", Object.keys(languages).join(", "))
    .option(...json)
    .action((name: string, language: string, options: { json?: boolean }) =>
      run(async (terminal) => {
        const asked = readForms(terminal, [name], false);
        const [form] = asked.forms;
        if (!form) return 2;
        const lang = languageFor(form, language);
        const before = textsBefore(asked, name, lang);
        const found = [...textsIn(form, drawnFrom(form, asked.project.shared)).keys()];
        const wanted = found.filter((text) => hasWords(text) || Object.hasOwn(before, text));
        const texts: Texts = Object.fromEntries(
          wanted.map((text) => [text, (Object.hasOwn(before, text) && before[text]) || ""]),
        );
        const file = translationFile(name, lang);
        writeJson(terminal.root, file, { $schema: "../src/engine/meta/translation.json", texts });
        const left = wanted.filter((text) => !isSaid(texts[text]));
        const gone = Object.entries(before).filter(([text]) => !wanted.includes(text));
        for (const [text, said] of gone) terminal.note(`removed: ${JSON.stringify(text)}: ${JSON.stringify(said)}`);
        const page = alternatesOf({ ...form, translations: { [lang]: {} } })?.at(-1)?.href;
        if (options.json) await terminal.json({ file, texts: wanted.length, left, gone: Object.fromEntries(gone) }, 2);
        else {
          await terminal.line(`wrote ${file}: ${count(wanted.length, "text")}, ${left.length} to be written`);
          await terminal.line(`\nThe page is ${page}: npm run dev\nNext: npm run forms -- check ${name}`);
        }
        return 0;
      }),
    );
};
