/** Scripts of `src/browser` as short texts: those that are written into documents, and the one that old browsers fetch. */
import { join } from "node:path";
import { build } from "vite";
import type { Browser } from "../render/document.tsx";

/** A file of `src/` as one short script. */
export async function buildScript(root: string, file: string, format: "es" | "iife" = "es"): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      rolldownOptions: { input: join(root, "src", file), output: { format } },
      modulePreload: false,
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !("output" in output)) throw new Error(`src/${file} was not built`);
  return output.output[0].code.trim();
}

/** The scripts that documents carry in themselves. */
export async function inlinedScripts(root: string): Promise<Pick<Browser, "loader" | "keeper">> {
  const [loader, keeper] = await Promise.all([
    buildScript(root, "browser/loader.ts"),
    buildScript(root, "browser/keeper/keeper.ts", "iife"),
  ]);
  return { loader, keeper };
}
