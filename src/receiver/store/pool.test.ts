import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "../../../tests/targets.ts";
import { Pool } from "./pool.ts";

/** "You are in", and "go on", of PostgreSQL's protocol. */
const welcome = Buffer.from("R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I", "latin1");

test("after thousands of timed-out waits for an unresponsive server, connections work as soon as it responds", async () => {
  const asleep: Socket[] = [];
  let isAwake = false;
  const letIn = (socket: Socket) => (isAwake ? socket.write(welcome) : asleep.push(socket));
  const server = createServer((socket) => socket.once("data", () => letIn(socket)).on("error", () => undefined));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const pool = new Pool({ connectionString: `postgres://somebody@127.0.0.1:${port}/leads`, max: 4 }, 100);
  onTestFinished(async () => {
    await pool.end();
    server.close();
  });
  const inVain = await Promise.allSettled(Array.from({ length: 5_000 }, () => pool.connect()));
  expect(new Set(inVain.map(({ status }) => status))).toEqual(new Set(["rejected"]));
  isAwake = true;
  for (const socket of asleep) socket.write(welcome);
  await vi.waitFor(async () => (await pool.connect()).release(), eventually);
  expect([pool.totalCount, pool.waitingCount]).toEqual([4, 0]);
});

test("if no client can be made, as without its certificate file, each caller gets the reason", async () => {
  const lacking = "postgres://leads.example/leads?sslmode=verify-full&sslrootcert=/nowhere.pem";
  const pool = new Pool({ connectionString: lacking, max: 1 }, 100);
  for (let count = 0; count < 2; count += 1) {
    const why = /ENOENT.*nowhere\.pem/;
    await expect(pool.connect()).rejects.toThrow(why);
    await expect(pool.query("SELECT 1")).rejects.toThrow(why);
  }
});
