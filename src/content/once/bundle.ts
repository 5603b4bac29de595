/** Bundles some of our files into one script, to run outside the build. */
import type { BuildEnvironmentOptions, Plugin } from "vite";
import { furtherLanguages } from "../forms/further-languages.ts";

/**
 * Bundles a file with all its imports.
 * @param file its path
 */
export async function bundle(
  file: string,
  { rolldownOptions, ...more }: BuildEnvironmentOptions,
  plugins: Plugin[] = [],
): Promise<string> {
  // Loaded lazily: commands that only read the cache, such as `npm run leads`, start without Vite.
  const { build } = await import("vite");
  const result = await build({
    configFile: false,
    plugins: [furtherLanguages(), ...plugins],
    logLevel: "error",
    build: { write: false, modulePreload: false, ...more, rolldownOptions: { input: file, ...rolldownOptions } },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !("output" in output)) throw new Error(`${file} was not built`);
  return output.output[0].code.trim();
}
