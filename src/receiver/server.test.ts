/** The server: connections that are slow, malformed, or not read. */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { connect, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { takeSmallRoom } from "./request/arriving.ts";
import { type RequestHandler, run } from "./server.ts";

/** Sends requests at once on one connection, the last of which asks to close it; returns what was answered, and how. */
async function atOnce(count: number, host = "localhost"): Promise<{ answered: string[]; together: number }> {
  let [underWay, together] = [0, 0];
  const { port, close } = await run(
    async ({ url }) => {
      together = Math.max(together, ++underWay);
      await setImmediate();
      underWay -= 1;
      return new Response(`<${new URL(url).pathname}>`);
    },
    { port: 0, name: "PORT", host: "127.0.0.1" },
  );
  onTestFinished(close);
  const requests = Array.from({ length: count }, (_, index) => {
    const more = index === count - 1 ? "Connection: close\r\n" : index % 2 ? "Expect: others-first\r\n" : "";
    return `GET /${index} HTTP/1.1\r\nHost: ${host}\r\n${more}\r\n`;
  });
  const socket = connect(port, "127.0.0.1", () => socket.write(requests.join("")));
  let said = "";
  socket.setEncoding("utf8").on("data", (data) => {
    said += data;
  });
  // A connection that is broken off may end with a reset.
  await new Promise((resolve) => socket.on("error", () => undefined).once("close", resolve));
  return { answered: said.match(/(?<=<\/)\d+(?=>)/g) ?? [], together };
}

test("pipelined requests are answered in order, one at a time", async () => {
  expect(await atOnce(50)).toEqual({ answered: Array.from({ length: 50 }, (_, index) => String(index)), together: 1 });
});

test("another connection does not have to wait for all pipelined requests of one", async () => {
  const answered: string[] = [];
  const { port, close } = await run(
    ({ url }) => {
      const { pathname } = new URL(url);
      if (answered.push(pathname) === 1)
        void told(port, "GET /other HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
      return new Response();
    },
    { port: 0, name: "PORT", host: "127.0.0.1" },
  );
  onTestFinished(close);
  const last = "GET /last HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  await told(port, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(90) + last);
  expect(answered).toHaveLength(92);
  expect(answered.indexOf("/other")).toBeLessThan(45);
});

test.each(["localhost", "a b"])(
  "a connection with hundreds of pipelined requests to the host %s is closed, and the rest is not read",
  async (host) => {
    const read: unknown[] = [];
    const count = (request: unknown) => void read.push(request);
    subscribe("http.server.request.start", count);
    onTestFinished(() => void unsubscribe("http.server.request.start", count));
    const { answered, together } = await atOnce(400, host);
    expect(answered.length).toBeLessThan(100);
    expect(read.length).toBeLessThan(200);
    expect(together).toBeLessThanOrEqual(1);
  },
);

test("a body that comes in single bytes is held in few pieces, also before it is read", async () => {
  const body = Array.from({ length: 5_000 }, (_, index) => String.fromCharCode(97 + (index % 26)));
  const pieces: Uint8Array[] = [];
  let read = (): void => undefined;
  const isSent = new Promise<void>((resolve) => {
    read = resolve;
  });
  const { port, close } = await run(
    async (request) => {
      await isSent;
      if (request.body) for await (const piece of request.body) pieces.push(piece);
      return new Response();
    },
    { port: 0, name: "PORT", host: "127.0.0.1" },
  );
  onTestFinished(close);
  const socket = connect(port, "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n");
  const ended = new Promise((resolve) => socket.resume().once("close", resolve));
  for (const mark of body) await new Promise((resolve) => socket.write(`1\r\n${mark}\r\n`, resolve));
  socket.write("0\r\n\r\n");
  read();
  await ended;
  expect(Buffer.concat(pieces).toString()).toBe(body.join(""));
  expect(pieces.length).toBeLessThan(10);
});

/** Takes all room for small requests, so that those before have to make way. */
function fillSmallRoom(): void {
  const leaves = Array.from({ length: 5_000 }, () => takeSmallRoom({}, () => undefined));
  onTestFinished(() => {
    for (const leave of leaves) leave();
  });
}

test("an unfinished request is dropped when others need its memory; one that has arrived is answered", async () => {
  const asked = new Map<string, Socket>();
  let answer = (): void => undefined;
  const isTime = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { port, close } = await run(
    async (request, socket) => {
      const { pathname } = new URL(request.url);
      const text = request.text().catch(() => "");
      if (pathname === "/arrived") await text;
      asked.set(pathname, socket);
      await isTime;
      return new Response(await text);
    },
    { port: 0, name: "PORT", host: "127.0.0.1" },
  );
  onTestFinished(close);
  const post = (path: string, body: string) =>
    told(port, `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 3\r\n\r\n${body}`);
  const unfinished = post("/unfinished", "ab").catch(() => "");
  const arrived = post("/arrived", "abc");
  await vi.waitFor(() => expect(asked.size).toBe(2), { timeout: 60_000 });
  fillSmallRoom();
  expect(asked.get("/unfinished")?.destroyed).toBe(true);
  expect(asked.get("/arrived")?.destroyed).toBe(false);
  answer();
  expect(await unfinished).toBe("");
  expect(await arrived).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*abc/);
});

test("a request that was answered before its body arrived gives its memory back when its connection ends", async () => {
  let ended: Socket | undefined;
  const { port, close } = await run(
    (_request, socket) => {
      ended = socket;
      return new Response();
    },
    { port: 0, name: "PORT", host: "127.0.0.1" },
  );
  onTestFinished(close);
  const half = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf";
  const client = connect(port, "127.0.0.1", () => client.write(half));
  client.once("data", () => client.destroy());
  await vi.waitFor(() => expect(ended?.closed).toBe(true), { timeout: 60_000 });
  const breakOff = vi.spyOn(ended as Socket, "destroy");
  fillSmallRoom();
  expect(breakOff).not.toHaveBeenCalled();
});

test("a connection whose client does not read the response is closed", async () => {
  const closed = new Promise((resolve, reject) => {
    const place = { port: 0, name: "PORT", host: "127.0.0.1" };
    const large = Buffer.alloc(2 ** 24);
    const answer: RequestHandler = (_request, socket) => {
      socket.once("close", resolve);
      return new Response(large);
    };
    // Long enough for the request to arrive first: otherwise a slow machine would close an idle connection.
    run(answer, place, { most: 2000 }).then(({ port, close }) => {
      const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"));
      socket.pause().on("error", () => undefined);
      onTestFinished(() => {
        socket.destroy();
        return close();
      });
    }, reject);
  });
  await closed;
});

test("a response counts as sent once its client has read it", async () => {
  let isSent = false;
  // More than the system buffers.
  const large = Buffer.alloc(2 ** 27);
  const { port, close } = await run(
    (_request, _socket, sent) => {
      void sent.then(() => {
        isSent = true;
      });
      return new Response(large);
    },
    { port: 0, name: "PORT", host: "127.0.0.1" },
  );
  onTestFinished(close);
  const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"));
  onTestFinished(() => void socket.destroy());
  await new Promise((resolve) => socket.once("readable", resolve));
  await setImmediate();
  expect(isSent).toBe(false);
  socket.resume();
  await vi.waitFor(() => expect(isSent).toBe(true), { timeout: 60_000 });
});

/** The response to a client that sends something and waits until the connection ends. */
async function told(port: number, sent: string): Promise<string> {
  const socket = connect(port, "127.0.0.1", () => socket.write(sent));
  let said = "";
  for await (const data of socket) said += data;
  return said;
}

const fieldsTooLarge = "431 Request Header Fields Too Large";

test.each([
  ["malformed", "POST\r\n\r\n", "400 Bad Request"],
  ["for a host that is none", "POST / HTTP/1.1\r\nHost: a.1.2.3.4\r\nConnection: close\r\n\r\n", "400 Bad Request"],
  ["too long", `GET / HTTP/1.1\r\nA: ${"a".repeat(20_000)}\r\n\r\n`, fieldsTooLarge],
  ["of many headers", `GET / HTTP/1.1\r\nHost: localhost\r\n${"A:\r\n".repeat(3_000)}\r\n`, fieldsTooLarge],
])("no page takes the refusal of a request that is %s for a success", async (_what, sent, status) => {
  const { port, close } = await run(() => new Response(), { port: 0, name: "PORT", host: "127.0.0.1" });
  onTestFinished(close);
  const said = await told(port, sent);
  expect(said).toContain(`HTTP/1.1 ${status}`);
  expect(said).toContain("Cross-Origin-Resource-Policy: same-origin");
});
