/**
 * Languages that forms are written in. The browser's half is built once for each: a page in another language has its words in its
 * scripts, and a page in English nothing of them.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { EnvironmentOptions, Plugin } from "vite";
import { filesBelow } from "../below.ts";
import { nameOfForm } from "../content/paths.ts";
import { documentFrom } from "../content/read.ts";
import { translationIn, uiFile } from "../engine/documents.ts";
import { languages } from "../engine/languages/index.ts";

/** A language as browsers' builds are told apart: English has none, and neither has one that there are no words of. */
const other = (lang: unknown): string | undefined =>
  typeof lang === "string" && lang !== "en" && Object.hasOwn(languages, lang) ? lang : undefined;

/** The language that a form's own documents are in: what is none is said when documents are checked. */
function langOf(root: string, name: string): string | undefined {
  const file = join(root, uiFile(name));
  return existsSync(file) ? other(documentFrom(uiFile(name), readFileSync(file, "utf8"), []).lang) : undefined;
}

/** What each form's module is made from, in each language that it is there in. */
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

/** The languages other than English that some form is there in. */
export const languagesIn = (root: string): string[] =>
  [...new Set(formFiles(root).flatMap(({ lang }) => lang ?? []))].sort();

/** What the environment is called that builds the browser's half in a language. */
export const environmentOf = (lang: string): string => `client_${lang}`;

/**
 * Vite plugin: has a build make the browser's half in those languages too.
 * @param halfIn the half in a language
 */
export const languageBuilds = (root: string, halfIn: (lang: string) => EnvironmentOptions): Plugin => ({
  name: "keelwork:languages",
  apply: "build",
  config: () => ({
    environments: Object.fromEntries(languagesIn(root).map((lang) => [environmentOf(lang), halfIn(lang)])),
  }),
});

/** Where that build says what it has made, from the folder of the site. */
export const manifestOf = (lang?: string): string => `.vite/manifest${lang === undefined ? "" : `-${lang}`}.json`;
