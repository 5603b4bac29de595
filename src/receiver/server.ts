/** A Node server that keeps no slow client waiting for ever, and stops without breaking a request off. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { problemText } from "../engine/check/problem.ts";

/** A server that runs. */
export interface Running {
  port: number;
  /** Stops taking requests, and finishes those under way. */
  close: () => Promise<void>;
}

/** How long requests under way have to end once the server is to stop, in milliseconds. */
const grace = 3_000;

/** How long a client may take: to say what it wants, to say all of it, to ask again. In milliseconds. */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
};

const portTaken = (name: string, port: number, error: Error) =>
  new Error(
    problemText({
      file: `${name} ${port}`,
      path: "",
      expected: "a port that is free",
      found: error.message,
      mend: `stop what listens there, or set ${name}=${port + 1}`,
    }),
  );

const listen = (server: Server, port: number, name: string) =>
  new Promise<number>((resolve, reject) => {
    server.once("error", (error) => reject(portTaken(name, port, error)));
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });

/** Answers a request that came by a socket. */
export type Answer = (request: Request, socket: Socket) => Response | Promise<Response>;

/**
 * Starts a server.
 * @param name the setting that says the port
 * @throws when the port is taken
 */
export async function run(answer: Answer, port: number, name: string): Promise<Running> {
  const underWay = new Set<ServerResponse>();
  let isStopping = false;
  const server = createAdaptorServer({
    serverOptions: patience,
    // What asks in HTTP/1.0, as a health check may, says no host.
    hostname: "localhost",
    fetch: async (request, { incoming, outgoing }) => {
      const sent = outgoing as ServerResponse;
      underWay.add(sent);
      sent.once("close", () => {
        underWay.delete(sent);
        if (isStopping && underWay.size === 0) server.closeAllConnections();
      });
      const response = await answer(request, (incoming as IncomingMessage).socket);
      if (isStopping) sent.shouldKeepAlive = false;
      return response;
    },
  }) as Server;
  const listening = await listen(server, port, name);
  return {
    port: listening,
    close: async () => {
      isStopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Browsers open connections ahead of need; Node does not call one idle that has never said a word.
      if (underWay.size === 0) server.closeAllConnections();
      const timer = setTimeout(() => server.closeAllConnections(), grace);
      await closed;
      clearTimeout(timer);
    },
  };
}
