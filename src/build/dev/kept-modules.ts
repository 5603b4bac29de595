/**
 * Vite plugin: `npm run dev` caches the transformed modules of the documents' half. The first page needs some hundreds of
 * them, and transforming them took half of the time to that page.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  createRunnableDevEnvironment,
  type EnvironmentModuleNode,
  type Plugin,
  type ResolvedConfig,
  type RunnableDevEnvironment,
  type TransformResult,
} from "vite";
import { once } from "../../content/once/once.ts";

/** Modules whose transformed code depends only on their own text. */
const isPlain = (id: string | null): id is string => id !== null && /^\/[^?]*\.[jt]sx?$/.test(id) && existsSync(id);

/** The code of a glob depends on the existing files. */
const hasGlob = (text: string) => /\.meta\.glob\b/.test(text);

/** Thrown if the file was written while it was transformed, so that the result may be of either text. */
class Overtaken extends Error {}

/** The URLs of modules that a transformed module imports, without packages that Node loads. */
const askedBy = ({ deps = [], dynamicDeps = [] }: TransformResult): string[] =>
  [...deps, ...dynamicDeps]
    .filter((url) => url.startsWith("/"))
    .map((url) => url.replace(/^\/@id\//, "").replace("__x00__", "\0"));

/** What else the transformed code of a module depends on. */
function settingsOf(root: string, { env, mode, define }: ResolvedConfig): unknown {
  return { root, env, mode, define, typescript: readFileSync(join(root, "tsconfig.json"), "utf8") };
}

/** Makes an environment use the cache. */
function keeping(environment: RunnableDevEnvironment, settings: unknown): RunnableDevEnvironment {
  const { moduleGraph } = environment;
  const make = environment.transformRequest.bind(environment);

  async function kept(url: string, module: EnvironmentModuleNode, file: string, text: string) {
    let made: TransformResult | null | undefined;
    const thing = { kind: "modules", by: "vite.config.ts", from: { settings, file, text } };
    const bytes = await once(thing, async () => {
      // Vite would return its previous result for a module that only a change of an import has invalidated.
      if (module.lastInvalidationTimestamp > 0) moduleGraph.invalidateModule(module);
      made = await make(url);
      if (made === null || readFileSync(file, "utf8") !== text) throw new Overtaken();
      return Buffer.from(JSON.stringify(made));
    }).catch((error: unknown) => {
      if (!(error instanceof Overtaken)) throw error;
      return undefined;
    });
    if (made || !bytes) return made;
    const invalidated = module.lastInvalidationTimestamp;
    const found: TransformResult = JSON.parse(Buffer.from(bytes).toString());
    await moduleGraph.updateModuleInfo(module, new Set(askedBy(found)), null, new Set(), null, false);
    if (module.lastInvalidationTimestamp === invalidated) moduleGraph.updateModuleTransformResult(module, found);
    return found;
  }

  environment.transformRequest = async (url) => {
    const module = await moduleGraph.ensureEntryFromUrl(url);
    if (module.transformResult) return module.transformResult;
    const text = isPlain(module.id) ? readFileSync(module.id, "utf8") : undefined;
    if (module.id === null || text === undefined || hasGlob(text)) return make(url);
    return (await kept(url, module, module.id, text)) ?? null;
  };
  return environment;
}

/** The plugin. */
export function keptModules(root: string): Plugin {
  return {
    name: "keelwork:kept-modules",
    apply: (_config, { command, mode }) => command === "serve" && mode === "development",
    config: () => ({
      environments: {
        ssr: {
          dev: {
            createEnvironment: (name, config) =>
              keeping(createRunnableDevEnvironment(name, config), settingsOf(root, config)),
          },
        },
      },
    }),
  };
}
