/** A Node server with timeouts for slow clients, and graceful shutdown. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setImmediate as nextRound } from "node:timers/promises";
import { createAdaptorServer } from "@hono/node-server";
import { faultIn } from "../engine/check/problem.ts";
import { timeoutOf } from "../engine/visit/send.ts";
import { takeSmallRoom } from "./request/arriving.ts";
import { Gathered } from "./request/gathered.ts";

/** A running server. */
export interface Running {
  port: number;
  /** Stops accepting requests, and finishes those in progress. */
  close: () => Promise<void>;
}

/** How long requests in progress may take during shutdown, in milliseconds. */
const grace = 3_000;

/** How long a client may take nothing of an answer, in milliseconds: longer than a post may wait for its answer. */
export const stalled = 60_000;

/** The most requests of a connection that wait for their turn: whoever reads its answers sends the next one after them. */
const mostWaiting = 100;

/** How long the largest request may take to arrive, in milliseconds: longer than its page waits. */
export const requestTimeout = 300_000;

/** Timeouts of a client in milliseconds: for its headers, its whole request, its next request. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
};

/** The address that a server listens on. */
export interface ListenAddress {
  port: number;
  /** The setting for the port. */
  name: string;
  /** An address of this machine, or a name of one; every address when left out. */
  host?: string;
}

/** What is expected of an address and how to fix it, by Node's error code. */
const refusals: { [code: string]: (place: ListenAddress) => { expected: string; fix: string } } = {
  EACCES: ({ name }) => ({
    expected: "a port that this user may open",
    fix: `set ${name} to a port above 1023, or give the process the capability CAP_NET_BIND_SERVICE`,
  }),
  EADDRNOTAVAIL: () => ({
    expected: "an address of this machine",
    fix: "HOST=127.0.0.1, or HOST=:: for every address",
  }),
  ENOTFOUND: () => ({ expected: "the name of an address of this machine", fix: "HOST=127.0.0.1" }),
};

function notListening(place: ListenAddress, error: NodeJS.ErrnoException): Error {
  const { name, port, host } = place;
  const free = { expected: "a port that is free", fix: `stop what listens there, or set ${name}=${port + 1}` };
  const { expected, fix } = refusals[error.code ?? ""]?.(place) ?? free;
  const file = `${name} ${port}${host ? ` on HOST ${host}` : ""}`;
  return faultIn(file, { expected, found: error.message, fix });
}

const listen = (server: Server, place: ListenAddress) =>
  new Promise<number>((resolve, reject) => {
    const { port, host } = place;
    server.once("error", (error) => reject(notListening(place, error)));
    server.listen({ port, host }, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });

/** Handles a request on a socket; `sent` resolves once its response was sent, or nobody can read it any more. */
export type RequestHandler = (request: Request, socket: Socket, sent: Promise<unknown>) => Response | Promise<Response>;

/** The host name for URLs: `localhost`, if the server listens on every address or the loopback interface. */
export function shownHost(host: string | undefined): string {
  if (!host || ["::", "0.0.0.0", "127.0.0.1", "::1"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** Describes who can reach a server. */
export function heardBy(host: string | undefined): string {
  if (!host || ["::", "0.0.0.0"].includes(host))
    return "Reachable on every address of this machine (HOST=127.0.0.1: from this machine only)";
  return `Reachable on ${host} only (HOST)`;
}

/**
 * Breaks off a request that takes longer to arrive than its page would wait (a small one may not take as long as files do), or that
 * has to make way for others.
 */
function limitArrival(request: IncomingMessage): void {
  const breakOff = () => request.complete || request.socket.destroy();
  const leave = takeSmallRoom(request.headers, breakOff);
  // A timer for longer than three weeks would end at once, with a warning in the log.
  const most = Math.min(timeoutOf(Number(request.headers["content-length"]) || 0), requestTimeout);
  const timer = setTimeout(breakOff, most).unref();
  request.once("close", () => {
    clearTimeout(timer);
    leave();
  });
}

const [late, long] = ["408 Request Timeout", "431 Request Header Fields Too Large"];
const statuses: { [code: string]: string } = { ERR_HTTP_REQUEST_TIMEOUT: late, HPE_HEADER_OVERFLOW: long };

/**
 * Refuses what is no request, or came too late to be one, as Node would by itself; but such that no page takes the refusal for a
 * success (src/receiver/handler.ts).
 */
function refuse({ code = "" }: NodeJS.ErrnoException, socket: Duplex): void {
  const status = statuses[code] ?? "400 Bad Request";
  // An answer that is on its way is cut off.
  if ((socket as Socket).bytesWritten === 0)
    socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nCross-Origin-Resource-Policy: same-origin\r\n\r\n`);
  socket.destroy();
}

/**
 * Lets the requests of a connection be answered one after the other: the answers to thousands that arrive at once, and that
 * nobody reads, would fill the memory. In each round of the event loop one more of those that had to wait is begun, on whichever
 * connection: a round also takes only one new connection, and whoever has just come would wait for all of them.
 * @returns waits until an answer may be made; false when nobody can read it any more
 */
function turns(): (socket: Socket, sent: Promise<unknown>) => Promise<boolean> {
  const last = new WeakMap<Socket, { sent: Promise<unknown>; waiting: number }>();
  let round = Promise.resolve();
  return async (socket, sent) => {
    const line = last.get(socket) ?? { sent: Promise.resolve(), waiting: 0 };
    const before = line.sent;
    line.sent = sent;
    line.waiting += 1;
    last.set(socket, line);
    if (line.waiting > mostWaiting) socket.destroy();
    const isBehind = line.waiting > 1;
    await before;
    if (isBehind) {
      round = round.then(() => nextRound());
      await round;
    }
    line.waiting -= 1;
    return !socket.destroyed;
  };
}

/**
 * Starts a server.
 * @param most how long a client may take nothing of an answer, in milliseconds
 * @throws when it cannot listen there
 */
export async function run(answer: RequestHandler, place: ListenAddress, most = stalled): Promise<Running> {
  const underWay = new Set<ServerResponse>();
  const hasTurn = turns();
  let isStopping = false;
  const server = createAdaptorServer({
    serverOptions: { ...timeouts, IncomingMessage: Gathered },
    // HTTP/1.0 requests, such as health checks may send, have no Host header.
    hostname: "localhost",
    fetch: async (request, { incoming, outgoing }) => {
      const sent = outgoing as ServerResponse;
      const arriving = incoming as IncomingMessage;
      const { socket } = arriving;
      const closed = new Promise((resolve) => sent.once("close", resolve));
      if (!(await hasTurn(socket, closed))) return new Response();
      if (!arriving.complete) limitArrival(arriving);
      underWay.add(sent);
      sent.once("close", () => {
        underWay.delete(sent);
        if (isStopping && underWay.size === 0) server.closeAllConnections();
      });
      const response = await answer(request, socket, closed);
      if (isStopping) sent.shouldKeepAlive = false;
      return response;
    },
  }) as Server;
  server.setTimeout(most);
  server.on("clientError", refuse);
  const listening = await listen(server, place);
  return {
    port: listening,
    close: async () => {
      isStopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Browsers open connections in advance; Node does not consider one idle that has never sent anything.
      if (underWay.size === 0) server.closeAllConnections();
      const timer = setTimeout(() => server.closeAllConnections(), grace);
      await closed;
      clearTimeout(timer);
    },
  };
}
