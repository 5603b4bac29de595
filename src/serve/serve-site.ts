/** The built site with its receiver: `node .server/start.js`. */
import { join } from "node:path";
import { faultIn } from "../engine/check/problem.ts";
import { heardBy, shownHost } from "../receiver/listening.ts";
import { openLog, startReceiver } from "../receiver/main.ts";
import { rendererThread } from "../receiver/renderer-thread.ts";
import { isTrusting } from "../receiver/request/forwarded.ts";
import { run } from "../receiver/server.ts";
import { portNumber, settingsFrom } from "../receiver/settings.ts";
import { shownUrl } from "../receiver/store/database.ts";
import { orClose } from "../receiver/store/or-close.ts";
import { ownEndpoint, ownPort } from "../site.ts";
import { builtOf } from "./build-record.ts";
import { createSite } from "./static-host.ts";
import { untilStopped } from "./until-stopped.ts";

/** The project's folder: this file runs in its `.server/`. */
const root = join(import.meta.dirname, "..");

const notBuilt = () =>
  faultIn(".server/site.json", {
    expected: "a built site, which says there where its forms post to",
    found: "nothing",
    fix: "npm run build",
  });

/** Says where the forms post to, if not to this machine's receiver. */
function elsewhere(endpoint: string): string {
  const wanted = process.env.VITE_LEADS_ENDPOINT;
  if (wanted && wanted !== endpoint)
    console.warn(`The site was built for ${endpoint}, and keeps it: only npm run build reads VITE_LEADS_ENDPOINT`);
  return endpoint === ownEndpoint ? "" : `; forms post to ${endpoint}`;
}

untilStopped("PORT", async () => {
  const port = portNumber("PORT", process.env.PORT, ownPort);
  const settings = settingsFrom(process.env);
  const endpoint = builtOf(root, "site")?.endpoint;
  if (!endpoint) throw notBuilt();
  const log = openLog();
  const renderer = rendererThread(join(import.meta.dirname, "renderer.js"), log.warn);
  const receiver = await startReceiver(settings, { log, renderer });
  const isBehindProxy = isTrusting(settings.trust);
  const site = createSite({
    dist: join(root, "dist"),
    builtEndpoint: endpoint,
    receiver,
    port,
    isBehindProxy,
    warn: log.warn,
  });
  const place = { port, name: "PORT", host: settings.host };
  const running = await orClose(run(site, place, { isBehindProxy }), receiver.close);
  const host = shownHost(settings.host);
  // Not awaited, so that a stop signal is handled meanwhile.
  void renderer.prepare().then(() => {
    console.log(`Site:  http://${host}:${running.port}/`);
    console.log(`Leads: http://${host}:${receiver.port}/ kept in ${shownUrl(settings.url)}${elsewhere(endpoint)}`);
    console.log(heardBy(settings.host));
  });
  return {
    stop: async () => {
      await running.close();
      await receiver.close();
    },
  };
});
