/** Clients that time out, or only seem to, because the process was paused. */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { run } from "./server.ts";

const half = "GET / HTTP/1.1\r\nHost: localhost\r\n";
const rest = "Connection: close\r\n\r\n";
/** How long a client may take. */
const most = 500;

test.each([
  ["a request is not idle", { most }, "", half + rest, "answered"],
  ["the rest of a head is not late", { head: most }, half, rest, "answered"],
  ["a part of a head is", { head: most }, half, "X: y\r\n", "408 Request Timeout"],
])("of what arrived while the process was paused, %s", async (_what, treatment, before, meanwhile, expected) => {
  const place = { port: 0, name: "PORT", host: "127.0.0.1" };
  const { port, close } = await run(() => new Response("answered"), place, treatment);
  onTestFinished(close);
  let accept = (): void => undefined;
  const isAccepted = new Promise<void>((resolve) => {
    accept = resolve;
  });
  subscribe("net.server.socket", accept);
  onTestFinished(() => void unsubscribe("net.server.socket", accept));
  const socket = connect(port, "127.0.0.1");
  await Promise.all([isAccepted, once(socket, "connect")]);
  socket.write(before);
  // The server reads it.
  await setImmediate();
  await setImmediate();
  socket.write(meanwhile);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, most + 100);
  let said = "";
  for await (const data of socket) said += data;
  expect(said).toContain(expected);
});

test.each([
  ["500 bytes", 500, 30_015],
  ["files of three megabytes", 3_000_000, 123_750],
  ["more than there is", 10 ** 15, 300_000],
])("a request of %s may take as long to arrive as its page waits", async (_what, length, most) => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let arrive: (socket: Socket) => void = () => undefined;
  const arrived = new Promise<Socket>((resolve) => {
    arrive = resolve;
  });
  const { port, close } = await run(
    (request, socket) => {
      arrive(socket);
      return request.text().then(() => new Response());
    },
    { port: 0, name: "PORT", host: "127.0.0.1" },
  );
  onTestFinished(close);
  const client = connect(port, "127.0.0.1", () =>
    client.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\nx`),
  );
  const ended = once(client.resume(), "close");
  const socket = await arrived;
  vi.advanceTimersByTime(most - 1);
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  await setImmediate();
  expect(socket.destroyed).toBe(true);
  await ended;
});
