/**
 * The receiver of this folder's build in a process of its own, configured by the environment; reports its port once it
 * listens, and its processor time on request.
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
