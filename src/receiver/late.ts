/**
 * Client timeouts. Node runs timers before it reads what has arrived: after a pause of the process, because its machine was
 * suspended or overloaded, every client that sent something meanwhile would time out.
 */
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

/** Runs a task after everything that has arrived has been read. */
export const afterReading = (task: () => void) => void setImmediate(task);

/** Ends a connection on which nothing has happened for too long. */
export function endIdle(socket: Socket): void {
  const before = socket.bytesRead;
  afterReading(() => socket.bytesRead === before && socket.destroy());
}

/**
 * Runs a task unless the head of a request, or the end of its body, has meanwhile arrived on a connection. A part is not enough,
 * since Node does not check again whether the rest is late.
 * @param last the last request of each connection
 */
export function unlessArrived(last: WeakMap<Duplex, IncomingMessage>, socket: Duplex, task: () => void): void {
  const request = last.get(socket);
  const wasComplete = request?.complete;
  afterReading(() => {
    if (last.get(socket) === request && request?.complete === wasComplete) task();
  });
}
