/**
 * Vite plugin: caches the transformed modules of the server half, for `npm run dev` and the check of links. The first page needs a
 * hundred of them, and transforming these took half of the time to that page; all pages together need four hundred, which took a
 * quarter of a check after an edit.
 */
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import {
  createRunnableDevEnvironment,
  type EnvironmentModuleNode,
  type Plugin,
  type ResolvedConfig,
  type RunnableDevEnvironment,
  type TransformResult,
} from "vite";
import { filesBelow, routeFolders } from "../../below.ts";
import { devAndCheck } from "../../content/dev-only.ts";
import { hashOf, once } from "../../content/once/once.ts";
import { runnerOf } from "../../content/runner.ts";
import { AnyFolder } from "./any-folder.ts";

/** Modules whose transformed code depends only on their own text. */
const isPlain = (id: string | null): id is string => id !== null && /^\/[^?]*\.[jt]sx?$/.test(id) && existsSync(id);

/** The code of a glob depends on the existing files. */
const hasGlob = (text: string) => /\.meta\.glob\b/.test(text);

/** Whether all globs in a source look for files in these folders only. */
const isKnownGlob = (text: string): boolean =>
  Array.from(text.matchAll(/"!?(\.[^"]*\*[^"]*)"/g), ([, glob = ""]) => glob).every((glob) =>
    routeFolders.some((folder) => glob.startsWith(`../../${folder}/`)),
  );

/** A hash of the names of all files in these folders. */
const namesIn = (root: string): string =>
  hashOf(routeFolders.flatMap((folder) => filesBelow(root, folder, "")).join("\n"));

/** Thrown if the file was written while it was transformed, so that the result may be that of either version. */
class Overtaken extends Error {}

/** The URLs of modules among imports, without packages that Node loads. */
const modulesIn = (imports: string[] = []): string[] =>
  imports.filter((url) => url.startsWith("/")).map((url) => url.replace(/^\/@id\//, "").replace("__x00__", "\0"));

/** What the transformed code of a module depends on, besides its text. */
interface Settings {
  root: string;
  /** The real path of a package that is transformed, as imports of it are resolved. */
  packages: string;
  /** All others, as JSON. */
  others: string;
}

function settingsOf(root: string, { env, mode, define }: ResolvedConfig): Settings {
  const typescript = readFileSync(join(root, "tsconfig.json"), "utf8");
  const packages = realpathSync(join(root, "node_modules/@rjsf/core"));
  return { root, packages, others: JSON.stringify({ env, mode, define, typescript }) };
}

/** The files that globs find, and the modules with globs: a file that is added or removed invalidates them. */
class Found {
  readonly modules = new Set<EnvironmentModuleNode>();
  private names: string | undefined;

  constructor(private readonly root: string) {}

  /** The hash of the names of all files that Vite knows. */
  known(): string {
    this.names ??= namesIn(this.root);
    return this.names;
  }

  /** Whether these are still all files. */
  isCurrent = (): boolean => this.names === namesIn(this.root);

  forget(): void {
    this.names = undefined;
  }
}

/** Makes an environment use the cache. */
function keeping(environment: RunnableDevEnvironment, found: Found, settings: Settings): RunnableDevEnvironment {
  const { moduleGraph } = environment;
  const folder = new AnyFolder(settings.root);
  const make = environment.transformRequest.bind(environment);

  async function kept(url: string, module: EnvironmentModuleNode, file: string, text: string) {
    let made: TransformResult | null | undefined;
    const names = hasGlob(text) ? found.known() : undefined;
    const from = folder.keyOf([file, settings.packages], [settings.others, text, names ?? ""]);
    const thing = { kind: "modules", by: "vite.config.ts", from };
    const bytes = await once(thing, async () => {
      // Vite would return its previous result for a module that only a change of an import has invalidated.
      if (module.lastInvalidationTimestamp > 0) moduleGraph.invalidateModule(module);
      made = await make(url);
      const isSame = readFileSync(file, "utf8") === text && (names === undefined || found.isCurrent());
      if (made === null || !isSame) throw new Overtaken();
      return Buffer.from(folder.kept(JSON.stringify(made)));
    }).catch((error: unknown) => {
      if (!(error instanceof Overtaken)) throw error;
      return undefined;
    });
    if (made) return made;
    // Others that requested it meanwhile get the same result, which is not cached.
    if (!bytes) return make(url);
    const invalidated = module.lastInvalidationTimestamp;
    const result: TransformResult = JSON.parse(folder.here(Buffer.from(bytes).toString()));
    const imported = new Set(modulesIn([...(result.deps ?? []), ...(result.dynamicDeps ?? [])]));
    await moduleGraph.updateModuleInfo(module, imported, null, new Set(), null, false);
    if (module.lastInvalidationTimestamp === invalidated) moduleGraph.updateModuleTransformResult(module, result);
    return result;
  }

  const asked = new Set<string>();

  /**
   * Transforms the imports of a module ahead of the runner, which requests one after the other. Only the first time: a changed
   * module must be requested by the runner, which then also runs it again. Errors are reported when the runner requests the module.
   */
  function prepare(imports: string[]): void {
    for (const url of imports.filter((one) => !asked.has(one)))
      environment.transformRequest(url).catch(() => undefined);
  }

  async function transformed(url: string): Promise<TransformResult | null> {
    const module = await moduleGraph.ensureEntryFromUrl(url);
    if (module.transformResult) return module.transformResult;
    const text = isPlain(module.id) ? readFileSync(module.id, "utf8") : undefined;
    if (module.id === null || text === undefined) return make(url);
    if (hasGlob(text) && !isKnownGlob(text)) return make(url);
    if (hasGlob(text)) found.modules.add(module);
    return kept(url, module, module.id, text);
  }

  environment.transformRequest = async (url) => {
    asked.add(url);
    const result = await transformed(url);
    prepare(modulesIn(result?.deps));
    return result;
  };
  return environment;
}

/** The plugin. */
export function keptModules(root: string): Plugin {
  const found = new Found(root);
  return {
    name: "keelwork:kept-modules",
    apply: devAndCheck,
    config: () => ({
      environments: {
        ssr: {
          dev: {
            createEnvironment: (name, config) =>
              keeping(
                createRunnableDevEnvironment(name, config, { runner: runnerOf }),
                found,
                settingsOf(root, config),
              ),
          },
        },
      },
    }),
    configureServer({ watcher }) {
      for (const event of ["add", "unlink"] as const) watcher.on(event, () => found.forget());
    },
    hotUpdate({ type, file, modules }) {
      const isFound = routeFolders.some((folder) => file.startsWith(join(root, folder)));
      if (type === "update" || this.environment.name !== "ssr" || !isFound) return undefined;
      return [...new Set([...modules, ...found.modules])];
    },
  };
}
