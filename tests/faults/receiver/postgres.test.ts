/** Leads in PostgreSQL: the guarantees of the store, and its error messages. */
import { sql } from "kysely";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { healthOf } from "../../../src/receiver/health.ts";
import { copyRows } from "../../../src/receiver/leads/copy-rows.ts";
import { Unavailable } from "../../../src/receiver/store/database.ts";
import { Store } from "../../../src/receiver/store/store.ts";
import { promised } from "../../left.ts";
import { freshUrl } from "../../receiver.ts";
import { eventually } from "../../targets.ts";
import { connected, inPostgres, open, withoutWrites } from "./in-postgres.ts";
import { Line } from "./line.ts";

const minute = 60_000;

inPostgres(({ fresh, cluster }) => {
  test("the ten-minute rule, newest first", async () => {
    const store = await open(await fresh());
    const times = [0, 10 * minute, 20 * minute + 1, 20 * minute + 2];
    const ids = new Set<string>();
    for (const at of times) ids.add(await store.add("note", { text: "a" }, { at }));
    expect(ids.size).toBe(1);
    expect(await store.list()).toMatchObject([
      { receivedAt: 20 * minute + 1, lastSeenAt: 20 * minute + 2, count: 2 },
      { receivedAt: 0, lastSeenAt: 10 * minute, count: 2 },
    ]);
    expect(await store.backlog()).toEqual({ waiting: 2, since: 0 });
  });

  test("a lead is stored unchanged, whatever its characters", async () => {
    const store = await open(await fresh());
    const body = { text: "ünïcode 👩‍🚀 \u0000 ' \" \\ \n? $1", list: ["a", { b: [1.5, true, null] }], __proto__x: "x" };
    await store.add("note", body);
    expect((await store.list())[0]?.body).toStrictEqual(body);
    expect(await store.list({ form: "' OR 1=1 --" })).toEqual([]);
    expect(await store.list({ form: "note", since: Date.now() - minute })).toHaveLength(1);
  });

  test.each(promised)("%s", async (_name, keeps) => keeps(await open(await fresh())));

  test("the same lead a thousand times at once, through several receivers, is one row", async () => {
    const url = await fresh();
    const stores = await Promise.all([1, 2, 3, 4].map(() => open(url)));
    await Promise.all(Array.from({ length: 1000 }, (_, index) => stores[index % 4]?.add("note", { text: "a" })));
    expect(await stores[0]?.list()).toMatchObject([{ count: 1000 }]);
    expect(await stores[0]?.backlog()).toMatchObject({ waiting: 1 });
  });

  test("statements are executed all or none, and later ones are not affected", async () => {
    const { database } = await open(await fresh());
    const forget = database.build.deleteFrom("pulse").compile();
    const pulses = async () => (await database.read(database.build.selectFrom("pulse").selectAll().compile())).length;
    const nowhere = sql`SELECT 1 FROM nowhere`.compile(database.build);
    await expect(database.write([forget, nowhere, forget])).rejects.toThrow("nowhere");
    expect(await pulses()).toBe(1);
    await database.write([forget, forget]);
    expect(await pulses()).toBe(0);
  });

  test("while a server is read-only, as during a failover, it counts as unavailable, and then works again", async () => {
    const url = await fresh();
    const { database } = await open(url);
    const forget = database.build.deleteFrom("pulse").compile();
    const letWrite = await withoutWrites(url);
    const refused = () =>
      database.write([forget, forget]).then(
        () => "written",
        (error: unknown) => error,
      );
    await vi.waitFor(async () => expect(String(await refused())).toContain("read-only transaction"), eventually);
    expect(await refused()).toBeInstanceOf(Unavailable);
    await letWrite();
    await vi.waitFor(async () => expect(await refused()).toBe("written"), eventually);
  });

  test("connecting waits for a server that is slow to accept, as when it wakes up", async () => {
    const [url, line] = [await fresh(), await Line.to(cluster().port)];
    onTestFinished(() => line.close());
    await open(url);
    line.delay(6_000);
    const slow = url.replace(`:${cluster().port}/`, `:${line.port}/`);
    const [, store] = await Promise.all([Store.read(slow), open(slow)]);
    await store.add("note", { text: "a" });
  });

  test.each(["lock_timeout", "statement_timeout"])(
    "opening waits for another receiver's migration, and for a locked table, beyond %s",
    async (limit) => {
      const url = await fresh();
      const client = await connected(url);
      await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET ${limit} = '250ms'`);
      await client.query("BEGIN; SELECT pg_advisory_xact_lock(3853314791062309107)");
      const opened = open(url);
      await new Promise((resolve) => setTimeout(resolve, 800));
      await client.query("COMMIT");
      const store = await opened;
      await client.query("BEGIN");
      await client.query("LOCK TABLE leads");
      const stored = store.add("note", { text: "a" });
      await new Promise((resolve) => setTimeout(resolve, 800));
      await client.query("COMMIT");
      await stored;
      expect(await store.list()).toHaveLength(1);
    },
  );

  test("reading a table that is locked for too long is an error that says so", async () => {
    const url = await fresh();
    await open(url);
    const client = await connected(url);
    await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET lock_timeout = '250ms'`);
    await client.query("BEGIN");
    await client.query("LOCK TABLE leads");
    await expect(Store.read(url)).rejects.toThrow("lock timeout");
  });

  test("after a lead did not fit on the disk, the probe fails until there is room", async () => {
    const url = await fresh();
    const store = await open(url);
    const client = await connected(url);
    await client.query(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$`);
    await client.query("CREATE TRIGGER no_room BEFORE INSERT ON leads FOR EACH STATEMENT EXECUTE FUNCTION no_room()");
    await store.probe();
    await expect(store.add("note", { text: "a" })).rejects.toThrow("No space left");
    await expect(store.probe()).rejects.toThrow("No space left");
    await client.query("DROP TRIGGER no_room ON leads");
    await store.add("note", { text: "b" });
    await store.probe();
  });

  test("a large lead that does not fit on a full disk does not fail smaller ones of the same commit", async () => {
    const url = await fresh();
    const store = await open(url);
    const client = await connected(url);
    await client.query(`CREATE FUNCTION little_room() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF length(NEW.body) > 99 THEN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END IF;
      RETURN NEW; END $$`);
    await client.query("CREATE TRIGGER little_room BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION little_room()");
    const texts = ["first", "x".repeat(200), "second", "second", "x".repeat(300), "third"];
    const sent = await Promise.allSettled([
      store.add("note", { text: "" }),
      ...texts.map((text) => store.add("note", { text })),
    ]);
    expect(sent.map(({ status }) => status === "fulfilled")).toEqual([true, true, false, true, true, false, true]);
    const counts = (await store.list()).map(({ body, count }) => [body.text, count]);
    expect(Object.fromEntries(counts)).toEqual({ "": 1, first: 1, second: 2, third: 1 });
    await expect(store.probe()).rejects.toThrow("No space left");
    expect(await store.backlog()).toMatchObject({ waiting: 4 });
  });

  test("a database in an older encoding keeps every character, and unsupported ones delay no other lead", async () => {
    const url = (await fresh()).replace(/\/\w+$/, "/latin");
    const client = new pg.Client({ connectionString: cluster().url });
    await client.connect();
    await client.query("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0");
    await client.end();
    const store = await open(url);
    const texts = ["zoë@example.com", '5 € \\ "ż" 👩‍🚀 \ud800', "plain"];
    await Promise.all(texts.map((text) => store.add("note", { text })));
    expect((await store.list()).map(({ body }) => body.text).sort()).toEqual(texts.toSorted());
    expect(await store.count({ email: "Zoë@example.com" })).toBe(1);
    // A file name in a scanner's verdict.
    const details = { suspect: "clamdscan objects to plan-ż.pdf" };
    await Promise.all([store.add("note", { text: "suspect" }, details), store.add("note", { text: "beside" })]);
    const kept = { suspect: "clamdscan objects to plan-\\u017c.pdf" };
    expect(await store.list({ suspect: true })).toMatchObject([kept]);
    const file = await open(freshUrl());
    await file.add("note", { text: "ż" }, details);
    await copyRows(file, store.database);
    expect(await store.list({ suspect: true })).toMatchObject([{ ...kept, body: { text: "ż" } }, kept]);
  });

  test("a role that may not create tables gets an error that says what to grant", async () => {
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

  test("other schemas may have tables of the same names", async () => {
    const url = await fresh();
    const client = await connected(url);
    await client.query("CREATE SCHEMA storage; CREATE TABLE storage.migrations (id integer, name text)");
    await client.query("INSERT INTO storage.migrations VALUES (0, 'create-migrations-table')");
    await client.query("CREATE TABLE storage.leads (name text)");
    await expect(Store.read(url)).rejects.toThrow("it is a database without leads");
    const store = await open(url);
    await store.add("note", { text: "a" });
    expect(await Store.read(url)).toHaveLength(1);
  });

  test("with a single database connection, leads are stored, and health is ok", async () => {
    const url = await fresh();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("CREATE ROLE few LOGIN CONNECTION LIMIT 1; GRANT USAGE, CREATE ON SCHEMA public TO few");
    const store = await Store.open(url.replace("postgres@", "few@"), ["somebody"]);
    await store.add("note", { text: "a" });
    const health = healthOf(store, () => undefined);
    await vi.waitFor(
      async () => expect(await health()).toMatchObject({ ok: true, outbox: { waiting: 1 } }),
      eventually,
    );
    await store.close();
    await client.query("DROP OWNED BY few; DROP ROLE few");
    await client.end();
  });

  test("a missing database is reported, without its password", async () => {
    const error = await Store.open(`postgres://postgres:hidden@127.0.0.1:${cluster().port}/nowhere`).catch(String);
    expect(error).toMatch(/LEADS_URL in the environment[\s\S]*postgres:\/\/127.0.0.1:\d+\/nowhere: .*nowhere/);
    expect(error).not.toContain("hidden");
  });
});
