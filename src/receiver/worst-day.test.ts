/**
 * The receiver's bad days, on a small scale: locks, files that change under it, senders that hang up, slow ones and
 * forgers.
 */
import { once } from "node:events";
import { closeSync, cpSync, existsSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  brokenOff,
  folder,
  freshUrl,
  hurry,
  logged,
  message,
  noCors,
  otherAt,
  post,
  start,
  startProcess,
} from "../../tests/receiver.ts";
import { eventually } from "../../tests/targets.ts";
import { healthOf } from "./health.ts";
import { Store } from "./store/store.ts";

const pathOf = (url: string) => url.slice("file:".length);

/** Another process that locks the file, like a copy, a check or a careless tool. */
async function lock(url: string): Promise<() => Promise<void>> {
  const other = otherAt(url);
  await other.exec("BEGIN IMMEDIATE");
  return async () => {
    await other.exec("ROLLBACK");
    other.close();
  };
}

describe("the file alone is a whole copy", () => {
  test("after a clean stop", async () => {
    const url = freshUrl();
    const { child, port, ended } = await startProcess(url);
    const note = (index: number) => ({ formName: "note", text: `${index}` });
    for (let index = 0; index < 100; index++) expect((await post(port, note(index))).status).toBe(201);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    const copy = join(folder(), "copy.db");
    cpSync(pathOf(url), copy);
    expect(await Store.read(`file:${copy}`)).toHaveLength(100);
  });

  test("while the receiver is idle", async () => {
    const { port, url } = await start();
    await post(port);
    await vi.waitFor(() => expect(readFileSync(`${pathOf(url)}-wal`)).toHaveLength(0), eventually);
    const copy = join(folder(), "copy.db");
    cpSync(pathOf(url), copy);
    expect(await Store.read(`file:${copy}`)).toHaveLength(1);
  });
});

describe("a file that another process has locked", () => {
  test("blocks nothing else, and waiting leads are stored once it is unlocked", async () => {
    const { port, url } = await start();
    const release = await lock(url);
    const waiting = ["a", "b", "c"].map((subject) => post(port, { ...message, subject }));
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 5);
    expect((await post(port, { ...message, name: "" })).status).toBe(400);
    await new Promise((resolve) => setTimeout(resolve, 600));
    clearInterval(timer);
    const health = await fetch(`http://localhost:${port}/health`);
    expect([health.status, (await health.json()).ok]).toEqual([503, false]);
    await release();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([201, 201, 201]);
    // libSQL's own timeout would have blocked the event loop as long as the lock, for a single turn afterward.
    expect(turns).toBeGreaterThan(1);
    expect(await Store.read(url)).toHaveLength(3);
    const isReady = async () => expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200);
    await vi.waitFor(isReady, eventually);
  });

  test("for too long leads to a refusal, not to a lost lead that looks sent", async () => {
    const { port, url } = await start({ trust: 1 });
    const release = await lock(url);
    onTestFinished(release);
    hurry();
    const { status, headers } = await post(port, message, noCors);
    expect([status, headers["cross-origin-resource-policy"]]).toEqual([503, "same-origin"]);
  });
});

test.each([
  ["moved away", async () => undefined],
  ["replaced by another", async (url: string) => (await Store.open(url)).close()],
])("after the file is %s, an acknowledged lead is in the store at its place", async (_what, replace) => {
  const { port, url } = await start();
  expect((await post(port, { ...message, subject: "Before" })).status).toBe(201);
  const elsewhere = join(folder(), "moved.db");
  for (const end of ["", "-wal", "-shm"])
    if (existsSync(pathOf(url) + end)) renameSync(pathOf(url) + end, elsewhere + end);
  await replace(url);
  expect((await post(port, { ...message, subject: "After" })).status).toBe(201);
  expect((await Store.read(url))?.map(({ body }) => body.subject)).toContain("After");
});

