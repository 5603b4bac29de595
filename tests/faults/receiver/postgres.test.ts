/** Leads in PostgreSQL: the store's promises, several receivers on one database, a server that is cut off. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Lead } from "../../../src/receiver/lead.ts";
import { rateLimit } from "../../../src/receiver/limits.ts";
import { createFunction } from "../../../src/receiver/main.ts";
import { formsOnDisk } from "../../../src/receiver/on-disk.ts";
import { openOutbox } from "../../../src/receiver/outbox.ts";
import { report } from "../../../src/receiver/report.ts";
import { Store } from "../../../src/receiver/store.ts";
import type { Target } from "../../../src/receiver/targets.ts";
import { tell } from "../../../src/receiver/tell.ts";
import { attachment, folder, log, message, post, start, startProcess, whole } from "../../receiver.ts";
import { eventually, secret, notify as targetsOf, webhook } from "../../targets.ts";
import { size } from "../size.ts";
import { Postgres, program } from "./postgres.ts";
import { behindOneAddress, insist, startSeveral } from "./several.ts";

const minute = 60_000;
let cluster: Postgres;
let databases = 0;

/** A database of its own. */
const fresh = () => cluster.database(`leads_${databases++}`);

async function open(url: string): Promise<Store> {
  const store = await Store.open(url, ["somebody"]);
  onTestFinished(() => store.close());
  return store;
}

