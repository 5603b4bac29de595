/**
 * The languages of forms. The browser's half is built once for each: a page in another language has its words in its
 * scripts, and an English page has none of them.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { EnvironmentOptions, Plugin } from "vite";
import { filesBelow } from "../below.ts";
import { nameOfForm } from "../content/paths.ts";
import { documentFrom } from "../content/read.ts";
import { translationIn, uiFile } from "../engine/documents.ts";
import { languages } from "../engine/languages/index.ts";

/** The language of a separate browser build; undefined for English, and for unknown languages. */
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

/** The name of the environment that builds the browser's half in a language. */
export const environmentOf = (lang: string): string => `client_${lang}`;

/**
 * Vite plugin: builds the browser's half in these languages, too.
 * @param halfIn the configuration for a language
 */
export const languageBuilds = (root: string, halfIn: (lang: string) => EnvironmentOptions): Plugin => ({
  name: "keelwork:languages",
  apply: "build",
  config: () => ({
    environments: Object.fromEntries(languagesIn(root).map((lang) => [environmentOf(lang), halfIn(lang)])),
  }),
});

/** The manifest of that build, relative to the site's folder. */
export const manifestOf = (lang?: string): string => `.vite/manifest${lang === undefined ? "" : `-${lang}`}.json`;
