/** Vite plugin: `npm run dev` reloads a page when its sources have changed, even while it is still loading. */
import type { Plugin, ResolvedConfig, ViteDevServer } from "vite";

const event = "keelwork:drawn";
const prefix = "\0drawn:";

/**
 * How often a server has told its pages to reload; keyed by its configuration, since hooks get either the server or a
 * proxy of it.
 */
const told = new WeakMap<ResolvedConfig, number>();
const countOf = ({ config }: ViteDevServer) => told.get(config) ?? 0;

/** Reloads every open page, and every page requested before now, as soon as it connects. */
export function loadAnew(server: ViteDevServer): void {
  told.set(server.config, countOf(server) + 1);
  server.ws.send({ type: "full-reload" });
}

/** The changes that a server is told of and has not taken in yet. */
const changes = new WeakMap<ResolvedConfig, Promise<void>>();

/** Resolves once a server has taken in all changes that it is told of so far. */
export const takenIn = ({ config }: ViteDevServer): Promise<void> => changes.get(config) ?? Promise.resolve();

/** Takes in a change, after those before it. */
export function takeIn(server: ViteDevServer, change: () => Promise<void>): void {
  changes.set(server.config, takenIn(server).then(change));
}

/** The address of the script by which a page says that it is drawn from what stands now; it is asked for before drawing. */
export const drawnNow = (server: ViteDevServer): string => `/@id/${prefix.replace("\0", "__x00__")}${countOf(server)}`;

/** The plugin. */
export function freshPages(): Plugin {
  return {
    name: "keelwork:fresh-pages",
    apply: (_config, { command, mode }) => command === "serve" && mode === "development",
    resolveId: (source) => (source.startsWith(prefix) ? source : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const count = Number(id.slice(prefix.length));
      return { code: `import.meta.hot?.send(${JSON.stringify(event)}, ${count});`, moduleType: "js" };
    },
    configureServer(server) {
      server.ws.on(event, (count: unknown, client) => {
        if (count !== countOf(server)) client.send({ type: "full-reload" });
      });
    },
    transformIndexHtml: (_html, { server }) =>
      server && [{ tag: "script", attrs: { type: "module", src: drawnNow(server) }, injectTo: "head" }],
  };
}
