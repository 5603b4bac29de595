/** Vite plugin: `npm run dev` serves the site as it ships, with a receiver beside it, and shows changes. */
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import type { Connect, Plugin, ViteDevServer } from "vite";
import { filesBelow, formFolders } from "../../below.ts";
import { devOnly } from "../../content/dev-only.ts";
import type { FormsListener } from "../../content/forms/forms.ts";
import { loadAnew, styleAnew } from "../../content/fresh-pages.ts";
import { addressOf, paperOf } from "../../content/papers/papers.ts";
import { drawPictures } from "../../content/pictures/images.ts";
import { tokenOf } from "../../content/pictures/tokens.ts";
import { endOf, exportsOf } from "../../content/runner.ts";
import { portNumber } from "../../receiver/settings.ts";
import { everywhere } from "../../serve/headers.ts";
import { buildError } from "../build-error.ts";
import { refuseEndpoint } from "../endpoint.ts";
import { type Site, siteFileAt } from "../site-files.ts";
import { documents, styleSheet } from "./documents.tsx";
import { owedNow } from "./owed.ts";
import { DevReceiver } from "./receiver.ts";

/** A file that the build would write, made on request. */
async function fileAt(server: ViteDevServer, root: string, path: string): Promise<string | Uint8Array | undefined> {
  const paper = filesBelow(root, "papers", ".md").find((file) => path === addressOf(file));
  if (paper) return paperOf(root, paper);
  const site = await exportsOf<Site>(server, "/render/prerender.ts");
  if (!path.endsWith(".png")) return siteFileAt(path, site, root, tokenOf(root, "ink"));
  let found: Uint8Array | undefined;
  const route = site.paths.find((candidate) => site.cardUrl(candidate).endsWith(`/${path}`));
  const cards = new Map(route === undefined ? [] : [[path, await site.cardAt(route)]]);
  await drawPictures(root, cards, async (file, make) => {
    if (file === path) found = await make();
  });
  return found;
}

function answered(server: ViteDevServer, root: string, receiver: DevReceiver): Connect.NextHandleFunction {
  const { VITE_LEADS_ENDPOINT: elsewhere } = server.config.env;
  const endpoint = async () => {
    refuseEndpoint(server.config.env);
    return elsewhere || `http://localhost:${await receiver.port()}/`;
  };
  const documentAt = documents(server, root, endpoint);
  const common = everywhere();
  const hasEnded = endOf(server);
  const owed = owedNow();
  const send = async (response: ServerResponse, status: number, headers: { [name: string]: string }, body: unknown) => {
    const all = { ...(await common), "Cache-Control": "no-store", ...headers };
    if (owed.delete(response)) response.writeHead(status, all).end(body);
  };
  return async (request, response, next) => {
    // Two slashes at the beginning would be followed by a host.
    const { pathname } = new URL(request.url?.replace(/^\/+/, "/") ?? "/", "http://localhost");
    if (!["GET", "HEAD"].includes(request.method ?? "") || pathname.endsWith(".html")) return next();
    receiver.hold();
    owed.add(response);
    try {
      const type = getMimeType(pathname);
      const file = type && (await fileAt(server, root, pathname.slice(1)));
      if (type && file !== undefined) return await send(response, 200, { "Content-Type": type }, file);
      const { status, policy, html, sends } = await documentAt(pathname, request.headers.host ?? "localhost");
      const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy };
      await send(response, status, headers, html);
      if (sends) receiver.start();
    } catch (error) {
      if (!response.headersSent && !hasEnded()) next(buildError(error));
    } finally {
      owed.delete(response);
      receiver.wait();
    }
  };
}

/** Sends the styles to open pages; if they cannot be compiled, reloads the pages, which then show the error. */
async function restyle(server: ViteDevServer): Promise<void> {
  const css = await styleSheet(server).catch(() => undefined);
  if (css === undefined) loadAnew(server);
  else styleAnew(server, css);
}

/** The plugin. */
export function site(root: string): Plugin<FormsListener> {
  return {
    name: "keelwork:site",
    apply: devOnly,
    // A port on the command line takes precedence over the environment's.
    config: ({ server }) => ({
      appType: "mpa",
      server: { port: server?.port ?? portNumber("PORT", process.env.PORT, 5173) },
    }),
    api: { formsChanged: DevReceiver.formsChanged },
    async configureServer(server) {
      if (server.config.server.middlewareMode) return;
      const receiver = await DevReceiver.of(server);
      const unknownToVite = ["src/browser", "papers"].map((folder) => join(root, folder));
      server.watcher.on("all", (_event, file) => {
        if (unknownToVite.some((folder) => file.startsWith(folder))) loadAnew(server);
      });
      return () => server.middlewares.use(answered(server, root, receiver));
    },
    /**
     * Modules that only the server renders are updated by a reload; the keeper preserves input. Styles are replaced.
     */
    async hotUpdate({ file, modules, server }) {
      // The plugin for documents handles these, and reloads pages once the receiver has loaded the change.
      if (formFolders.some((folder) => file.startsWith(join(root, folder)))) return [];
      const inBrowser = server.environments.client.moduleGraph.getModulesByFile(file);
      if (file.endsWith(".css")) {
        if (this.environment.name === "client") await restyle(server);
        return [];
      }
      if (this.environment.name === "ssr" && modules.length > 0 && !inBrowser?.size) loadAnew(server);
      return undefined;
    },
  };
}
