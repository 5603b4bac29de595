/**
 * Room for the heads of requests: what has arrived of one is in memory, and thousands of connections that never end theirs would
 * fill a small machine within the seconds that they have for it.
 */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { takeSmallRoom } from "./request/arriving.ts";

/** As a small request without a body: the connection that has been waited for the longest makes way. */
const take = (socket: Socket) => takeSmallRoom({}, () => socket.destroy());

/**
 * Takes room for each connection of a server while none of its requests is under way.
 * @returns is told of each request, and resolves `sent` once it was answered
 */
export function awaited(server: Server): (socket: Socket, sent: Promise<unknown>) => void {
  const connections = new WeakMap<Socket, { underWay: number; leave: () => void }>();
  server.on("connection", (socket: Socket) => {
    const connection = { underWay: 0, leave: take(socket) };
    connections.set(socket, connection);
    socket.once("close", () => connection.leave());
  });
  return (socket, sent) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.leave();
    connection.underWay += 1;
    void sent.then(() => {
      connection.underWay -= 1;
      if (connection.underWay === 0 && !socket.destroyed) connection.leave = take(socket);
    });
  };
}
