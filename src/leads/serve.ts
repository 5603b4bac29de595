/** The receiver as a server of its own: the handler, the store and Node's HTTP server. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { problemText } from "../engine/check/problem.ts";
import type { Form } from "../engine/definition.ts";
import { createHandler } from "./handler.ts";
import type { Settings } from "./settings.ts";
import { Store } from "./store.ts";

/** A receiver that runs. */
export interface Receiver {
  port: number;
  /** Stops taking requests, finishes those under way, and closes the store. */
  close: () => Promise<void>;
}

/** How long requests under way have to end once the receiver is to stop, in milliseconds. */
const grace = 5_000;

const portTaken = (port: number, error: Error) =>
  new Error(
    problemText({
      file: `LEADS_PORT ${port}`,
      path: "",
      expected: "a port that is free",
      found: error.message,
      mend: `stop what listens there, or set LEADS_PORT=${port + 1}`,
    }),
  );

const listen = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once("error", (error) => reject(portTaken(port, error)));
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });

/**
 * Starts a receiver of some forms.
 * @throws when the store cannot be opened or the port is taken
 */
export async function serve(settings: Settings, forms: Form[]): Promise<Receiver> {
  const store = await Store.open(settings.url);
  const handler = createHandler({ ...settings, forms, add: (form, body) => store.add(form, body) });
  const underWay = new Set<ServerResponse>();
  let isStopping = false;
  const server = createAdaptorServer({
    fetch: async (request, { incoming, outgoing }) => {
      const { socket } = incoming as IncomingMessage;
      const answer = outgoing as ServerResponse;
      underWay.add(answer);
      answer.once("close", () => {
        underWay.delete(answer);
        if (isStopping && underWay.size === 0) server.closeAllConnections();
      });
      // A proxy would answer a broken connection with a 502, so behind one the answer itself has to be the failure.
      const breakOff = settings.trustForwarded ? undefined : () => void socket.destroy();
      const response = await handler.fetch(request, { address: socket.remoteAddress, breakOff });
      if (isStopping) answer.shouldKeepAlive = false;
      return response;
    },
  }) as Server;
  const port = await listen(server, settings.port).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  return {
    port,
    close: async () => {
      isStopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Browsers open connections ahead of need; Node does not call one idle that has never said a word.
      if (underWay.size === 0) server.closeAllConnections();
      const timer = setTimeout(() => server.closeAllConnections(), grace);
      await closed;
      clearTimeout(timer);
      await store.close();
    },
  };
}
