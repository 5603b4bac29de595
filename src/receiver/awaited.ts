/**
 * Limits the memory for request heads: the part that has arrived is in memory, and thousands of connections that never finish
 * theirs would exhaust a small machine before their timeout.
 */
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { breakOff, count, takeSmallRoom } from "./request/arriving.ts";

/** Counts a connection like a small request without a body: if there is no room, the longest waiting one is closed. */
const take = (socket: Socket) => takeSmallRoom({}, () => breakOff(socket));

/**
 * Takes room for each connection of a server while none of its requests is under way. When a connection closes, all its responses
 * are closed, too: Node does not close those queued behind a response of its own, and whatever waits for them would wait for ever.
 * @returns the function to call with the response to each request
 */
export function awaited(server: Server): (socket: Socket, answer: ServerResponse) => void {
  const connections = new WeakMap<Socket, { underWay: Set<ServerResponse>; leave: () => void }>();
  server.on("connection", (socket: Socket) => {
    count(socket);
    const connection = { underWay: new Set<ServerResponse>(), leave: take(socket) };
    connections.set(socket, connection);
    socket.once("close", () => {
      connection.leave();
      for (const answer of connection.underWay) if (!answer.socket) answer.destroy().emit("close");
    });
  });
  return (socket, answer) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.leave();
    connection.underWay.add(answer);
    answer.once("close", () => {
      connection.underWay.delete(answer);
      if (connection.underWay.size === 0 && !socket.destroyed) connection.leave = take(socket);
    });
  };
}
