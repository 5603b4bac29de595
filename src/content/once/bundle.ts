/** Files of ours as one script, for whoever runs it outside the build. */
import type { BuildEnvironmentOptions, Plugin } from "vite";

/**
 * Bundles a file with all that it imports.
 * @param file its path
 */
export async function bundle(
  file: string,
  options: BuildEnvironmentOptions = {},
  plugins: Plugin[] = [],
): Promise<string> {
  const { rolldownOptions, ...more } = options;
  // Loaded where something is bundled: whoever only reads what is kept, as `npm run leads` does, starts without it.
  const { build } = await import("vite");
  const result = await build({
    configFile: false,
    plugins,
    logLevel: "error",
    build: { write: false, modulePreload: false, ...more, rolldownOptions: { input: file, ...rolldownOptions } },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !("output" in output)) throw new Error(`${file} was not built`);
  return output.output[0].code.trim();
}
