/** Vite plugin: `npm run dev` runs a receiver beside the site, so that a form can be sent while it is being written. */
import type { Plugin } from "vite";
import { shownUrl } from "../leads/database.ts";
import { settingsFrom } from "../leads/settings.ts";

/** The plugin; the receiver stops with the dev server. */
export function receiver(): Plugin {
  return {
    name: "keelwork:receiver",
    apply: (_config, { command, mode }) => command === "serve" && mode === "development",
    async configureServer(server) {
      if (server.config.server.middlewareMode) return;
      const settings = settingsFrom(process.env);
      const { startReceiver } = (await server.ssrLoadModule("/leads/main.ts")) as typeof import("../leads/main.ts");
      const running = await startReceiver(settings);
      server.config.logger.info(
        `  Leads are received at http://localhost:${running.port}/ and kept in ${shownUrl(settings.url)}`,
      );
      server.httpServer?.once("close", () => void running.close());
    },
  };
}