describe("health", () => {
  test("fails after a lead that could not be stored because of damage, until one is stored", async () => {
    const url = freshUrl();
    const store = await Store.open(url);
    await store.close();
    const other = otherAt(url);
    const [first] = await (await other.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'latest'")).all([]);
    const [size] = await (await other.prepare("PRAGMA page_size")).all([]);
    other.close();
    const bytes = Number(size?.page_size);
    const at = (Number(first?.rootpage) - 1) * bytes;
    const whole = readFileSync(pathOf(url));
    writeFileSync(pathOf(url), Buffer.from(whole).fill(255, at, at + bytes));
    const { port } = await start({ url });
    const health = async () => (await fetch(`http://localhost:${port}/health`)).status;
    await vi.waitFor(async () => expect(await health()).toBe(200), eventually);
    await expect(post(port)).rejects.toThrow(brokenOff);
    await vi.waitFor(async () => expect(await health()).toBe(503), eventually);
    const file = openSync(pathOf(url), "r+");
    writeSync(file, whole, at, bytes, at);
    closeSync(file);
    expect((await post(port)).status).toBe(201);
    await vi.waitFor(async () => expect(await health()).toBe(200), eventually);
  });

  test("is available over HTTP/1.0 without a Host header", async () => {
    const { port } = await start();
    const socket = connect(port, "localhost", () => socket.write("GET /health/live HTTP/1.0\r\n\r\n"));
    let answer = "";
    for await (const chunk of socket) answer += chunk;
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("reports whether leads can be stored, the time of the last one, and the queues", async () => {
    const { port } = await start();
    const ask = async () => (await fetch(`http://localhost:${port}/health`)).json();
    const none = { ok: true, lastLead: null, queue: 0, outbox: { waiting: 0, since: null, dead: 0 } };
    await vi.waitFor(async () => expect(await ask()).toEqual(none), eventually);
    await post(port);
    const isThere = async () => expect(Date.parse((await ask()).lastLead)).toBeGreaterThan(Date.now() - 60_000);
    await vi.waitFor(isThere, eventually);
  });

  test("is probed by a write at most every ten seconds, or after a failed write", async () => {
    const store = await Store.open(freshUrl());
    onTestFinished(() => store.close());
    const probe = vi.spyOn(store, "probe");
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    onTestFinished(() => clock.mockRestore());
    const health = healthOf(store, () => undefined);
    const probesAt = async (time: number) => {
      clock.mockReturnValue(time);
      expect(await health()).toMatchObject({ ok: true });
      return probe.mock.calls.length;
    };
    expect([await probesAt(1), await probesAt(5_000), await probesAt(9_000), await probesAt(11_000)]).toEqual([
      1, 1, 1, 2,
    ]);
    vi.spyOn(store.database, "write").mockRejectedValueOnce(new Error("disk I/O error"));
    await expect(store.add("note", { text: "a" })).rejects.toThrow("disk I/O error");
    expect(await probesAt(12_000)).toBe(3);
  });

  test("has no rate limit, and answers only GET at its own path", async () => {
    const { port } = await start({ ratePerMinute: 1 });
    const answers = await Promise.all(Array.from({ length: 200 }, () => fetch(`http://localhost:${port}/health`)));
    // What takes a busy machine four seconds is not ready, and is answered like the others.
    expect(answers.map(({ status }) => status).filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect((await fetch(`http://localhost:${port}/health/`)).status).toBe(404);
    expect((await fetch(`http://localhost:${port}/health`, { method: "POST" })).status).toBe(404);
  });
});

describe("senders", () => {
  test("a sender that hangs up does not count as a failure", async () => {
    const refusals = logged("refused");
    const { port, url } = await start();
    for (let index = 0; index < 20; index++) {
      const socket = connect(port);
      await once(socket, "connect");
      const head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 500\r\n\r\n";
      await new Promise((resolve) => socket.write(`${head}{"formName":"contact"`, resolve));
      if (index % 2 > 0) await new Promise((resolve) => setTimeout(resolve, 20));
      socket.destroy();
    }
    expect((await post(port)).status).toBe(201);
    expect(refusals().filter(({ level }) => level !== "info")).toEqual([]);
    expect(await Store.read(url)).toHaveLength(1);
  });

  test.each([
    ["ports", (index: number) => `192.0.2.1:${5000 + index}`],
    [
      "spellings",
      (index: number) => ["2001:db8::1", "2001:DB8:0:0:0:0:0:1", "[2001:db8::1]:443", "2001:0db8::2"][index % 4],
    ],
    ["invalid addresses", (index: number) => `nonsense ${index}`],
  ])("requests from many %s count as one sender", async (_what, forwarded) => {
    const { port } = await start({ ratePerMinute: 10, trust: 1 });
    const statuses: number[] = [];
    for (let index = 0; index < 20; index++) {
      const headers = { "X-Forwarded-For": forwarded(index) };
      statuses.push((await post(port, { ...message, subject: `${index}` }, { headers })).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  });
});

test("each lead and each refusal is one line of the log, without personal data", async () => {
  const { port } = await start();
  const lines = logged();
  const { body } = await post(port);
  await post(port, { ...message, email: "ines@example", "ines@example.com": "x", phone: 5 });
  await post(port, "{ Ines");
  await post(port, { ...message, formName: "Ines Haddad" });
  await post(port, "", { method: "PUT", path: "/?email=ines@example.com" });
  await post(port, message, { path: "/ines@example.com" });
  const ours = lines().filter(({ event }) => event === "stored" || event === "refused");
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  const refused = { at, level: "info", event: "refused", status: 400 };
  expect(ours).toEqual([
    { at, level: "info", event: "stored", form: "contact", id: body.id },
    { ...refused, reason: "not valid", form: "contact", fields: ["email", "phone"] },
    { ...refused, reason: "not an object" },
    { ...refused, reason: "no such form" },
    { ...refused, status: 405, reason: "method" },
    { ...refused, status: 404, reason: "path" },
  ]);
  expect(JSON.stringify(ours)).not.toMatch(/ines|127\.0\.0\.1|::1/i);
});