describe.skipIf(program.reason)(program.reason ?? "PostgreSQL", () => {
  beforeAll(async () => {
    cluster = await Postgres.start();
  }, 120_000);
  afterAll(() => cluster.remove());

  test("the ten-minute rule, newest first", async () => {
    const store = await open(await fresh());
    const times = [0, 10 * minute, 20 * minute + 1, 20 * minute + 2];
    const ids = new Set<string>();
    for (const at of times) ids.add(await store.add("note", { text: "a" }, at));
    expect(ids.size).toBe(1);
    expect(await store.list()).toMatchObject([
      { receivedAt: 20 * minute + 1, lastSeenAt: 20 * minute + 2, count: 2 },
      { receivedAt: 0, lastSeenAt: 10 * minute, count: 2 },
    ]);
    expect(await store.backlog()).toEqual({ waiting: 2, since: 0 });
  });

  test("a lead is kept as it was, whatever its characters", async () => {
    const store = await open(await fresh());
    const body = { text: "ünïcode 👩‍🚀 \u0000 ' \" \\ \n? $1", list: ["a", { b: [1.5, true, null] }], __proto__x: "x" };
    await store.add("note", body);
    expect((await store.list())[0]?.body).toStrictEqual(body);
    expect(await store.list({ form: "' OR 1=1 --" })).toEqual([]);
    expect(await store.list({ form: "note", since: Date.now() - minute })).toHaveLength(1);
  });

  test("the same lead a thousand times at once, through several receivers, is one row", async () => {
    const url = await fresh();
    const stores = await Promise.all([1, 2, 3, 4].map(() => open(url)));
    await Promise.all(Array.from({ length: 1000 }, (_, index) => stores[index % 4]?.add("note", { text: "a" })));
    expect(await stores[0]?.list()).toMatchObject([{ count: 1000 }]);
    expect(await stores[0]?.backlog()).toMatchObject({ waiting: 1 });
  });

  test("statements are all done or none, and the next ones do not suffer for it", async () => {
    const { database } = await open(await fresh());
    const forget = database.build.deleteFrom("pulse").compile();
    const pulses = async () => (await database.read(database.build.selectFrom("pulse").selectAll().compile())).length;
    const nowhere = sql`SELECT 1 FROM nowhere`.compile(database.build);
    await expect(database.write([forget, nowhere, forget])).rejects.toThrow("nowhere");
    expect(await pulses()).toBe(1);
    await database.write([forget, forget]);
    expect(await pulses()).toBe(0);
  });

  test("the command reads, copies to a file and deletes", async () => {
    const url = await fresh();
    const store = await open(url);
    const id = await store.add("contact", message);
    const env = { LEADS_URL: url };
    expect(await whole(report([], env, formsOnDisk))).toMatch(
      /Ines Haddad[\s\S]*1 lead in postgres:\/\/127[\s\S]*1 still to be told/,
    );
    const file = join(folder(), "copy.db");
    await whole(report(["--backup", file], env, formsOnDisk));
    expect(await whole(report(["--json"], { LEADS_URL: `file:${file}` }, formsOnDisk))).toBe(
      await whole(report(["--json"], env, formsOnDisk)),
    );
    expect(await whole(report(["--delete", id, "--yes"], env, formsOnDisk))).toMatch(/^1 lead deleted/);
    expect(await store.backlog()).toEqual({ waiting: 0 });
  });

  test("files are kept beside their lead, written out, copied, restored and deleted with it", async () => {
    const url = await fresh();
    const store = await open(url);
    const plan = `data:application/pdf;name=plan.pdf;base64,${Buffer.alloc(3_000_000, "%PDF-").toString("base64")}`;
    const body = { formName: "visit", plan, more: [plan, attachment("b.txt", "B")] };
    const [id, other] = [await store.add("visit", body), await store.add("visit", { formName: "visit", plan })];
    expect(await store.add("visit", body)).toBe(id);
    expect(JSON.stringify(await store.list()).length).toBeLessThan(2_000);
    const count = () =>
      store.database.read(sql<{ files: number }>`SELECT COUNT(*) AS files FROM files`.compile(store.database.build));
    expect(await count()).toEqual([{ files: 3 }]);
    const said = (args: string[], LEADS_URL = url) => whole(report(args, { LEADS_URL }, formsOnDisk));
    expect(JSON.parse(await said(["--json"])).map((lead: Lead) => [lead.count, lead.body])).toEqual([
      [1, { formName: "visit", plan }],
      [2, body],
    ]);
    const [out, copy] = [folder(), join(folder(), "copy.db")];
    expect(await said(["--files", out])).toContain("4 files of 2 leads");
    expect(await said(["--delete", other, "--yes"])).toMatch(/^1 lead deleted/);
    expect(await count()).toEqual([{ files: 2 }]);
    await said(["--backup", copy]);
    expect(await said(["--json"], `file:${copy}`)).toBe(await said(["--json"]));
    const calls = await webhook((_call, response) => response.writeHead(200).end());
    const targets = targetsOf(`http://127.0.0.1:${calls.port}/`);
    const told = await store.list();
    await tell({ lead: told[0] as Lead }, targets[0] as Target, store.database);
    expect(JSON.parse(calls.calls[0]?.body ?? "").body).toEqual(body);
  });

  test("pg_dump and pg_restore bring it back, as README says", async () => {
    const url = await fresh();
    const store = await Store.open(url, ["somebody"]);
    await store.add("contact", message);
    const dump = join(folder(), "leads.dump");
    execFileSync("pg_dump", ["--format=custom", `--file=${dump}`, url]);
    const before = await store.list();
    await store.add("contact", { ...message, subject: "After it" });
    await store.remove({ id: before[0]?.id });
    await store.close();
    for (const target of [url, await fresh()]) {
      execFileSync("pg_restore", ["--clean", "--if-exists", "--no-owner", `--dbname=${target}`, dump]);
      const restored = await open(target);
      expect(await restored.list()).toEqual(before);
      expect(await restored.backlog()).toMatchObject({ waiting: 1 });
      await restored.add("contact", { ...message, subject: "Next" });
    }
  });

  test("a role that may make no tables is told what to grant", async () => {
    const url = await fresh();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("REVOKE CREATE ON SCHEMA public FROM PUBLIC; CREATE ROLE guest LOGIN");
    const guest = url.replace("postgres@", "guest@");
    await expect(Store.open(guest)).rejects.toThrow(
      /permission denied[\s\S]*fix: .*GRANT USAGE, CREATE ON SCHEMA public/,
    );
    await client.query("GRANT USAGE, CREATE ON SCHEMA public TO guest");
    await (await Store.open(guest)).close();
    await client.query("DROP OWNED BY guest; DROP ROLE guest");
    await client.end();
  });

  test("a database that is not there is said so, without its password", async () => {
    const error = await Store.open(`postgres://postgres:hidden@127.0.0.1:${cluster.port}/nowhere`).catch(String);
    expect(error).toMatch(/LEADS_URL in the environment[\s\S]*postgres:\/\/127.0.0.1:\d+\/nowhere: .*nowhere/);
    expect(error).not.toContain("hidden");
  });

  test("receivers count a sender's posts together", async () => {
    const url = await fresh();
    const receivers = await Promise.all([1, 2, 3, 4].map(() => start({ url, ratePerMinute: 10 })));
    const posts = Array.from(
      { length: 40 },
      async (_, index) => (await post(receivers[index % 4]?.port ?? 0, { ...message, subject: `${index}` })).status,
    );
    const statuses = await Promise.all(posts);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  test("where their clocks differ, nobody waits longer than a minute; the database sees no address", async () => {
    const { database } = await Store.open(await fresh());
    const wait = rateLimit(1, database);
    expect(await wait("192.0.2.1")).toBe(0);
    const hour = 60 * minute;
    const ahead = database.build.updateTable("posts").set((eb) => ({ points: 9, expire: eb("expire", "+", hour) }));
    await database.write([ahead.compile()]);
    // Another receiver, which has not counted by itself yet.
    const other = rateLimit(1, database);
    expect(await other("192.0.2.1")).toBe(0);
    expect(await rateLimit(1, database)("192.0.2.1")).toSatisfy((seconds: number) => seconds > 0 && seconds <= 60);
    const rows = await database.read(database.build.selectFrom("posts").selectAll().compile());
    expect(JSON.stringify(rows)).not.toContain("192.0.2");
    await database.close();
    expect(await rateLimit(1, database)("192.0.2.2")).toBe(0);
  });

  test("a function stores there, and counts its senders there", async () => {
    const env = { LEADS_URL: await fresh(), LEADS_RATE_PER_MINUTE: "2" };
    const instances = [await createFunction(env), await createFunction(env)];
    const statuses: number[] = [];
    for (let index = 0; index < 4; index++) {
      const body = JSON.stringify({ ...message, subject: `${index}` });
      const sent = new Request("https://leads.example/", { method: "POST", body });
      statuses.push((await instances[index % 2]?.(sent, { address: "192.0.2.7" }))?.status ?? 0);
    }
    expect(statuses).toEqual([201, 201, 429, 429]);
    expect(await Store.read(env.LEADS_URL)).toHaveLength(2);
  });

  test("a function stays awake until its leads are told", async () => {
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
    });
    const tasks: Promise<unknown>[] = [];
    const sent = new Request("https://leads.example/", { method: "POST", body: JSON.stringify(message) });
    expect((await answer(sent, { waitUntil: (task) => tasks.push(task) })).status).toBe(201);
    await Promise.all(tasks);
    expect([tasks.length, told.length]).toEqual([1, 1]);
  });

  test("each lead is told once, though four receivers empty the outbox", async () => {
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
    await vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(count), { timeout: 60_000 });
    expect([...told].sort()).toEqual([...ids].sort());
  });

  test("a day's suspects are told together, and one that is cleared by itself", async () => {
    const { port, calls } = await webhook((_call, response) => void response.end());
    const targets = targetsOf(`http://127.0.0.1:${port}/`);
    const names = targets.map(({ name }) => name);
    const store = await Store.open(await fresh(), names);
    const yesterday = Date.now() - 24 * 60 * minute;
    for (const subject of ["a", "b"]) await store.add("contact", { ...message, subject }, yesterday, "decoy");
    const id = await store.add("contact", { ...message, subject: "c" }, yesterday, "decoy");
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

  test("what waited for a target that is gone is handed over, what was refused for good is kept and told again", async () => {
    const url = await fresh();
    const before = await Store.open(url, ["mail gone.example 0123456789abcdef"]);
    await before.add("note", { text: "a" }, Date.now() - 60 * minute);
    await before.close();
    let isGone = true;
    const hook = await webhook((_call, response) => response.writeHead(isGone ? 410 : 204).end());
    const address = `http://127.0.0.1:${hook.port}/`;
    await start({ url, notify: targetsOf(address) });
    const env = { LEADS_URL: url, LEADS_NOTIFY: address, LEADS_NOTIFY_SECRET: secret };
    const untold = () => whole(report(["--untold"], env, formsOnDisk));
    await vi.waitFor(async () => expect(await untold()).toMatch(/HTTP 410, after 1 attempt\n1 given up/), eventually);
    isGone = false;
    expect(await whole(report(["--untold", "--retry"], env, formsOnDisk))).toBe("1 will be told again");
    await vi.waitFor(async () => expect(await untold()).toBe("0 given up"), eventually);
    await vi.waitFor(() => expect(hook.calls).toHaveLength(2), eventually);
  });

  test("four receivers behind one address, one killed every second: nothing lost, nothing twice", async () => {
    const url = await fresh();
    const members = await startSeveral(4, url);
    const { port, server } = await behindOneAddress(members);
    onTestFinished(() => void server.close());
    const end = performance.now() + size(1.5, 60) * 1000;
    const acknowledged: string[] = [];
    let isOver = false;
    const killing = (async () => {
      for (let turn = 0; !isOver; turn++) {
        await new Promise((resolve) => setTimeout(resolve, size(500, 1000)));
        const place = turn % members.length;
        members[place]?.child.kill("SIGKILL");
        members[place] = await startProcess(url);
      }
    })();
    await Promise.all(
      Array.from({ length: 20 }, async (_, sender) => {
        // On a busy machine it takes longer until there is enough to tell.
        for (let index = 0; performance.now() < end || acknowledged.length <= 100; index++) {
          const body = { formName: "note", text: `${sender} ${index}` };
          const id = await insist(port, body, performance.now() + 60_000);
          if (id) acknowledged.push(id);
        }
      }),
    );
    isOver = true;
    await killing;
    const rows = (await Store.read(url)) ?? [];
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(100);
    console.log(`${acknowledged.length} leads through four receivers, one killed every second: 0 lost, 0 twice`);
  });

  test("a server that is cut off and comes back: no false acknowledgement, and leads again at once", async () => {
    const url = await fresh();
    const { port } = await start({ url });
    const acknowledged: string[] = [];
    let isOver = false;
    const sending = Array.from({ length: 10 }, async (_, sender) => {
      for (let index = 0; !isOver; index++) {
        const answer = await post(port, { ...message, subject: `${sender} ${index}` }).catch(() => undefined);
        if (answer?.status === 201) acknowledged.push(String(answer.body.id));
      }
    });
    for (let cut = 0; cut < size(1, 5); cut++) {
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(50 * (cut + 1)), { timeout: 60_000 });
      await cluster.stop("SIGQUIT");
      const health = await fetch(`http://localhost:${port}/health`);
      expect([health.status, (await health.json()).ok]).toEqual([503, false]);
      await cluster.run();
    }
    const count = acknowledged.length;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(count), { timeout: 10_000 });
    isOver = true;
    await Promise.all(sending);
    const ids = ((await Store.read(url)) ?? []).map(({ id }) => id);
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
