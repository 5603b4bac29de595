/**
 * Room for bodies that are arriving: what has arrived of them is in memory, and without a limit, connections that never end what
 * they send would fill it. Files of a slow phone may take minutes, so that a large body keeps its room and others find none. So do
 * those that do not read the answers in which they are shown their files again: room is given back once the answer was sent. Small
 * bodies, and so leads without files, always find room: whichever of them has been arriving the longest makes way. So do answers
 * that have not been read.
 */
import { existsSync, readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import type { Socket } from "node:net";
import { leastBytes, mostBytes } from "../../engine/define/limits.ts";
import { inSeconds } from "../../engine/words/numbers.ts";
import { spoken } from "../../engine/words/spoken.ts";
import type { Refusal } from "./refusal.ts";

/** The most bytes of large bodies in all, and of one sender; of small ones, and of answers that have not been read. */
const most = { all: 16 * mostBytes, each: 4 * mostBytes, small: 16 * mostBytes };

/** How long the largest request may take to arrive, in milliseconds: longer than its page waits. */
export const requestTimeout = 300_000;

/** What a request takes besides its body, in bytes, while that arrives, and an answer besides its own. */
const besides = 32 * 1024;

/** When whoever finds no room may try again, in seconds. */
const later = 60;

/** The refusal of a body that there is no room for. */
export const crowded: Refusal = {
  status: 503,
  reason: "crowded",
  error: "Too many files are being received at this moment; try again in a minute",
  said: () => spoken.answer.crowded(inSeconds(later, spoken.form.locale ?? "en")),
  headers: { "Retry-After": String(later) },
};

/** The bytes that a request announces by its headers; in chunks they may be as many as any form takes. */
const announced = (length?: string | null, coding?: string | null): number =>
  coding ? mostBytes : Number(length) || 0;

/** Gives back the room that a body has taken. */
export type Leave = () => void;

/**
 * Creates the function by which a request takes room for a large body; it returns nothing if there is none. Such bodies make no
 * way: they have half of the connections, and else what is small would have to, for whatever comes. Where the sender is not known,
 * as in a function, requests have no more in common than the room of all.
 */
export function arrivals(): (request: Request, sender?: string) => Leave | undefined {
  const taken = new Map<string, number>();
  let all = 0;
  // What takes one of those connections takes as large a part of the room: of one sender, neither is more than a quarter.
  const share = most.all / (mostConnections / 2);
  return (request, sender) => {
    const bytes = announced(request.headers.get("content-length"), request.headers.get("transfer-encoding"));
    // No larger one is read.
    if (bytes <= leastBytes || bytes > mostBytes) return () => undefined;
    const size = Math.max(bytes, share);
    const own = sender === undefined ? 0 : (taken.get(sender) ?? 0) + size;
    if (all + size > most.all || own > most.each) return undefined;
    all += size;
    if (sender !== undefined) taken.set(sender, own);
    return () => {
      all -= size;
      if (sender === undefined) return;
      const left = (taken.get(sender) ?? 0) - size;
      if (left > 0) taken.set(sender, left);
      else taken.delete(sender);
    };
  };
}

const limits = "/proc/self/limits";

/** How many connections and files this process may have open: beyond that the system refuses all, and Node says nothing of it. */
const mostOpen = (): number =>
  Number(existsSync(limits) && /^Max open files +(\d+)/m.exec(readFileSync(limits, "utf8"))?.[1]) || Number.MAX_VALUE;

/** The files of this process that are no connections of its servers: the store's, what scans files, what it sends notices by. */
const others = 128;

/** How many connections all servers of this process may have. */
const mostConnections = Math.max(mostOpen() - others, mostOpen() / 3);

/** Those that they have. */
const connections = new Set<Socket>();

/** Counts a connection until it ends. */
export function count(connection: Socket): void {
  connections.add(connection);
  connection.once("close", () => connections.delete(connection));
}

/** Breaks off a connection, which counts no longer, though the system closes it a moment later. */
export function breakOff(connection: Socket): void {
  connections.delete(connection);
  connection.destroy();
}

/** Room in which there always is some: what has been there the longest is broken off for what comes, however large that is. */
function makingWay() {
  const there = new Map<Leave, () => void>();
  let all = 0;
  return (bytes: number, breakOff: () => void): Leave => {
    const size = bytes + besides;
    const leave = () => {
      if (there.delete(leave)) all -= size;
    };
    there.set(leave, breakOff);
    all += size;
    for (const [makeWay, end] of there) {
      if ((all <= most.small && connections.size <= mostConnections) || makeWay === leave) break;
      makeWay();
      end();
    }
    return leave;
  };
}

/** Small requests that are arriving at all servers of this process. */
const small = makingWay();

/** Takes room for a small request until it has arrived. */
export function takeSmallRoom(headers: IncomingHttpHeaders, breakOff: () => void): Leave {
  const size = announced(headers["content-length"], headers["transfer-encoding"]);
  return size > leastBytes ? () => undefined : small(size, breakOff);
}

/** Takes room for an answer until it has been read. */
export const takeUnreadRoom = makingWay();
