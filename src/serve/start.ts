/** `npm start`: builds when needed, then serves the site and runs the receiver, both in this process. */
import { join } from "node:path";
import { shownUrl } from "../receiver/database.ts";
import { run } from "../receiver/server.ts";
import { settingsFrom, wholeNumber } from "../receiver/settings.ts";
import { receiverOf, untilStopped } from "./built.ts";
import { createSite } from "./static-host.ts";

const root = process.cwd();

untilStopped(async () => {
  const port = wholeNumber("PORT", process.env.PORT, 4173, 65_535);
  const settings = settingsFrom(process.env);
  const { startReceiver, endpoint } = await receiverOf(root);
  const isLocal = !process.env.VITE_LEADS_ENDPOINT;
  const receiver = await startReceiver(settings);
  const site = createSite({
    dist: join(root, "dist"),
    builtEndpoint: endpoint,
    receiver: isLocal ? receiver : undefined,
    port,
    trustForwarded: settings.trustForwarded,
  });
  const running = await run(site, port, "PORT").catch(async (error: unknown) => {
    await receiver.close();
    throw error;
  });
  console.log(`Site:  http://localhost:${running.port}/`);
  const elsewhere = isLocal ? "" : `; forms post to ${endpoint}`;
  console.log(`Leads: http://localhost:${receiver.port}/ kept in ${shownUrl(settings.url)}${elsewhere}`);
  return {
    stop: async () => {
      await running.close();
      await receiver.close();
    },
  };
});
