/** Scripts of `src/browser` as short texts: those that are written into documents, and the one that old browsers fetch. */
import { join } from "node:path";
import { bundle } from "../content/once/bundle.ts";
import type { Browser } from "../render/document.tsx";

/** A file of `src/` as one short script. */
export function buildScript(root: string, file: string, format: "es" | "iife" = "es"): Promise<string> {
  return bundle(join(root, "src", file), { rolldownOptions: { output: { format } } });
}

/** The scripts that documents carry in themselves. */
export async function inlinedScripts(root: string): Promise<Pick<Browser, "loader" | "keeper">> {
  const [loader, keeper] = await Promise.all([
    buildScript(root, "browser/loader.ts"),
    buildScript(root, "browser/keeper/keeper.ts", "iife"),
  ]);
  return { loader, keeper };
}
