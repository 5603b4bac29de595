/** The built receiver by itself: `node .server/receiver.js`. */

import { heardBy, shownHost } from "../receiver/listening.ts";
import { forms, startReceiver } from "../receiver/main.ts";
import { loadRenderer } from "../receiver/page.ts";
import { settingsFrom } from "../receiver/settings.ts";
import { shownUrl } from "../receiver/store/database.ts";
import { untilStopped } from "./until-stopped.ts";

untilStopped(async () => {
  const settings = settingsFrom(process.env);
  const receiver = await startReceiver(settings);
  // Until then it is heard already when it is told to stop.
  void loadRenderer(forms).then(() => {
    console.log(`Leads: http://${shownHost(settings.host)}:${receiver.port}/ kept in ${shownUrl(settings.url)}`);
    console.log(heardBy(settings.host));
  });
  return { stop: receiver.close };
});
