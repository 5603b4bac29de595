/** The receiver of `npm run dev`, whose server is restarted for each change of what its configuration imports. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { createServer } from "vite";
import { expect, it, onTestFinished, vi } from "vitest";
import { DevReceiver } from "./receiver.ts";

/** A receiver that says when it is being loaded, waits until it may go on, and says what came of it. */
const main = `const { begun, held, ended } = globalThis.loading;
begun();
await held;
const later = import("./later.ts");
later.finally(ended).catch(() => undefined);
export const { startReceiver } = await later;`;

/** A promise, and what resolves it. */
function moment(): { come: Promise<void>; now: () => void } {
  let now = (): void => undefined;
  const come = new Promise<void>((resolve) => {
    now = resolve;
  });
  return { come, now };
}

it("ends nothing where a restarted server replaces its own while it is being loaded", async () => {
  const root = mkdtempSync(join(tmpdir(), "keelwork-dev-receiver-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "receiver"));
  writeFileSync(join(root, "receiver/main.ts"), main);
  writeFileSync(join(root, "receiver/later.ts"), "export const startReceiver = () => undefined;");
  const [begun, held, ended] = [moment(), moment(), moment()];
  vi.stubGlobal("loading", { begun: begun.now, held: held.come, ended: ended.now });
  vi.stubGlobal("keelworkDevReceiver", undefined);
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
  const served = async () => {
    const server = await createServer({ root, configFile: false, logLevel: "silent", server: { port: 0, ws: false } });
    onTestFinished(() => server.close());
    return { server, receiver: await DevReceiver.of(server) };
  };
  const first = await served();
  first.receiver.start();
  await begun.come;
  // Vite starts the next server before it stops the last.
  await served();
  await first.server.close();
  held.now();
  await ended.come;
  await setImmediate();
  expect(exit).not.toHaveBeenCalled();
});
