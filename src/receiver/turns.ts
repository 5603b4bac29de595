/** The order in which the requests of a connection are answered. */
import type { Socket } from "node:net";
import { setImmediate as nextRound } from "node:timers/promises";

/** The most requests of a connection that wait for their turn: whoever reads its answers sends the next one after them. */
const mostWaiting = 100;

/** The same for all connections together: each is some kilobytes in memory, though it was sent in thirty bytes. */
const mostWaitingInAll = 5_000;

/**
 * Lets the requests of a connection be answered one after the other: the answers to thousands that arrive at once, and that
 * nobody reads, would fill the memory. In each round of the event loop one more of those that had to wait is begun, on whichever
 * connection: a round also takes only one new connection, and whoever has just come would wait for all of them.
 * @returns waits until an answer may be made; false when nobody can read it any more
 */
export function turns(): (socket: Socket, sent: Promise<unknown>) => Promise<boolean> {
  const last = new WeakMap<Socket, { sent: Promise<unknown>; waiting: number }>();
  let round = Promise.resolve();
  let all = 0;
  return async (socket, sent) => {
    const line = last.get(socket) ?? { sent: Promise.resolve(), waiting: 0 };
    const before = line.sent;
    line.sent = sent;
    line.waiting += 1;
    all += 1;
    last.set(socket, line);
    const isBehind = line.waiting > 1;
    if (line.waiting > mostWaiting || (isBehind && all > mostWaitingInAll)) socket.destroy();
    await before;
    if (isBehind && !socket.destroyed) {
      round = round.then(() => nextRound());
      await round;
    }
    line.waiting -= 1;
    all -= 1;
    return !socket.destroyed;
  };
}
