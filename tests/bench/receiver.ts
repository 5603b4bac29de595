/**
 * The receiver of the build in this folder in a process of its own, as the environment sets it; says its port once it
 * listens, and what processor time it has taken whenever it is asked.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";

async function main(): Promise<void> {
  const server = pathToFileURL(join(process.cwd(), ".server/leads.js")).href;
  const { settingsFrom, startReceiver } = (await import(server)) as typeof import("../../src/receiver/main.ts");
  const receiver = await startReceiver(settingsFrom(process.env));
  process.on("SIGTERM", () => void receiver.close().then(() => process.exit(0)));
  process.on("message", () => process.send?.(process.cpuUsage()));
  console.log(receiver.port);
}

void main();
