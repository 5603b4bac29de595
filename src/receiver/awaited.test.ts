/** Connections whose next request has not arrived. */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "../../tests/targets.ts";
import { takeSmallRoom } from "./request/arriving.ts";
import { run } from "./server.ts";

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

test("idle or unfinished connections are closed when others need the memory; one that waits for its response is not", async () => {
  let answer = (): void => undefined;
  const isTime = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { port, close } = await run(
    async ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname === "/later") await isTime;
      return new Response(`<${pathname}>`);
    },
    { port: 0, name: "PORT", host: "127.0.0.1" },
  );
  onTestFinished(close);
  const accepted: Socket[] = [];
  const accept = (message: unknown) => void accepted.push((message as { socket: Socket }).socket);
  subscribe("net.server.socket", accept);
  onTestFinished(() => void unsubscribe("net.server.socket", accept));
  const open = async (sent: string) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(sent)).on("error", () => undefined);
    onTestFinished(() => void socket.destroy());
    const client = { socket, said: "" };
    socket.on("data", (data) => {
      client.said += data;
    });
    await once(socket, "connect");
    return client;
  };
  await open(get("/unfinished").slice(0, -2));
  const again = await open(get("/before"));
  const later = await open(get("/now") + get("/later"));
  await vi.waitFor(() => {
    expect(again.said).toContain("</before>");
    expect(later.said).toContain("</now>");
  }, eventually);
  const leaves = Array.from({ length: 5_000 }, () => takeSmallRoom({}, () => undefined));
  onTestFinished(() => {
    for (const leave of leaves) leave();
  });
  expect(accepted.map(({ destroyed }) => destroyed)).toEqual([true, true, false]);
  answer();
  await vi.waitFor(() => expect(later.said).toContain("</later>"), eventually);
});

test("an answer whose turn never comes is over once its connection is", async () => {
  let isOver = false;
  const { port, close } = await run(
    (_request, _socket, sent) => {
      void sent.then(() => {
        isOver = true;
      });
      return new Response();
    },
    { port: 0, name: "PORT", host: "127.0.0.1" },
  );
  onTestFinished(close);
  // Node itself rejects a request without a Host header, and closes the connection.
  const socket = connect(port, "127.0.0.1", () => socket.write(`GET / HTTP/1.1\r\n\r\n${get("/behind")}`));
  await once(socket.resume(), "close");
  await vi.waitFor(() => expect(isOver).toBe(true), eventually);
});
