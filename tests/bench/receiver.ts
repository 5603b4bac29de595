/** The project's receiver in a process of its own, as the environment sets it; says its port once it listens. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";

async function main(): Promise<void> {
  const server = pathToFileURL(join(process.cwd(), ".server/leads.js")).href;
  const { settingsFrom, startReceiver } = (await import(server)) as typeof import("../../src/receiver/main.ts");
  const receiver = await startReceiver(settingsFrom(process.env));
  process.on("SIGTERM", () => void receiver.close().then(() => process.exit(0)));
  console.log(receiver.port);
}

void main();
