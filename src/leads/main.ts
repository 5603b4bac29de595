/** The receiver as a server of its own: the handler, the store and Node's HTTP server. */
import type { IncomingMessage, Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import type { Form } from "../engine/definition.ts";
import { createHandler } from "./handler.ts";
import type { Settings } from "./settings.ts";
import { Store } from "./store.ts";

export { createHandler } from "./handler.ts";
export { settingsFrom } from "./settings.ts";
export { Store } from "./store.ts";

/** Every form of the project, with its rules. */
export const forms: Form[] = Object.values(
  import.meta.glob<Form>("../../schemas/*.schema.json", { query: "?form", import: "default", eager: true }),
);

/** A receiver that runs. */
export interface Receiver {
  port: number;
  /** Stops taking requests, finishes those under way, and closes the store. */
  close: () => Promise<void>;
}

const listen = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });

/**
 * Starts a receiver.
 * @throws when the store cannot be opened or the port is taken
 */
export async function startReceiver(settings: Settings): Promise<Receiver> {
  const store = await Store.open(settings.url);
  const handler = createHandler({ ...settings, forms, add: (form, body) => store.add(form, body) });
  const server = createAdaptorServer({
    fetch: (request, { incoming }) => {
      const { socket } = incoming as IncomingMessage;
      return handler.fetch(request, { address: socket.remoteAddress, breakOff: () => socket.destroy() });
    },
  }) as Server;
  const port = await listen(server, settings.port);
  return {
    port,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await closed;
      await store.close();
    },
  };
}
