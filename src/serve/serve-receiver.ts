/** The built receiver by itself: `node .server/receiver.js`. */

import { join } from "node:path";
import { heardBy, shownHost } from "../receiver/listening.ts";
import { openLog, startReceiver } from "../receiver/main.ts";
import { rendererThread } from "../receiver/renderer-thread.ts";
import { settingsFrom } from "../receiver/settings.ts";
import { shownUrl } from "../receiver/store/database.ts";
import { untilStopped } from "./until-stopped.ts";

untilStopped("LEADS_PORT", async () => {
  const settings = settingsFrom(process.env);
  const log = openLog();
  const renderer = rendererThread(join(import.meta.dirname, "renderer.js"), log.warn);
  const receiver = await startReceiver(settings, { log, renderer });
  // Not awaited, so that a stop signal is handled meanwhile.
  void renderer.prepare().then(() => {
    console.log(`Leads: http://${shownHost(settings.host)}:${receiver.port}/ kept in ${shownUrl(settings.url)}`);
    console.log(heardBy(settings.host));
  });
  return { stop: receiver.close };
});
