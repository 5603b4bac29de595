/**
 * Floods: malformed requests, slow connections, countless senders. No crash, no 5xx, bounded memory, and a valid
 * request is answered.
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { freshUrl, post, startProcess } from "../../receiver.ts";
import { eventually } from "../../targets.ts";
import { isFull, size } from "../size.ts";

/** The resident memory of a process, in MB. */
const memoryOf = (pid: number | undefined): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

const request = (head: string, body = "") =>
  `POST / HTTP/1.1\r\nHost: localhost\r\n${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

const json = "Content-Type: application/json\r\n";
const form = "Content-Type: application/x-www-form-urlencoded\r\n";

/** Malicious requests; `index` makes each unique. */
const malformed: ((index: number) => string)[] = [
  () => "GARBAGE\r\n\r\n",
  () => "\u0000\u0001\u0002\r\n\r\n",
  (index) => `GET /${"%2e%2e/".repeat(20)}${index} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  (index) => `GET /%${index} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  () => "POST / HTTP/1.1\r\n\r\n",
  () => 'POST / HTTP/1.1\r\nHost: a"b\r\nContent-Length: 0\r\n\r\n',
  () => "POST / HTTP/9.9\r\nHost: localhost\r\n\r\n",
  () => "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
  () => "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  () => `POST / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`,
  (index) => `POST / HTTP/1.1\r\nHost: localhost\r\n${"X: y\r\n".repeat(index % 200)}Content-Length: 0\r\n\r\n`,
  () => request(json, "{"),
  () => request(json, "null"),
  (index) => request(json, `{"formName":"n${index}"}`),
  () => request(json, `${"[".repeat(5_000)}${"]".repeat(5_000)}`),
  (index) => request(json, `{"formName":"note","__proto__":{"a":${index}}}`),
  (index) => request(json, `{"formName":"note",${Array.from({ length: 50 }, (_, i) => `"k${index}${i}":1`).join()}}`),
  () => request(json, '{"formName":"note","text":"\\ud800"}garbage'),
  () => request("Content-Type: text/html\r\n", "<p>"),
  () => request("Content-Type: ;;;=\r\n", "x"),
  (index) => request(form, `formName=n${index}&${"a=1&".repeat(200)}`),
  () => request(form, "formName=%ff%zz&%=%"),
  () => request(`${form}Origin: javascript:alert(1)\r\n`, "formName=none"),
  (index) => `${["PUT", "PATCH", "DELETE", "OPTIONS"][index % 4]} / HTTP/1.1\r\nHost: localhost\r\n\r\n`,
];

/** Sends a request on a connection of its own; returns the status, or undefined without a response. */
const statusOf = (port: number, text: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    let answer = "";
    // The socket is left open: Node does not answer closed connections, and rendering a page takes a moment.
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.setEncoding("latin1").on("data", (data) => {
      answer += data;
      socket.destroy();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]) || undefined));
  });

/** Runs a task for every number below `count`, several at a time. */
async function each(count: number, width: number, task: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let index = next++; index < count; index = next++) await task(index);
    }),
  );
}

let notes = 0;

/** How long a valid request takes, in milliseconds. */
async function goodRequest(port: number): Promise<number> {
  const before = performance.now();
  expect((await post(port, { formName: "note", text: `good ${notes++}` })).status).toBe(201);
  return performance.now() - before;
}

const soon = isFull ? 1_000 : 20_000;

test("malformed requests", async () => {
  const { child, port } = await startProcess(freshUrl());
  const statuses = new Map<number | undefined, number>();
  const good: number[] = [];
  const count = size(480, 100_000);
  await each(count, 50, async (index) => {
    const status = await statusOf(port, malformed[index % malformed.length]?.(index) ?? "");
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (index % 400 === 200) good.push(await goodRequest(port));
  });
  expect([...statuses.keys()].filter((status) => status === undefined || status < 400 || status >= 500)).toEqual([]);
  expect(Math.max(...good)).toBeLessThan(soon);
  expect(memoryOf(child.pid)).toBeLessThan(500);
  const slowest = Math.round(Math.max(...good));
  console.log(`${count} malformed requests: ${[...statuses].map(([s, n]) => `${n} × ${s}`).join(", ")};`);
  console.log(`  a good one in at most ${slowest} ms; ${Math.round(memoryOf(child.pid))} MB`);
});

test("slow connections", async () => {
  const { child, port } = await startProcess(freshUrl());
  const count = size(50, 500);
  const sockets: Socket[] = [];
  let ended = 0;
  const starts = ["POST / HTTP/1.1\r\n", `${request(json, "x".repeat(500)).slice(0, -400)}`];
  for (let index = 0; index < count; index++) {
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    socket.on("close", () => ended++);
    socket.write(starts[index % 2] ?? "");
    sockets.push(socket);
  }
  const dripping = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write("x");
  }, 1000);
  const good: number[] = [];
  const end = performance.now() + size(0.5, 40) * 1000;
  while (performance.now() < end) {
    good.push(await goodRequest(port));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  clearInterval(dripping);
  expect(Math.max(...good)).toBeLessThan(soon);
  expect(memoryOf(child.pid)).toBeLessThan(500);
  if (isFull) expect(ended).toBe(count);
  for (const socket of sockets) socket.destroy();
  console.log(
    `${count} slow connections: a good request in at most ${Math.round(Math.max(...good))} ms; ${ended} ended`,
  );
});

test.each([
  ["heads", "POST / HTTP/1.1\r\n"],
  ["large bodies", request(json, "x".repeat(66_000)).slice(0, -65_000)],
])("more connections than the process may have files, with unfinished %s", async (_what, start) => {
  const { port } = await startProcess(freshUrl(), {}, "300");
  const sockets: Socket[] = [];
  while (sockets.length < 400) {
    const more = Array.from({ length: 40 }, () => connect(port, "127.0.0.1").on("error", () => undefined));
    for (const socket of more) socket.write(start);
    await Promise.all(more.map((socket) => once(socket, "connect")));
    sockets.push(...more);
    // By then the receiver has read what has arrived.
    await goodRequest(port);
  }
  await Promise.all(Array.from({ length: 20 }, () => goodRequest(port)));
  // Another sender still finds room for a large body, even one with a file that the form does not accept.
  const { status } = await post(port, { formName: "note", file: "x".repeat(66_000) }, { localAddress: "127.0.0.2" });
  expect(status).toBe(400);
  for (const socket of sockets) socket.destroy();
});

test("nearly as many connections as the process may open files: none of them is broken off", async () => {
  const { port } = await startProcess(freshUrl(), {}, "600");
  const sockets = Array.from({ length: 450 }, () => connect(port, "127.0.0.1").on("error", () => undefined));
  for (const socket of sockets) socket.write("GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await Promise.all(sockets.map((socket) => once(socket, "data")));
  await goodRequest(port);
  expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
  for (const socket of sockets) socket.destroy();
});

test.each([
  // There is room for 134 of these; further ones are refused.
  { bytes: 1_000_000, count: size(400, 1_000), most: 350, end: "503" },
  // There is room for 1,401 of these; the oldest make way for new ones.
  { bytes: 63_000, count: size(1_500, 10_000), most: 350, end: "broken off" },
])("bodies of $bytes bytes that stay unfinished", async ({ bytes, count, most, end }) => {
  const { child, port } = await startProcess(freshUrl(), { ratePerMinute: 10, trust: 1 });
  const before = memoryOf(child.pid);
  const body = request(json, "x".repeat(bytes)).slice(0, -1);
  const sockets: Socket[] = [];
  const ends = new Set<string>();
  await each(count, 100, (index) => {
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    sockets.push(socket);
    const sender = `X-Forwarded-For: 10.0.${index >> 8}.${index & 255}`;
    socket.once("data", (data) => ends.add(String(data).slice("HTTP/1.1 ".length).slice(0, 3)));
    return new Promise((resolve) => {
      socket.on("close", () => {
        if (socket.bytesRead === 0) ends.add("broken off");
        resolve();
      });
      socket.write(body.replace("\r\n", `\r\n${sender}\r\n`), () => resolve());
    });
  });
  await goodRequest(port);
  const grown = memoryOf(child.pid) - before;
  // Within less than the half minute after which incomplete requests are ended anyway.
  await vi.waitFor(() => expect([...ends]).toEqual([end]), { ...eventually, timeout: 20_000 });
  for (const socket of sockets) socket.destroy();
  expect(grown).toBeLessThan(most);
  console.log(`${count} unfinished bodies of ${bytes} bytes: ${Math.round(grown)} MB more`);
});

test("countless senders", async () => {
  const { child, port } = await startProcess(freshUrl(), { ratePerMinute: 10, trust: 1 });
  const before = memoryOf(child.pid);
  const count = size(1_000, 200_000);
  const perConnection = 100;
  const statuses = new Set<string>();
  await each(count / perConnection, 20, async (group) => {
    const text = Array.from({ length: perConnection }, (_, index) => {
      const number = group * perConnection + index;
      // Each is in its own /48 network, since addresses of one network share a limit.
      const address = `2001:${(0xdb8 + (number >> 16)).toString(16)}:${(number & 0xffff).toString(16)}::1`;
      return request(`${json}X-Forwarded-For: ${address}\r\n`, "{");
    }).join("");
    await new Promise<void>((resolve) => {
      let answers = "";
      const socket = connect(port, "127.0.0.1", () => socket.write(text));
      socket.setEncoding("latin1").on("data", (data: unknown) => {
        answers += data;
        if (answers.split("HTTP/1.1 ").length > perConnection) socket.destroy();
      });
      socket.on("close", () => {
        for (const [, status = ""] of answers.matchAll(/HTTP\/1\.1 (\d+)/g)) statuses.add(status);
      });
      socket.on("error", () => undefined).on("close", () => resolve());
    });
  });
  const time = await goodRequest(port);
  const grown = memoryOf(child.pid) - before;
  expect([...statuses]).toEqual(["400"]);
  expect(time).toBeLessThan(soon);
  expect(grown).toBeLessThan(400);
  console.log(`${count} senders: ${Math.round(grown)} MB more; a good request in ${Math.round(time)} ms`);
});
