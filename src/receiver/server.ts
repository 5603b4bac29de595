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

/** How long a client may take nothing of an answer, in milliseconds: longer than a post may wait for its answer. */
export const stalled = 60_000;

/**
 * How long a connection may wait for its next request, in milliseconds. A proxy has to end it first, since it repeats no post that
 * it sent at the moment in which it was ended here: nginx does after a minute, Caddy after two, Cloudflare after fifteen.
 */
export const idle = { visitor: 10_000, proxy: 910_000 };

/** How long the head of a request may take to arrive, in milliseconds. */
const headTimeout = 10_000;

/**
 * How many headers a request has less than: a browser sends twenty, and proxies add some. Node leaves out those beyond, by which a
 * body could hide its length, and would arrive without taking room.
 */
const mostHeaders = 200;

/** Handles a request on a socket; `sent` resolves once its response was sent, or nobody can read it any more. */
export type RequestHandler = (request: Request, socket: Socket, sent: Promise<unknown>) => Response | Promise<Response>;

/**
 * Breaks off a request that takes longer to arrive than its page would wait (a small one may not take as long as files do), or that
 * has to make way for others.
 */
function limitArrival(request: IncomingMessage): void {
  const end = () => request.complete || breakOff(request.socket);
  const leave = takeSmallRoom(request.headers, end);
  // A timer for longer than three weeks would end at once, with a warning in the log.
  const most = Math.min(timeoutOf(Number(request.headers["content-length"]) || 0), requestTimeout);
  const timer = setTimeout(() => afterReading(end), most).unref();
  // Node closes no request that was answered before it had arrived, even when its connection ends.
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
 * Refuses what is no request, or came too late to be one, as Node would by itself; but such that no page takes the refusal for a
 * success (src/receiver/handler.ts).
 */
function refuse({ code = "" }: Pick<NodeJS.ErrnoException, "code">, socket: Duplex): void {
  const status = statuses[code] ?? "400 Bad Request";
  // An answer that is on its way is cut off.
  if ((socket as Socket).bytesWritten === 0)
    socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\n${policy}: same-origin\r\n\r\n`);
  socket.destroy();
}

const closeOf = (sent: ServerResponse) => new Promise<unknown>((resolve) => sent.once("close", resolve));

/** How a server treats its clients. */
interface Treatment {
  /** How long one may take nothing of an answer, in milliseconds. */
  most?: number;
  /** How long the head of a request may take to arrive, in milliseconds. */
  head?: number;
  /** Whether they are proxies. */
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
  /** Lets requests be handled in turn, those too that are refused before they are read: whatever is answered at once can be a flood. */
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
      // A host that is none, as no browser sends it: whatever reads the address would fail.
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
      // What else arrives of a request that was refused is of no use, but its chunks are counted (gathered.ts), and have to go by
      // before the next request of the connection: a stream that was left in the middle would hold them up.
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
  // Node would refuse what else a client expects by itself, and so out of turn: thousands at once, before anybody else is heard.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
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
