/** A Node server with timeouts for slow clients, and graceful shutdown. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { createAdaptorServer } from "@hono/node-server";
import { timeoutOf } from "../engine/visit/send.ts";
import { awaited } from "./awaited.ts";
import { afterReading, endIdle, unlessArrived } from "./late.ts";
import { type ListenAddress, listen } from "./listening.ts";
import { breakOff, requestTimeout, takeSmallRoom } from "./request/arriving.ts";
import { Gathered } from "./request/gathered.ts";
import { turns } from "./turns.ts";
import { limitReading } from "./unread.ts";

/** A running server. */
export interface Running {
  port: number;
  /** Stops accepting requests, and finishes those in progress. */
  close: () => Promise<void>;
}

/** How long requests in progress may take during shutdown, in milliseconds. */
const grace = 3_000;

/** How long a connection may be idle while an answer is pending or being read, in milliseconds: longer than a post may take. */
export const stalled = 60_000;

/**
 * How long a connection may wait for its next request, in milliseconds. A proxy must close it first, since it does not retry a post
 * that it sends just as the connection is closed here: nginx closes after a minute, Caddy after two, Cloudflare after fifteen.
 */
export const idle = { visitor: 10_000, proxy: 910_000 };

/** How long the head of a request may take to arrive, in milliseconds. */
const headTimeout = 10_000;

/**
 * Requests with this many headers are refused: a browser sends twenty, and proxies add some. Node drops any beyond its limit, so a
 * body could hide its length, and would arrive without taking room.
 */
const mostHeaders = 200;

/** Handles a request on a socket; `sent` resolves once its response was sent, or nobody can read it any more. */
export type RequestHandler = (request: Request, socket: Socket, sent: Promise<unknown>) => Response | Promise<Response>;

/**
 * Breaks off a request that takes longer to arrive than its page would wait, which depends on its size, or that has to give its
 * room to others.
 */
function limitArrival(request: IncomingMessage): void {
  const end = () => request.complete || breakOff(request.socket);
  const leave = takeSmallRoom(request.headers, end);
  // A timer longer than three weeks would fire at once, with a warning in the log.
  const most = Math.min(timeoutOf(Number(request.headers["content-length"]) || 0), requestTimeout);
  const timer = setTimeout(() => afterReading(end), most).unref();
  // Node does not close a request that was answered before it had arrived, even if its connection ends.
  const ends = [request, request.socket];
  const ended = () => {
    clearTimeout(timer);
    leave();
    for (const one of ends) one.off("close", ended);
  };
  for (const one of ends) one.once("close", ended);
}

const [late, long] = ["408 Request Timeout", "431 Request Header Fields Too Large"];
const lateCode = "ERR_HTTP_REQUEST_TIMEOUT";
const statuses: { [code: string]: string } = { [lateCode]: late, HPE_HEADER_OVERFLOW: long };

const policy = "Cross-Origin-Resource-Policy";

/**
 * Refuses malformed and late requests as Node itself would, but so that no page takes the refusal for a success
 * (src/receiver/handler.ts).
 */
function refuse({ code = "" }: Pick<NodeJS.ErrnoException, "code">, socket: Duplex): void {
  const status = statuses[code] ?? "400 Bad Request";
  // If an answer is already being sent, it is cut off instead.
  if ((socket as Socket).bytesWritten === 0)
    socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\n${policy}: same-origin\r\n\r\n`);
  socket.destroy();
}

const closeOf = (sent: ServerResponse) => new Promise<unknown>((resolve) => sent.once("close", resolve));

/** How a server treats its clients. */
interface Treatment {
  /** How long a connection may be idle, in milliseconds. */
  most?: number;
  /** How long the head of a request may take to arrive, in milliseconds. */
  head?: number;
  /** Whether its clients are proxies. */
  isBehindProxy?: boolean;
}

/**
 * Starts a server.
 * @throws when it cannot listen there
 */
export async function run(
  answer: RequestHandler,
  place: ListenAddress,
  { most = stalled, head = headTimeout, isBehindProxy }: Treatment = {},
): Promise<Running> {
  const underWay = new Set<ServerResponse>();
  const hasTurn = turns();
  /** The last request of each connection. */
  const last = new WeakMap<Duplex, IncomingMessage>();
  let isStopping = false;
  /** Handles the requests of a connection in turn, even those that are refused without being read: these can be a flood, too. */
  const inTurn =
    (handle: RequestListener): RequestListener =>
    async (arriving, sent) => {
      const { socket } = arriving;
      last.set(socket, arriving);
      if (arriving.rawHeaders.length >= 2 * mostHeaders) return refuse({ code: "HPE_HEADER_OVERFLOW" }, socket);
      hasArrived(socket, sent);
      if (await hasTurn(socket, closeOf(sent))) handle(arriving, sent);
    };
  const server = createAdaptorServer({
    createServer: ((options: ServerOptions, handle: RequestListener) =>
      createServer(options, inTurn(handle))) as typeof createServer,
    serverOptions: {
      headersTimeout: head,
      requestTimeout,
      connectionsCheckingInterval: head / 5,
      keepAliveTimeout: isBehindProxy ? idle.proxy : idle.visitor,
      IncomingMessage: Gathered,
    },
    // HTTP/1.0 requests, such as health checks may send, have no Host header.
    hostname: "localhost",
    fetch: async (request, { incoming, outgoing }) => {
      // An invalid Host, which no browser sends: anything that parses the URL would fail.
      if (!URL.canParse(request.url)) return new Response(null, { status: 400, headers: { [policy]: "same-origin" } });
      const sent = outgoing as ServerResponse;
      const arriving = incoming as IncomingMessage;
      if (!arriving.complete) limitArrival(arriving);
      underWay.add(sent);
      sent.once("close", () => {
        underWay.delete(sent);
        if (isStopping && underWay.size === 0) server.closeAllConnections();
      });
      const response = await answer(request, arriving.socket, closeOf(sent));
      limitReading(response, sent, arriving.socket);
      // The rest of a refused request is useless, but has to be read before the connection's next request; its chunks are still
      // counted (gathered.ts).
      if (arriving.headers["transfer-encoding"] && !arriving.readableEnded)
        arriving.removeAllListeners("data").resume();
      if (isStopping) sent.shouldKeepAlive = false;
      return response;
    },
  }) as Server;
  const hasArrived = awaited(server);
  server.maxHeadersCount = mostHeaders;
  server.setTimeout(most);
  server.on("timeout", endIdle);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === lateCode) unlessArrived(last, socket, () => refuse(error, socket));
    else refuse(error, socket);
  });
  // Node itself would answer an unknown Expect header at once, out of turn, which can be thousands before anybody else is served.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  const listening = await listen(server, place);
  return {
    port: listening,
    close: async () => {
      isStopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Browsers preconnect, and Node does not consider a connection idle that has never sent anything.
      if (underWay.size === 0) server.closeAllConnections();
      const timer = setTimeout(() => server.closeAllConnections(), grace);
      await closed;
      clearTimeout(timer);
    },
  };
}
