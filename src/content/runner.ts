/** Runs modules of the server half in the process of `npm run dev`, each again once it or one of its imports has changed. */
import { type DevEnvironment, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { createDefaultImportMeta, ESModulesEvaluator, ModuleRunner } from "vite/module-runner";

/**
 * Creates the runner of an environment's modules. Vite's own also supports `import.meta.resolve`, which we do not use: where Node
 * has no synchronous hooks, each package is then imported through a second thread, which takes a quarter of a second in all.
 */
export const runnerOf = (environment: DevEnvironment): ModuleRunner =>
  new ModuleRunner(
    {
      transport: { invoke: (payload) => environment.hot.handleInvoke(payload) },
      createImportMeta: createDefaultImportMeta,
      sourcemapInterceptor: false,
      hmr: false,
    },
    new ESModulesEvaluator(),
  );

/**
 * The exports of the current version of a module.
 * @param url from the root of the sources: `/render/prerender.ts`
 */
export async function exportsOf<Exports>({ environments: { ssr } }: ViteDevServer, url: string): Promise<Exports> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error("the documents' environment cannot run modules here");
  return ssr.runner.import<Exports>(url);
}

/**
 * Creates a function that returns whether a server has ended, by a restart or for good. Create it while the server runs: a restart
 * puts the new server's parts into the same object.
 */
export function endOf({ environments: { ssr } }: ViteDevServer): () => boolean {
  return () => isRunnableDevEnvironment(ssr) && ssr.runner.isClosed();
}
