/** Minified scripts of `src/browser`: those inlined into documents, and the one that old browsers load. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languageFile } from "../../content/forms/languages.ts";
import { bundle } from "../../content/once/bundle.ts";
import { filesOf } from "../../content/once/code.ts";
import { once } from "../../content/once/once.ts";
import type { Browser } from "../../render/document.tsx";
import { spokenWords } from "./spoken.ts";

/** The files below `src/` that documents inline, by their role; the last two contain words in a language. */
const inlined = {
  loader: "browser/loader.ts",
  languages: "browser/languages.ts",
  keepers: "browser/keeper/keeper.ts",
  elsewheres: "browser/elsewhere/elsewhere.ts",
};

/** The sources of a script: a file of `src/` with all its imports, and its words. */
const sourcesOf = (root: string, file: string, lang?: string): string[] => [
  ...filesOf(join(root, "src", file)),
  ...(lang ? [languageFile(root, lang)] : []),
];

/** The sources of all inlined scripts. */
export const inlinedSources = (root: string, languages: string[]): Set<string> =>
  new Set(Object.values(inlined).flatMap((file) => languages.flatMap((lang) => sourcesOf(root, file, lang))));

/**
 * A file of `src/` as one short script.
 * @param lang the language of its words, if it has any
 */
async function buildScript(root: string, file: string, format: "es" | "iife" = "es", lang?: string): Promise<string> {
  const { loadEnv } = await import("vite");
  const code = sourcesOf(root, file, lang).map((path) => readFileSync(path, "utf8"));
  const from = { file, format, lang, code };
  const thing = {
    kind: "scripts",
    by: "src/build/scripts/inlined.ts",
    from: { ...from, env: loadEnv("production", root) },
  };
  const plugins = lang ? [spokenWords(root, lang)] : [];
  const rolldownOptions = { optimization: { inlineConst: true }, output: { format } };
  const make = () => bundle(join(root, "src", file), { rolldownOptions }, plugins);
  return Buffer.from(await once(thing, async () => Buffer.from(await make()))).toString();
}

/** All of these scripts, for a build. */
export async function builtScripts(root: string, languages: string[]) {
  const [inlined, legacy] = await Promise.all([
    inlinedScripts(root, ["en", ...languages]),
    buildScript(root, "browser/legacy.ts"),
  ]);
  return { inlined, legacy };
}

/** The scripts that are inlined into documents. */
export async function inlinedScripts(
  root: string,
  languages: string[],
): Promise<Pick<Browser, "loader" | "keepers" | "languages" | "elsewheres">> {
  const inEach = async (file: string) =>
    Object.fromEntries(
      await Promise.all(languages.map(async (lang) => [lang, await buildScript(root, file, "iife", lang)] as const)),
    );
  const [loader, brings, keepers, elsewheres] = await Promise.all([
    buildScript(root, inlined.loader),
    buildScript(root, inlined.languages, "iife"),
    inEach(inlined.keepers),
    inEach(inlined.elsewheres),
  ]);
  return { loader, keepers, languages: brings, elsewheres };
}
