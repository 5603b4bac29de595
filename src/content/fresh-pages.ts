/** Vite plugin: `npm run dev` updates a page when its sources have changed, even while it is still loading. */
import type { Plugin, ResolvedConfig, ViteDevServer } from "vite";
import { devOnly } from "./dev-only.ts";

const event = "keelwork:drawn";
const stylesEvent = "keelwork:styles";
const prefix = "\0drawn:";

/**
 * The number of updates that a server has sent; keyed by its configuration, since hooks get either the server or a
 * proxy of it.
 */
const told = new WeakMap<ResolvedConfig, number>();
const countOf = ({ config }: ViteDevServer) => told.get(config) ?? 0;

/** Reloads every open page; a page that is still loading reloads as soon as it connects. */
export function loadAnew(server: ViteDevServer): void {
  told.set(server.config, countOf(server) + 1);
  server.ws.send({ type: "full-reload" });
}

/** The clients that run the script of one of our pages; all others show an error. */
const pages = new WeakSet<object>();

/**
 * Replaces the styles of every open page, and reloads those that show an error; a page that is still loading reloads as soon as it
 * connects.
 */
export function styleAnew(server: ViteDevServer, css: string): void {
  told.set(server.config, countOf(server) + 1);
  for (const client of server.ws.clients)
    if (pages.has(client)) client.send(stylesEvent, css);
    else client.send({ type: "full-reload" });
}

/** A page's script: reports the state it was rendered from, and replaces its styles, which the policy allows by their nonce. */
const scriptOf = (count: number) => `const hot = import.meta.hot;
hot?.send(${JSON.stringify(event)}, ${count});
hot?.on(${JSON.stringify(stylesEvent)}, (css) => {
  const old = document.querySelector("head > style:not([data-vite-dev-id])");
  if (!old) return location.reload();
  const style = document.createElement("style");
  style.nonce = document.querySelector('meta[property="csp-nonce"]').nonce;
  style.textContent = css;
  old.replaceWith(style);
});`;

/** The pending changes of a server. */
const changes = new WeakMap<ResolvedConfig, Promise<void>>();

/** Resolves once a server has processed all changes so far. */
export const takenIn = ({ config }: ViteDevServer): Promise<void> => changes.get(config) ?? Promise.resolve();

/** Processes a change, after those before it. */
export function takeIn(server: ViteDevServer, change: () => Promise<void>): void {
  changes.set(server.config, takenIn(server).then(change));
}

/**
 * The URL of the script by which a page identifies the state it was rendered from; it must be read before rendering.
 */
export const drawnNow = (server: ViteDevServer): string => `/@id/${prefix.replace("\0", "__x00__")}${countOf(server)}`;

/** The plugin. */
export function freshPages(): Plugin {
  return {
    name: "keelwork:fresh-pages",
    apply: devOnly,
    resolveId: (source) => (source.startsWith(prefix) ? source : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      return { code: scriptOf(Number(id.slice(prefix.length))), moduleType: "js" };
    },
    configureServer(server) {
      server.ws.on(event, (count: unknown, client) => {
        pages.add(client);
        if (count !== countOf(server)) client.send({ type: "full-reload" });
      });
    },
    transformIndexHtml: (_html, { server }) =>
      server && [{ tag: "script", attrs: { type: "module", src: drawnNow(server) }, injectTo: "head" }],
  };
}
