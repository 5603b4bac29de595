/** Minified scripts of `src/browser`: those inlined into documents, and the one that old browsers load. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "../content/once/bundle.ts";
import { filesOf } from "../content/once/code.ts";
import { once } from "../content/once/once.ts";
import type { Browser } from "../render/document.tsx";
import { spokenWords, wordsOf } from "./spoken.ts";

/**
 * A file of `src/` as one short script.
 * @param lang the language of its words, if it has any
 */
export async function buildScript(
  root: string,
  file: string,
  format: "es" | "iife" = "es",
  lang?: string,
): Promise<string> {
  const { loadEnv } = await import("vite");
  const source = join(root, "src", file);
  const sources = [...filesOf(source), ...(lang ? [wordsOf(root, lang)] : [])];
  const from = { file, format, lang, code: sources.map((path) => readFileSync(path, "utf8")) };
  const thing = { kind: "scripts", by: "src/build/inlined.ts", from: { ...from, env: loadEnv("production", root) } };
  const plugins = lang ? [spokenWords(root, lang)] : [];
  const make = () => bundle(source, { rolldownOptions: { output: { format } } }, plugins);
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
  const [loader, keepers, brings, elsewheres] = await Promise.all([
    buildScript(root, "browser/loader.ts"),
    inEach("browser/keeper/keeper.ts"),
    buildScript(root, "browser/languages.ts", "iife"),
    inEach("browser/elsewhere/elsewhere.ts"),
  ]);
  return { loader, keepers, languages: brings, elsewheres };
}
