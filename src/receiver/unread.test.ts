/** Answers that are not read. */
import { connect, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { timeoutOf } from "../engine/visit/send.ts";
import { requestTimeout, takeUnreadRoom } from "./request/arriving.ts";
import { run } from "./server.ts";

/** Asks for an answer and does not read it; returns the server's end of the connection. */
async function unread(length: number, headers?: HeadersInit): Promise<Socket> {
  let accept: (socket: Socket) => void = () => undefined;
  const accepted = new Promise<Socket>((resolve) => {
    accept = resolve;
  });
  const { port, close } = await run(
    (_request, socket) => {
      accept(socket);
      return new Response(new Uint8Array(length), { headers });
    },
    { port: 0, name: "PORT", host: "127.0.0.1" },
  );
  onTestFinished(close);
  const client = connect(port, "127.0.0.1", () => client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")).pause();
  onTestFinished(() => void client.destroy());
  const socket = await accepted;
  while (socket.writableLength === 0) await setImmediate();
  return socket;
}

/** The headers of a file of the site. */
const file = { ETag: '"x"' };

test.each([
  ["8 MB is broken off", 8_000_000, undefined, requestTimeout, requestTimeout, true],
  ["20 MB is broken off", 20_000_000, undefined, timeoutOf(20_000_000), timeoutOf(20_001_000), true],
  ["8 MB is not broken off, if it is a file,", 8_000_000, file, requestTimeout, 100 * requestTimeout, false],
])("one of %s when it is not read in time", async (_what, length, headers, least, most, isBrokenOff) => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const socket = await unread(length, headers);
  vi.advanceTimersByTime(least - 1);
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(most - least + 1);
  expect(socket.destroyed).toBe(isBrokenOff);
});

test.each([
  ["makes way for others, that which has been unread for the longest first", undefined, true],
  ["does not when it is a file", file, false],
])("one %s", async (_what, headers, isBrokenOff) => {
  const socket = await unread(8_000_000, headers);
  let others = 0;
  const leaves = Array.from({ length: 16 }, () => takeUnreadRoom(8_000_000, () => others++));
  expect([socket.destroyed, others]).toEqual([isBrokenOff, 0]);
  for (const leave of leaves) leave();
});
