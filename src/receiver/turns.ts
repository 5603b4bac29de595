/** The order in which the requests of a connection are answered. */
import type { Socket } from "node:net";
import { setImmediate as nextRound } from "node:timers/promises";

/** The maximum number of waiting requests of a connection: honest clients send the next one after reading an answer. */
const mostWaiting = 100;

/** The same for all connections together: each is some kilobytes in memory, though it was sent in thirty bytes. */
const mostWaitingInAll = 5_000;

/**
 * Handles the requests of a connection one after the other: the unread answers to thousands of pipelined requests would fill the
 * memory. Each round of the event loop starts only one waiting request, of any connection: a round also accepts only one new
 * connection, which would otherwise wait for all of them.
 * @returns a function that resolves when a request may be handled, with false if nobody can read the answer any more
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
