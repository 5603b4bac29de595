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
import { uiFile } from "../engine/documents.ts";
import { languages } from "../engine/languages/index.ts";

/** The language of a form, where it is another than English and known: what is not is said when documents are checked. */
export function langOf(root: string, name: string): string | undefined {
  const file = join(root, uiFile(name));
  if (!existsSync(file)) return undefined;
  const { lang } = documentFrom(uiFile(name), readFileSync(file, "utf8"), []);
  return typeof lang === "string" && lang !== "en" && Object.hasOwn(languages, lang) ? lang : undefined;
}

/** The languages other than English that some form is written in. */
export function languagesIn(root: string): string[] {
  const names = filesBelow(root, "schemas", ".schema.json").map(nameOfForm);
  return [...new Set(names.flatMap((name) => langOf(root, name) ?? []))].sort();
}

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
