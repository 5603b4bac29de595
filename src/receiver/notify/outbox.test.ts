/** Notices of new leads: webhooks that fail, hang and recover. */
import { Webhook } from "standardwebhooks";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { freshUrl, log, logged, message, otherAt, post, start } from "../../../tests/receiver.ts";
import { eventually, lookOften, notify, ok, secret, waiting, webhook } from "../../../tests/targets.ts";
import { serve } from "../serve.ts";
import type { Connection } from "../store/connection.ts";
import { day } from "../store/moment.ts";
import { Store } from "../store/store.ts";
import { openOutbox, pauseAfter } from "./outbox.ts";

test("the pauses between attempts grow up to an hour, in whole milliseconds", () => {
  for (const [attempts, least, most] of [
    [1, 1_500, 2_500],
    [2, 3_000, 5_000],
    [5, 24_000, 40_000],
    [40, 2_700_000, 4_500_000],
  ] as const) {
    expect(pauseAfter(attempts)).toBeGreaterThanOrEqual(least);
    expect(pauseAfter(attempts)).toBeLessThanOrEqual(most);
    expect(pauseAfter(attempts)).toSatisfy(Number.isInteger);
  }
});

describe("a webhook", () => {
  test("is notified of the first lead by a receiver that cannot open any more files by then", async () => {
    const { port, calls } = await webhook(ok);
    const receiver = await start({ notify: notify(`http://127.0.0.1:${port}/`) });
    vi.doMock("./webhook.ts", () => {
      throw new Error("EMFILE");
    });
    onTestFinished(() => void vi.doUnmock("./webhook.ts"));
    await post(receiver.port);
    await vi.waitFor(() => expect(calls).toHaveLength(1), eventually);
  });

  test("gets signed JSON with an idempotency key", async () => {
    const { port, calls } = await webhook(ok);
    const receiver = await start({ notify: notify(`http://127.0.0.1:${port}/new?key=1`) });
    const { body } = await post(receiver.port);
    await vi.waitFor(() => expect(calls).toHaveLength(1), eventually);
    const [call] = calls;
    expect(JSON.parse(call?.body ?? "")).toEqual({
      ...{ id: body.id, form: "contact", body: message, receivedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    const { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": signature } = call?.headers ?? {};
    expect(id).toMatch(new RegExp(`^${body.id}-\\d+$`));
    expect(call?.headers["idempotency-key"]).toBe(id);
    const headers = { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": signature };
    // As a recipient does; it checks the timestamp as well.
    expect(new Webhook(secret).verify(call?.body ?? "", headers as { [name: string]: string })).toMatchObject({
      id: body.id,
    });
  });

  test.each([
    ["key:p%40ss@", "key:p@ss"],
    [":p%40ss@", ":p@ss"],
  ])("gets the credentials of its address: %s", async (said, credentials) => {
    const { port, calls } = await webhook(ok);
    const receiver = await start({ notify: notify(`http://${said}127.0.0.1:${port}/`) });
    await post(receiver.port);
    await vi.waitFor(() => expect(calls).toHaveLength(1), eventually);
    expect(calls[0]?.headers.authorization).toBe(`Basic ${Buffer.from(credentials).toString("base64")}`);
  });

  test("gets another id for an equal lead that arrives later, and the same id in every attempt", async () => {
    const { port, calls } = await webhook((call, response, count) =>
      count % 2 === 1 ? response.writeHead(500).end() : ok(call, response),
    );
    const url = freshUrl();
    const targets = notify(`http://127.0.0.1:${port}/`);
    const store = await Store.open(
      url,
      targets.map(({ name }) => name),
    );
    const times = [Date.now() - 3_600_000, Date.now()];
    for (const at of times) await store.add("contact", message, { at });
    const outbox = openOutbox(store.database, [], targets, log.warn);
    onTestFinished(() => outbox.close().then(() => store.close()));
    await vi.waitFor(async () => expect(await waiting(url)).toBe(0), eventually);
    const ids = calls.map(({ headers }) => String(headers["webhook-id"]));
    expect(new Set(ids).size).toBe(2);
    for (const at of times) expect(ids.filter((id) => id.endsWith(`-${at}`)).length).toBeGreaterThanOrEqual(1);
    expect(calls.length).toBeGreaterThan(2);
  });

  test("that fails, hangs up and recovers is notified of every lead", async () => {
    const seen = new Set<string>();
    const { port } = await webhook((call, response, count) => {
      if (count <= 3) return void response.writeHead(500).end();
      if (count <= 5) return void response.destroy();
      seen.add(JSON.parse(call.body).id);
      ok(call, response);
    });
    const url = freshUrl();
    const receiver = await start({ url, notify: notify(`http://127.0.0.1:${port}/`) });
    const ids: unknown[] = [];
    for (const subject of ["a", "b", "c"]) ids.push((await post(receiver.port, { ...message, subject })).body.id);
    await vi.waitFor(() => expect([...seen].sort()).toEqual(ids.sort()), eventually);
    await vi.waitFor(async () => expect(await waiting(url)).toBe(0), eventually);
  });

  test("is notified once if the same lead arrives several times", async () => {
    const { port, calls } = await webhook(ok);
    const url = freshUrl();
    const receiver = await start({ url, notify: notify(`http://127.0.0.1:${port}/`) });
    for (let i = 0; i < 5; i++) await post(receiver.port);
    await vi.waitFor(async () => expect(await waiting(url)).toBe(0), eventually);
    expect(calls).toHaveLength(1);
  });

  test("that hangs delays neither the visitor nor another target", async () => {
    const hanging = await webhook(() => undefined);
    const well = await webhook(ok);
    const receiver = await start({
      notify: notify(`http://127.0.0.1:${hanging.port}/ http://127.0.0.1:${well.port}/`),
    });
    for (const subject of ["a", "b"]) expect((await post(receiver.port, { ...message, subject })).status).toBe(201);
    await vi.waitFor(() => expect(well.calls).toHaveLength(2), eventually);
    const health = async () => (await fetch(`http://localhost:${receiver.port}/health`)).json();
    const known = { ok: true, outbox: { waiting: 2, since: expect.stringMatching(/Z$/) } };
    await vi.waitFor(async () => expect(await health()).toMatchObject(known), eventually);
  });

  test("is notified after a restart of a lead that could not be delivered before", async () => {
    const url = freshUrl();
    let isBack = false;
    const { port, calls } = await webhook((call, response) => (isBack ? ok(call, response) : response.destroy()));
    const settings = { port: 0, url, ratePerMinute: 0 };
    const first = await start({ ...settings, notify: notify(`http://127.0.0.1:${port}/`) });
    await post(first.port);
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0), eventually);
    await first.close();
    expect(await waiting(url)).toBe(1);
    isBack = true;
    const again = await serve({ ...settings, notify: notify(`http://127.0.0.1:${port}/`) }, [], { log });
    onTestFinished(() => again.close());
    await vi.waitFor(async () => expect(await waiting(url)).toBe(0), eventually);
  });

  test("is notified once, even if the database is locked after the delivery for longer than a lease", async () => {
    lookOften();
    const url = freshUrl();
    const isUnread = logged("outbox not read");
    let other: Connection | undefined;
    const { port, calls } = await webhook(async (call, response, count) => {
      if (count === 1) {
        other = otherAt(url);
        await other.exec("BEGIN IMMEDIATE; UPDATE outbox SET due_at = 0");
      }
      ok(call, response);
    });
    const receiver = await start({ url, notify: notify(`http://127.0.0.1:${port}/`) });
    await post(receiver.port);
    await vi.waitFor(() => expect(isUnread()).toHaveLength(1), eventually);
    await other?.exec("COMMIT");
    other?.close();
    await vi.waitFor(async () => expect(await waiting(url)).toBe(0), eventually);
    expect(calls).toHaveLength(1);
  });

  test("draining resolves once everything due is delivered, including a notice that failed at first", async () => {
    const { port, calls } = await webhook((call, response, count) =>
      count === 1 ? response.writeHead(503).end() : setTimeout(() => ok(call, response), 100),
    );
    const url = freshUrl();
    const targets = notify(`http://127.0.0.1:${port}/`).map((target) => ({ ...target, firstPause: 1_000 }));
    const store = await Store.open(
      url,
      targets.map(({ name }) => name),
    );
    const outbox = openOutbox(store.database, [], targets, log.warn);
    onTestFinished(() => outbox.close().then(() => store.close()));
    const subjects = Array.from({ length: 25 }, (_, index) => String(index));
    await Promise.all(subjects.map((subject) => store.add("contact", { ...message, subject })));
    await outbox.drain(60_000);
    expect(calls).toHaveLength(subjects.length + 1);
    expect(await store.backlog()).toEqual({ waiting: 0 });
  });

  test.each([
    ["three hours", day / 8],
    ["a year", 365 * day],
  ])("is told what came while the clock was %s ahead, once it is right", async (_what, ahead) => {
    const { port, calls } = await webhook(ok);
    const targets = notify(`http://127.0.0.1:${port}/`);
    const url = freshUrl();
    const store = await Store.open(
      url,
      targets.map(({ name }) => name),
    );
    await store.add("contact", message, { at: Date.now() + ahead });
    const other = otherAt(url);
    await other.exec(`UPDATE outbox SET due_at = due_at + ${ahead}`);
    other.close();
    const outbox = openOutbox(store.database, [], targets, log.warn);
    onTestFinished(() => outbox.close().then(() => store.close()));
    await outbox.drain();
    expect(calls).toHaveLength(1);
    expect(await store.backlog()).toEqual({ waiting: 0 });
  });

  test.each([
    ["nothing", 500, undefined, 45, 75],
    ["a time", 429, "120", 120, 120],
    ["a date", 503, new Date(Date.now() + 3_000_000).toUTCString(), 1_000, 3_000],
    ["a day, of which it gets an hour", 503, "86400", 3_600, 3_600],
    ["words", 503, "soon", 45, 75],
  ])(
    "draining resolves even if delivery fails; the notice is retried at the time that the target asks for: %s",
    async (...row) => {
      const [, status, wait, least, most] = row;
      const headers = wait ? { "Retry-After": wait } : {};
      const { port, calls } = await webhook((_call, response) => response.writeHead(status, headers).end());
      // Longer than a busy machine takes until nothing is due any more.
      const targets = notify(`http://127.0.0.1:${port}/`).map((target) => ({ ...target, firstPause: 60_000 }));
      const failures = logged("not told");
      const store = await Store.open(
        freshUrl(),
        targets.map(({ name }) => name),
      );
      const outbox = openOutbox(store.database, [], targets, log.warn);
      onTestFinished(() => outbox.close().then(() => store.close()));
      const lead = await store.add("contact", message);
      await outbox.drain();
      expect(calls).toHaveLength(1);
      expect(await store.backlog()).toMatchObject({ waiting: 1 });
      // A receiver of another test may still be saying its own.
      const again = failures().find(({ id }) => id === lead)?.again;
      expect(again).toBeGreaterThanOrEqual(least);
      expect(again).toBeLessThanOrEqual(most);
    },
  );
});
