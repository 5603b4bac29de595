/** Leads in PostgreSQL: one notice of each is sent, exactly once. */
import { once } from "node:events";
import { createServer } from "node:http";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { formsOnDisk } from "../../../src/receiver/leads/on-disk.ts";
import { report } from "../../../src/receiver/leads/report.ts";
import { createFunction } from "../../../src/receiver/main.ts";
import { retryDeadLetters } from "../../../src/receiver/notify/dead-letters.ts";
import { caretaker } from "../../../src/receiver/notify/hand-over.ts";
import { openOutbox } from "../../../src/receiver/notify/outbox.ts";
import { namesOf, type Target } from "../../../src/receiver/notify/targets.ts";
import type { Database } from "../../../src/receiver/store/database.ts";
import { Store } from "../../../src/receiver/store/store.ts";
import { log, logged, message, post, start, whole } from "../../receiver.ts";
import { eventually, lookOften, secret, notify as targetsOf, webhook } from "../../targets.ts";
import { size } from "../size.ts";
import { inPostgres, open } from "./in-postgres.ts";

const minute = 60_000;

const targets = targetsOf("http://127.0.0.1:1/");
const [owner = ""] = namesOf(targets);

/** The operations that move notices, and the columns of a notice that each moves. */
const moves: [name: string, from: string, columns: string, move: (database: Database) => Promise<unknown>][] = [
  [
    "of a removed target",
    "outbox (target, due_at, id, received_at)",
    "'gone', 1",
    (database) => caretaker(database, targets, new AbortController().signal)(),
  ],
  [
    "that had been given up",
    "dead_letters (target, attempts, reason, given_up_at, id, received_at)",
    `'${owner}', 1, '', 1`,
    (database) => retryDeadLetters(database, targets),
  ],
];

/** Delivers the due notices. */
async function drain({ database }: Store, told: Target[]): Promise<void> {
  const outbox = openOutbox(database, [], told, log.warn);
  await outbox.drain();
  await outbox.close();
}

/** Runs a task with this process's clock ten minutes ahead. */
async function tenMinutesAhead(task: () => Promise<unknown>): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * minute });
  await task().finally(() => vi.useRealTimers());
}

