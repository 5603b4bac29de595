/** The receiver of `npm run dev`: the forms as they are being written can be sent. */
import type { ViteDevServer } from "vite";
import { shownUrl } from "../../receiver/database.ts";
import type { Receiver } from "../../receiver/serve.ts";
import { type Settings, settingsFrom } from "../../receiver/settings.ts";

/**
 * The receiver of this process. When a file changes that Vite's own settings are made of, src/site.ts among them, Vite
 * loads everything anew, this file too, and starts the next server before it ends the last.
 */
const ours = globalThis as { keelworkReceiver?: Receiver };

/** A receiver of the forms as Vite has them now, in the place of the one before. */
async function begin(server: ViteDevServer, settings: Settings): Promise<Receiver> {
  const { startReceiver } = (await server.ssrLoadModule(
    "/receiver/main.ts",
  )) as typeof import("../../receiver/main.ts");
  await ours.keelworkReceiver?.close();
  ours.keelworkReceiver = await startReceiver(settings);
  return ours.keelworkReceiver;
}

/** A receiver that runs beside the site. */
export interface DevReceiver {
  port: number;
  /** Starts it again with the forms as they are now, at the same port. */
  again: () => Promise<void>;
}

/** Starts the receiver; it stops with the dev server. */
export async function startDevReceiver(server: ViteDevServer): Promise<DevReceiver> {
  const { config, httpServer } = server;
  const settings = settingsFrom(process.env);
  // What the receiver imports is transformed by plugins that have to be started first.
  await server.environments.client.pluginContainer.buildStart();
  let running = await begin(server, settings);
  const { port } = running;
  config.logger.info(`  Leads are received at http://localhost:${port}/ and kept in ${shownUrl(settings.url)}`);
  httpServer?.once("close", () => {
    if (ours.keelworkReceiver === running) void running.close();
  });
  return {
    port,
    again: async () => {
      running = await begin(server, { ...settings, port });
    },
  };
}
