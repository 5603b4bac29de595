/**
 * Room for the heads of requests: what has arrived of one is in memory, and thousands of connections that never end theirs would
 * fill a small machine within the seconds that they have for it.
 */
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { breakOff, count, takeSmallRoom } from "./request/arriving.ts";

/** As a small request without a body: the connection that has been waited for the longest makes way. */
const take = (socket: Socket) => takeSmallRoom({}, () => breakOff(socket));

/**
 * Takes room for each connection of a server while none of its requests is under way. When one ends, all of its answers do: Node
 * closes none whose turn had not come, behind one that Node itself has given, and what waits for that would be held for ever.
 * @returns is told of the answer to each request
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
