/** The languages of forms, and the files with the words of each. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../below.ts";
import { translationIn, uiFile } from "../../engine/define/documents.ts";
import { languages } from "../../engine/languages/index.ts";
import { documentFrom } from "../document.ts";
import { nameOfForm } from "../paths.ts";

/** A language; undefined for English, and for unknown ones. */
const other = (lang: unknown): string | undefined =>
  typeof lang === "string" && lang !== "en" && Object.hasOwn(languages, lang) ? lang : undefined;

/** The language of a form's own documents; an invalid one is reported when documents are checked. */
function langOf(root: string, name: string): string | undefined {
  const file = join(root, uiFile(name));
  return existsSync(file) ? other(documentFrom(uiFile(name), readFileSync(file, "utf8"), []).lang) : undefined;
}

/** The files that form modules are made from, in each of their languages. */
export function formFiles(root: string): { file: string; name: string; lang?: string }[] {
  const own = filesBelow(root, "schemas", ".schema.json").map((file) => {
    const name = nameOfForm(file);
    return { file, name, lang: langOf(root, name) };
  });
  const translations = filesBelow(root, "forms", ".json").flatMap((file) => {
    const { name, lang = "" } = translationIn(file) ?? {};
    return name && Object.hasOwn(languages, lang) ? [{ file, name, lang: other(lang) }] : [];
  });
  return [...own, ...translations];
}

/** The languages other than English that some form has. */
export const languagesIn = (root: string): string[] =>
  [...new Set(formFiles(root).flatMap(({ lang }) => lang ?? []))].sort();

/** The file with the words of a language. */
export const languageFile = (root: string, lang: string): string => join(root, `src/engine/languages/${lang}.ts`);
