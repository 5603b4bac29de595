/** All languages: each is one file of this folder, named by its tag. */
import { arabic } from "./ar.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import type { Words } from "./words.ts";

const shipped: { [lang: string]: Words } = { en: english, de: german, fr: french, es: spanish, ar: arabic };

/** A language's file: its only export is the words. */
type Language = { [name: string]: Words };

/** The tag in the path of a language's file; undefined for any other file. */
export const tagIn = (file: string): string | undefined => /(?:^|\/)([a-z]{2,3})\.ts$/.exec(file)?.[1];

/** Whether a file is a language that does not ship. */
export const isFurther = (file: string): boolean => !Object.hasOwn(shipped, tagIn(file) ?? "en");

/** The further languages of this folder; whatever is built imports them instead (src/content/forms/further-languages.ts). */
function onDisk(): { [file: string]: Language } {
  const { readdirSync } = process.getBuiltinModule("node:fs");
  const { createRequire } = process.getBuiltinModule("node:module");
  const files = readdirSync(import.meta.dirname).filter(isFurther);
  if (files.length === 0) return {};
  const { createJiti }: typeof import("jiti") = createRequire(import.meta.url)("jiti");
  const load = createJiti(import.meta.url, { moduleCache: false });
  return Object.fromEntries(files.map((file) => [file, load(`./${file}`) as Language]));
}

const further = onDisk();

/** The words of each language, by the tag that a UI document has as `lang`. */
export const languages: { readonly [lang: string]: Words } = {
  ...shipped,
  ...Object.fromEntries(
    Object.entries(further).flatMap(([file, exported]) => Object.values(exported).map((words) => [tagIn(file), words])),
  ),
};
