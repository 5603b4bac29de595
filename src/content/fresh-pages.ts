/** Vite plugin: `npm run dev` loads a page anew once what it was drawn from has changed, though it were still being loaded. */
import type { Plugin, ResolvedConfig, ViteDevServer } from "vite";

const event = "keelwork:drawn";
const prefix = "\0drawn:";

/** How often a server has told its pages to load anew. Known by its settings: hooks get the server itself or a proxy of it. */
const told = new WeakMap<ResolvedConfig, number>();
const countOf = ({ config }: ViteDevServer) => told.get(config) ?? 0;

/** Has every page load anew that is open, and every one that was asked for before: it says so as soon as it is heard. */
export function loadAnew(server: ViteDevServer): void {
  told.set(server.config, countOf(server) + 1);
  server.ws.send({ type: "full-reload" });
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
