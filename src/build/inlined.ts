/** Scripts of `src/browser` as short texts: those that are written into documents, and the one that old browsers fetch. */
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
export async function inlinedScripts(root: string, languages: string[]): Promise<Pick<Browser, "loader" | "keepers">> {
  const keeperIn = async (lang: string) =>
    [lang, await buildScript(root, "browser/keeper/keeper.ts", "iife", [spokenWords(root, lang)])] as const;
  const [loader, ...keepers] = await Promise.all([buildScript(root, "browser/loader.ts"), ...languages.map(keeperIn)]);
  return { loader, keepers: Object.fromEntries(keepers) };
}
