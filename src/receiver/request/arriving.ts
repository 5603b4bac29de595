/**
 * Limits the memory for arriving bodies, which connections that never finish sending would otherwise fill.
 *
 * Large bodies: files from a slow phone may take minutes, so a large body keeps its room, and further ones are refused. The room is
 * given back only after the answer was sent, since an answer may show the files again and be left unread.
 *
 * Small bodies, such as leads without files, always find room: the one that has been arriving the longest is broken off. The same
 * holds for unread answers.
 */
import { existsSync, readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import type { Socket } from "node:net";
import { leastBytes, mostBytes } from "../../engine/define/limits.ts";
import { inSeconds } from "../../engine/words/numbers.ts";
import { spoken } from "../../engine/words/spoken.ts";
import type { Refusal } from "./refusal.ts";

/** The maximum bytes of large bodies in all and per sender; `small` is for small bodies, and for unread answers. */
const most = { all: 16 * mostBytes, each: 4 * mostBytes, small: 16 * mostBytes };

/** How long the largest request may take to arrive, in milliseconds: longer than its page waits. */
export const requestTimeout = 300_000;

/** The memory overhead of an arriving request or an unread answer, in bytes, besides its body. */
const besides = 32 * 1024;

/** When a refused sender may try again, in seconds. */
const later = 60;

/** The refusal of a body that there is no room for. */
export const crowded: Refusal = {
  status: 503,
  reason: "crowded",
  error: "Too many files are being received at this moment; try again in a minute",
  said: () => spoken.answer.crowded(inSeconds(later, spoken.form.locale ?? "en")),
  headers: { "Retry-After": String(later) },
};

/** The size of a body according to its headers; a chunked one counts as the largest that any form accepts. */
const announced = (length?: string | null, coding?: string | null): number =>
  coding ? mostBytes : Number(length) || 0;

/** Gives back the room that a body has taken. */
export type Leave = () => void;

/**
 * Creates the function by which a request takes room for a large body; it returns undefined if there is none. Large bodies are
 * never broken off, so they may use only half of the connections; otherwise small requests would have to give way to each new one.
 * If the sender is unknown, as in a function, only the limit for all applies.
 */
export function arrivals(): (request: Request, sender?: string) => Leave | undefined {
  const taken = new Map<string, number>();
  let all = 0;
  // Each body counts as at least its connection's share of the room, so that one sender gets at most a quarter of either.
  const share = most.all / (mostConnections / 2);
  return (request, sender) => {
    const bytes = announced(request.headers.get("content-length"), request.headers.get("transfer-encoding"));
    // Larger ones are refused without being read.
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

/** The maximum number of open sockets and files: beyond it the system refuses all connections, and Node does not report that. */
const mostOpen = (): number =>
  Number(existsSync(limits) && /^Max open files +(\d+)/m.exec(readFileSync(limits, "utf8"))?.[1]) || Number.MAX_VALUE;

/** File descriptors reserved for everything but connections: the store, scanner processes, notices. */
const others = 128;

/** The maximum number of connections to all servers of this process. */
const mostConnections = Math.max(mostOpen() - others, mostOpen() / 3);

/** Their current connections. */
const connections = new Set<Socket>();

/** Counts a connection until it ends. */
export function count(connection: Socket): void {
  connections.add(connection);
  connection.once("close", () => connections.delete(connection));
}

/** Breaks off a connection, which no longer counts, although the system closes it a moment later. */
export function breakOff(connection: Socket): void {
  connections.delete(connection);
  connection.destroy();
}

/** Room that never runs out: the oldest entries are broken off for a new one, however large that is. */
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
