/** Answers that are not read: without a limit they would stay in memory while their readers take, or send, a byte now and then. */
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { timeoutOf } from "../engine/visit/send.ts";
import { breakOff, requestTimeout, takeUnreadRoom } from "./request/arriving.ts";

/**
 * Breaks off an answer that takes longer to be read than a request of its size may take to arrive, or that has to make way for
 * others. Files of the site, which have a tag, are in memory once for everybody: a slow line may take as long for them as it needs.
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
