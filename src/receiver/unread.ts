/** Limits for unread answers, which would otherwise stay in memory while their clients read or send a byte now and then. */
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { timeoutOf } from "../engine/visit/send.ts";
import { breakOff, requestTimeout, takeUnreadRoom } from "./request/arriving.ts";

/**
 * Breaks off an answer that takes longer to be read than a request of its size may take to arrive, or whose room is needed for
 * others. Files of the site, recognized by their ETag, are in memory only once: a slow client may take as long as it needs.
 */
export function limitReading(response: Response, sent: ServerResponse, socket: Socket): void {
  sent.once("prefinish", () => {
    const unread = socket.writableLength;
    if (unread === 0 || response.headers.has("ETag")) return;
    const end = () => breakOff(socket);
    const timer = setTimeout(end, Math.max(timeoutOf(unread), requestTimeout)).unref();
    const leave = takeUnreadRoom(unread, end);
    sent.once("close", () => {
      clearTimeout(timer);
      leave();
    });
  });
}