inPostgres(({ fresh }) => {
  test("one notice is sent for each lead, though four receivers empty the outbox", async () => {
    const url = await fresh();
    const told: string[] = [];
    const hook = createServer(async (request, response) => {
      let text = "";
      for await (const chunk of request) text += chunk;
      told.push(JSON.parse(text).id);
      response.end();
    }).listen(0, "127.0.0.1");
    await once(hook, "listening");
    onTestFinished(() => void hook.close());
    const { port } = hook.address() as { port: number };
    const notify = targetsOf(`http://127.0.0.1:${port}/`);
    const receivers = await Promise.all([1, 2, 3, 4].map(() => start({ url, notify })));
    const count = size(40, 400);
    const sent = Array.from(
      { length: count },
      async (_, index) => (await post(receivers[index % 4]?.port ?? 0, { ...message, subject: `${index}` })).body.id,
    );
    const ids = await Promise.all(sent);
    await vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(count), eventually);
    expect([...told].sort()).toEqual([...ids].sort());
  });

  test("a notice that one receiver is sending is not sent again by another whose clock is ahead", async () => {
    const url = await fresh();
    let end = () => undefined as unknown;
    const { port, calls } = await webhook((_call, response, count) => {
      end = () => response.end();
      if (count > 1) end();
    });
    const told = targetsOf(`http://127.0.0.1:${port}/`);
    const [first, ahead] = await Promise.all([open(url, namesOf(told)), open(url, namesOf(told))]);
    await first.add("contact", message);
    const drained = drain(first, told);
    await vi.waitFor(() => expect(calls).toHaveLength(1), eventually);
    await tenMinutesAhead(() => drain(ahead, told));
    expect(calls).toHaveLength(1);
    end();
    await drained;
  });

  test("a notice from a receiver whose clock is ahead is sent at once by another", async () => {
    const { port, calls } = await webhook((_call, response) => void response.end());
    const told = targetsOf(`http://127.0.0.1:${port}/`);
    const store = await open(await fresh(), namesOf(told));
    await tenMinutesAhead(() => store.add("contact", message));
    await drain(store, told);
    expect(calls).toHaveLength(1);
  });

  test("with a single database connection, pending notices are sent at once, not only after their lease", async () => {
    const url = await fresh();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("CREATE ROLE one LOGIN CONNECTION LIMIT 1; GRANT USAGE, CREATE ON SCHEMA public TO one");
    const { port, calls } = await webhook((_call, response) => void response.end());
    const told = targetsOf(`http://127.0.0.1:${port}/`);
    const store = await Store.open(url.replace("postgres@", "one@"), namesOf(told));
    for (const subject of ["a", "b", "c", "d", "e"]) await store.add("contact", { ...message, subject });
    await drain(store, told);
    expect(calls).toHaveLength(5);
    await store.close();
    await client.query("DROP OWNED BY one; DROP ROLE one");
    await client.end();
  });

  test("a notice that a target rejects is sent again after a pause, long before another receiver takes it over", async () => {
    const { port, calls } = await webhook((_call, response, count) => response.writeHead(count < 3 ? 503 : 204).end());
    const failed = logged("outbox not read");
    const receiver = await start({ url: await fresh(), notify: targetsOf(`http://127.0.0.1:${port}/`) });
    await post(receiver.port, message);
    await vi.waitFor(() => expect(calls).toHaveLength(3), eventually);
    expect(failed()).toEqual([]);
  });

  test("suspects of a day are in one digest, and a cleared one gets its own notice", async () => {
    const { port, calls } = await webhook((_call, response) => void response.end());
    const targets = targetsOf(`http://127.0.0.1:${port}/`);
    const names = targets.map(({ name }) => name);
    const store = await Store.open(await fresh(), names);
    const yesterday = Date.now() - 24 * 60 * minute;
    for (const subject of ["a", "b"])
      await store.add("contact", { ...message, subject }, { at: yesterday, suspect: "decoy" });
    const id = await store.add("contact", { ...message, subject: "c" }, { at: yesterday, suspect: "decoy" });
    await store.clear(id, names);
    const outbox = openOutbox(store.database, [], targets, log.warn);
    onTestFinished(() => outbox.close().then(() => store.close()));
    await outbox.drain();
    const told = calls.map(({ body }) => JSON.parse(body));
    expect(told).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id }),
        expect.objectContaining({
          digest: true,
          body: expect.objectContaining({ suspects: 2, forms: ["contact: 2"] }),
        }),
      ]),
    );
    expect(told).toHaveLength(2);
  });

  test("notices for a removed target go to the others; permanently rejected ones are kept and can be sent again", async () => {
    lookOften();
    const url = await fresh();
    const before = await Store.open(url, ["mail gone.example 0123456789abcdef"]);
    await before.add("note", { text: "a" }, { at: Date.now() - 60 * minute });
    await before.close();
    let isGone = true;
    const hook = await webhook((_call, response) => response.writeHead(isGone ? 410 : 204).end());
    const address = `http://127.0.0.1:${hook.port}/`;
    await start({ url, notify: targetsOf(address) });
    const env = { LEADS_URL: url, LEADS_NOTIFY: address, LEADS_NOTIFY_SECRET: secret };
    const untold = () => whole(report(["--untold"], env, formsOnDisk));
    await vi.waitFor(async () => expect(await untold()).toMatch(/HTTP 410, after 1 attempt\n1 given up/), eventually);
    isGone = false;
    expect(await whole(report(["--untold", "--retry"], env, formsOnDisk))).toBe("1 will be sent again");
    await vi.waitFor(async () => expect(await untold()).toBe("0 given up"), eventually);
    await vi.waitFor(() => expect(hook.calls).toHaveLength(2), eventually);
  });

  test.each(moves)("a notice %s is not lost if it is added while others are moved", async (_, from, columns, move) => {
    const url = await fresh();
    const { database } = await open(url);
    const [mover, other] = [new pg.Client(url), new pg.Client(url)];
    for (const client of [mover, other]) {
      await client.connect();
      onTestFinished(() => client.end());
    }
    const add = (id: string) => other.query(`INSERT INTO ${from} VALUES (${columns}, $1, 1)`, [id]);
    for (const id of ["a", "c"]) await add(id);
    // The first statement waits for another transaction that has moved the first notice, and may be rolled back.
    await mover.query("BEGIN");
    await mover.query("INSERT INTO outbox (id, received_at, target, due_at) VALUES ('a', 1, $1, 1)", [owner]);
    const moved = move(database);
    await vi.waitFor(async () => {
      const { rows } = await other.query("SELECT pid FROM pg_locks WHERE NOT granted");
      expect(rows).toHaveLength(1);
    }, eventually);
    await add("b");
    await mover.query("ROLLBACK");
    await moved;
    const { rows } = await other.query("SELECT id FROM outbox UNION SELECT id FROM dead_letters ORDER BY id");
    expect(rows.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  test("a function stays awake until its notices are sent, and warns of an unknown setting", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    onTestFinished(() => warned.mockRestore());
    const told: string[] = [];
    const hook = createServer((request, response) => {
      told.push(String(request.headers["webhook-id"]));
      request.resume().on("end", () => setTimeout(() => response.end(), 200));
    }).listen(0, "127.0.0.1");
    await once(hook, "listening");
    onTestFinished(() => void hook.close());
    const { port } = hook.address() as { port: number };
    const answer = await createFunction({
      LEADS_URL: await fresh(),
      LEADS_NOTIFY: `http://127.0.0.1:${port}/`,
      LEADS_NOTIFY_SECRET: "a secret of more than some length",
      LEADS_COFNIRM: "",
    });
    expect(warned.mock.calls).toEqual([[expect.stringMatching(/^LEADS_COFNIRM is no setting/)]]);
    const tasks: Promise<unknown>[] = [];
    const sent = new Request("https://leads.example/", { method: "POST", body: JSON.stringify(message) });
    expect((await answer(sent, { waitUntil: (task) => tasks.push(task) })).status).toBe(201);
    await Promise.all(tasks);
    expect([tasks.length, told.length]).toEqual([1, 1]);
  });
});
