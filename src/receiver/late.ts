/**
 * Clients that are late. Node looks at the time before it reads what has arrived: after a pause of the process, as where its machine
 * was suspended or had too much to do, everybody who sent something meanwhile would be.
 */
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

/** Runs a task once what has arrived is read. */
export const afterReading = (task: () => void) => void setImmediate(task);

/** Ends a connection on which nothing has happened for too long. */
export function endIdle(socket: Socket): void {
  const before = socket.bytesRead;
  afterReading(() => socket.bytesRead === before && socket.destroy());
}

/**
 * Runs a task unless what is awaited on a connection has arrived: the head of a request, or the end of its body. Some bytes of it
 * are not enough, since Node looks no more whether the others are late.
 * @param last the last request of each connection
 */
export function unlessArrived(last: WeakMap<Duplex, IncomingMessage>, socket: Duplex, task: () => void): void {
  const request = last.get(socket);
  const wasComplete = request?.complete;
  afterReading(() => {
    if (last.get(socket) === request && request?.complete === wasComplete) task();
  });
}
