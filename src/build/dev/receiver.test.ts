/** The receiver of `npm run dev`, whose server is restarted for each change of what its configuration imports. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { createServer } from "vite";
import { expect, it, onTestFinished, vi } from "vitest";
import { DevReceiver } from "./receiver.ts";

/** A receiver that reports when it is loaded, waits for permission to continue, and reports the outcome. */
const main = `const { begun, held, ended } = globalThis.loading;
begun();
await held;
const later = import("./later.ts");
later.finally(ended).catch(() => undefined);
export const { startReceiver } = await later;`;

/** A promise, and the function that resolves it. */
function moment(): { come: Promise<void>; now: () => void } {
  let now = (): void => undefined;
  const come = new Promise<void>((resolve) => {
    now = resolve;
  });
  return { come, now };
}

/** Serves a project whose receiver is this module; each call starts another server. */
function serving(main: string, files: { [name: string]: string } = {}) {
  const root = mkdtempSync(join(tmpdir(), "keelwork-dev-receiver-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "receiver"));
  for (const [name, text] of Object.entries({ "main.ts": main, ...files }))
    writeFileSync(join(root, "receiver", name), text);
  for (const name of ["keelworkReceiver", "keelworkDevReceiver", "keelworkStarted"]) vi.stubGlobal(name, undefined);
  return async () => {
    const server = await createServer({ root, configFile: false, logLevel: "silent", server: { port: 0, ws: false } });
    onTestFinished(() => server.close());
    return { server, receiver: await DevReceiver.of(server) };
  };
}

it("ends nothing where a restarted server replaces its own while it is being loaded", async () => {
  const served = serving(main, { "later.ts": "export const startReceiver = () => undefined;" });
  const [begun, held, ended] = [moment(), moment(), moment()];
  vi.stubGlobal("loading", { begun: begun.now, held: held.come, ended: ended.now });
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
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

it("starts none while the one of a server that it replaces is starting, at the same port", async () => {
  const served = serving("export const startReceiver = globalThis.starting.of();");
  const [begun, loaded, held] = [moment(), moment(), moment()];
  const said: string[] = [];
  const startReceiver = async () => {
    said.push("starts");
    begun.now();
    await held.come;
    return { port: 1, warnings: [], close: async () => void said.push("closes") };
  };
  const of = () => {
    if (said.length > 0) loaded.now();
    return startReceiver;
  };
  vi.stubGlobal("starting", { of });
  vi.stubEnv("LEADS_PORT", "0");
  onTestFinished(() => void vi.unstubAllEnvs());
  const [first, second] = [await served(), await served()];
  first.receiver.start();
  await begun.come;
  const port = second.receiver.port();
  await loaded.come;
  await setImmediate();
  held.now();
  await port;
  expect(said).toEqual(["starts", "closes", "starts"]);
});
