/** Runs modules of the documents' half in the process of `npm run dev`, each anew once it or one of its imports has changed. */
import { type DevEnvironment, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { createDefaultImportMeta, ESModulesEvaluator, ModuleRunner } from "vite/module-runner";

/**
 * What runs an environment's modules. Vite's own also lets modules resolve others, which none of ours does: where Node
 * has no hooks in the same thread, every package is then imported through another one, a quarter of a second in all.
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
 * The exports of a module as its files are now.
 * @param url from the root of the sources: `/render/prerender.ts`
 */
export async function exportsOf<Exports>({ environments: { ssr } }: ViteDevServer, url: string): Promise<Exports> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error("the documents' environment cannot run modules here");
  return ssr.runner.import<Exports>(url);
}

/**
 * Tells whether a server runs no modules any more: another one takes its place, or it stops. To be asked of it while it does: a
 * restart puts the parts of the next one into the same object.
 */
export function endOf({ environments: { ssr } }: ViteDevServer): () => boolean {
  return () => isRunnableDevEnvironment(ssr) && ssr.runner.isClosed();
}
