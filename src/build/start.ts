/** `npm start`: builds when needed, then serves the site and runs the receiver, both in this process. */
import { execFileSync } from "node:child_process";
import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { settingsFrom, wholeNumber } from "../leads/settings.ts";
import { createSite } from "./serve.ts";
import { isStale } from "./stale.ts";

const root = process.cwd();

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, resolve);
  });

const load = (file: string) => import(pathToFileURL(join(root, ".server", file)).href);

async function main(): Promise<void> {
  if (isStale(root)) {
    console.log("Building the site ...");
    execFileSync(process.execPath, [join(root, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"], {
      stdio: "inherit",
    });
  }
  const port = wholeNumber("PORT", process.env.PORT, 4173, 65_535);
  const settings = settingsFrom(process.env);
  const { startReceiver } = (await load("leads.js")) as typeof import("../leads/main.ts");
  const { endpoint } = (await load("prerender.js")) as typeof import("./prerender.tsx");
  const receiver = await startReceiver(settings);
  const isLocal = !process.env.VITE_LEADS_ENDPOINT;
  const site = createSite({
    dist: join(root, "dist"),
    builtEndpoint: endpoint,
    leadsPort: isLocal ? receiver.port : undefined,
  });
  await listen(site, port).catch(async (error: unknown) => {
    await receiver.close();
    throw error;
  });
  console.log(`Site:  http://localhost:${port}/`);
  console.log(
    `Leads: http://localhost:${receiver.port}/ kept in ${settings.url.replace(/\?.*/, "")}${isLocal ? "" : `; forms post to ${endpoint}`}`,
  );

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    site.close();
    site.closeIdleConnections();
    await receiver.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
