/** Minified scripts of `src/browser`: those inlined into documents, and the one that old browsers load. */
import { join } from "node:path";
import type { Plugin } from "vite";
import { bundle } from "../content/once/bundle.ts";
import type { Browser } from "../render/document.tsx";
import { spokenWords } from "./spoken.ts";

/** A file of `src/` as one short script. */
export function buildScript(
  root: string,
  file: string,
  format: "es" | "iife" = "es",
  plugins: Plugin[] = [],
): Promise<string> {
  return bundle(join(root, "src", file), { rolldownOptions: { output: { format } } }, plugins);
}

/** The scripts that documents carry in themselves. */
export async function inlinedScripts(
  root: string,
  languages: string[],
): Promise<Pick<Browser, "loader" | "keepers" | "languages" | "elsewheres">> {
  const inEach = async (file: string) =>
    Object.fromEntries(
      await Promise.all(
        languages.map(
          async (lang) => [lang, await buildScript(root, file, "iife", [spokenWords(root, lang)])] as const,
        ),
      ),
    );
  const [loader, keepers, brings, elsewheres] = await Promise.all([
    buildScript(root, "browser/loader.ts"),
    inEach("browser/keeper/keeper.ts"),
    buildScript(root, "browser/languages.ts", "iife"),
    inEach("browser/elsewhere/elsewhere.ts"),
  ]);
  return { loader, keepers, languages: brings, elsewheres };
}
