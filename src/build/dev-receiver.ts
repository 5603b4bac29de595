/** Vite plugin: `npm run dev` runs a receiver beside the site, so that a form can be sent while it is being written. */
import type { Plugin, ViteDevServer } from "vite";
import type { FormsListener } from "../content/forms.ts";
import { shownUrl } from "../receiver/database.ts";
import type { Receiver } from "../receiver/serve.ts";
import { type Settings, settingsFrom } from "../receiver/settings.ts";
import { endpointName } from "../site.ts";

/**
 * The receiver of this process. When a file changes that Vite's own settings are made of, src/site.ts among them, Vite
 * loads everything anew, this file too, and starts the next server before it ends the last.
 */
const ours = globalThis as { keelworkReceiver?: Receiver };

/** A receiver of the forms as Vite has them now, in the place of the one before. */
async function begin(server: ViteDevServer, settings: Settings): Promise<Receiver> {
  const { startReceiver } = (await server.ssrLoadModule("/receiver/main.ts")) as typeof import("../receiver/main.ts");
  await ours.keelworkReceiver?.close();
  ours.keelworkReceiver = await startReceiver(settings);
  return ours.keelworkReceiver;
}

/** The plugin; the receiver stops with the dev server. */
export function receiver(): Plugin<FormsListener> {
  let running: Receiver | undefined;
  let again = async (): Promise<void> => undefined;
  let endpoint: string | undefined;
  return {
    name: "keelwork:receiver",
    apply: (_config, { command, mode }) => command === "serve" && mode === "development",
    api: { formsChanged: () => again() },
    async configureServer(server) {
      const { config, httpServer } = server;
      if (config.server.middlewareMode) return;
      const settings = settingsFrom(process.env);
      // What the receiver imports is transformed by plugins that have to be started first.
      await server.environments.client.pluginContainer.buildStart();
      running = await begin(server, settings);
      const { port } = running;
      again = async () => {
        running = await begin(server, { ...settings, port });
      };
      endpoint = config.env.VITE_LEADS_ENDPOINT || `http://localhost:${port}/`;
      config.logger.info(`  Leads are received at http://localhost:${port}/ and kept in ${shownUrl(settings.url)}`);
      httpServer?.once("close", () => {
        if (ours.keelworkReceiver === running) void running?.close();
      });
    },
    transformIndexHtml: () =>
      endpoint ? [{ tag: "meta", attrs: { name: endpointName, content: endpoint }, injectTo: "head" }] : [],
  };
}
