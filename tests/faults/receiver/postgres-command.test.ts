/** Leads in PostgreSQL: the command that reads, copies and deletes them, and PostgreSQL's own tools. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { copyRows } from "../../../src/receiver/leads/copy-rows.ts";
import { formsOnDisk } from "../../../src/receiver/leads/on-disk.ts";
import { report } from "../../../src/receiver/leads/report.ts";
import { notifierOf } from "../../../src/receiver/notify/notify.ts";
import type { Target } from "../../../src/receiver/notify/targets.ts";
import { Drafts } from "../../../src/receiver/store/drafts.ts";
import type { Lead } from "../../../src/receiver/store/lead.ts";
import { Store } from "../../../src/receiver/store/store.ts";
import { attachment, folder, freshUrl, message, run, whole } from "../../receiver.ts";
import { eventually, notify as targetsOf, webhook } from "../../targets.ts";
import { isFull } from "../size.ts";
import { connected, inPostgres, open } from "./in-postgres.ts";

inPostgres(({ fresh }) => {
  test("the command reads, copies to a file and deletes", async () => {
    const url = await fresh();
    const store = await open(url);
    const id = await store.add("contact", message);
    const env = { LEADS_URL: url };
    expect(await whole(report([], env, formsOnDisk))).toMatch(
      /Ines Haddad[\s\S]*1 lead in postgres:\/\/127[\s\S]*Notices still to be sent: 1/,
    );
    const file = join(folder(), "copy.db");
    await whole(report(["--backup", file], env, formsOnDisk));
    expect(await whole(report(["--json"], { LEADS_URL: `file:${file}` }, formsOnDisk))).toBe(
      await whole(report(["--json"], env, formsOnDisk)),
    );
    expect(await whole(report(["--delete", id, "--yes"], env, formsOnDisk))).toMatch(/^1 lead deleted/);
    expect(await store.backlog()).toEqual({ waiting: 0 });
  });

  test.skipIf(!isFull)("an interrupted backup leaves no copy of the leads behind", async () => {
    const url = await fresh();
    await open(url);
    const other = await connected(url);
    await other.query("BEGIN; LOCK TABLE leads IN ACCESS EXCLUSIVE MODE");
    const place = folder();
    const child = run("src/receiver/leads/list.ts", ["--backup", join(place, "copy.db")], { LEADS_URL: url });
    const ended = once(child, "exit");
    await vi.waitFor(() => expect(readdirSync(place).join()).toMatch(/^copy\.db\.part/), eventually);
    child.kill("SIGINT");
    expect([await ended, readdirSync(place)]).toEqual([[130, null], []]);
  });

  test("a slow reader gets all leads, though the server limits the time of statements and idle transactions", async () => {
    const url = await fresh();
    const store = await open(url);
    await store.add("contact", message);
    const { build } = store.database;
    const name = sql.id(new URL(url).pathname.slice(1));
    for (const limit of [sql`idle_in_transaction_session_timeout = 50`, sql`statement_timeout = 900`])
      await store.database.write([sql`ALTER DATABASE ${name} SET ${limit}`.compile(build)]);
    const slow = sql`SELECT pg_sleep(1)`.compile(build);
    const read = Store.reading(url, async (leads) => {
      await leads.database.read(slow);
      await pause(500);
      return leads.count({});
    });
    expect(await read).toBe(1);
  });

  test("reading or copying while the server stops is reported as that, without blaming the folder", async () => {
    const url = await fresh();
    await open(url);
    const other = await connected(url);
    const end = (which: string) => other.query(`SELECT pg_terminate_backend(pid) FROM ${which}`);
    const read = Store.reading(url, async (leads) => {
      await leads.count({});
      await end("pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()");
      await pause(200);
      return leads.count({});
    });
    await expect(read).rejects.toThrow("terminating connection due to administrator command");
    await other.query("BEGIN; LOCK TABLE dead_letters");
    for (const args of [[], ["--untold"], ["--backup", join(folder(), "copy.db")]]) {
      const said = whole(report(args, { LEADS_URL: url }, formsOnDisk)).catch(String);
      await vi.waitFor(async () => expect((await end("pg_locks WHERE NOT granted")).rows).toHaveLength(1), eventually);
      expect(await said).toMatch(/LEADS_URL[\s\S]*: terminating connection[\s\S]*fix: +start that server/);
    }
  });

  test.skipIf(!isFull)("reading leads may take longer than the timeout for storing one", async () => {
    const url = await fresh();
    await open(url);
    const slow = sql<{ slept: string }>`SELECT pg_sleep(9)::text AS slept`;
    const read = Store.reading(url, ({ database }) => database.read(slow.compile(database.build)));
    expect(await read).toEqual([{ slept: "" }]);
  });

  test("leads are deleted in smaller batches if the server's statement timeout requires it", async () => {
    const url = await fresh();
    const store = await open(url);
    const rows = Array.from({ length: 100 }, (_, at) => store.add("note", { text: `${at}` }, { at }));
    await Promise.all(rows);
    const client = await connected(url);
    await client.query(`CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_sleep(0.01); RETURN OLD; END $$`);
    await client.query("CREATE TRIGGER slow BEFORE DELETE ON leads FOR EACH ROW EXECUTE FUNCTION slow()");
    await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET statement_timeout = 900`);
    const deleted = report(["--delete", "--older-than", "24mo", "--yes"], { LEADS_URL: url }, formsOnDisk);
    expect(await whole(deleted)).toMatch(/^100 leads deleted/);
  });

  test("files are stored beside their lead, written out, backed up, restored on another server and deleted with it", async () => {
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
    // A store in a file moves to a server the same way. What is there stays, and nothing is duplicated.
    const elsewhere = await fresh();
    await (await open(elsewhere)).add("contact", message, { at: 1 });
    for (let times = 0; times < 2; times++)
      expect(await said(["--restore", copy, "--yes"], elsewhere)).toContain("1 lead restored");
    const moved = JSON.parse(await said(["--json"], elsewhere));
    expect(moved).toMatchObject([...JSON.parse(await said(["--json"])), { body: message }]);
    expect(await Store.reading(elsewhere, (there) => there.backlog())).toMatchObject({ waiting: 2 });
    const calls = await webhook((_call, response) => response.writeHead(200).end());
    const targets = targetsOf(`http://127.0.0.1:${calls.port}/`);
    const told = await store.list();
    await notifierOf(targets[0] as Target, store.database)({ lead: told[0] as Lead });
    expect(JSON.parse(calls.calls[0]?.body ?? "").body).toEqual(body);
  });

  test("a file in which an earlier version stored fractions of milliseconds for notices can be moved to a server", async () => {
    const old = await Store.open(freshUrl(), ["somebody"]);
    await old.add("contact", message);
    await old.database.write([sql`UPDATE outbox SET due_at = due_at + 0.25`.compile(old.database.build)]);
    const there = await open(await fresh());
    await copyRows(old, there.database);
    await old.close();
    expect(await there.backlog()).toMatchObject({ waiting: 1 });
  });

  test("pg_dump and pg_restore work as the manual says; they leave out drafts to be continued elsewhere", async () => {
    const url = await fresh();
    const store = await Store.open(url, ["somebody"]);
    await store.add("contact", message);
    await new Drafts(store.database, 7).keep("one", Buffer.from("sealed"));
    const dump = join(folder(), "leads.dump");
    execFileSync("pg_dump", ["--format=custom", "--exclude-table-data=drafts", `--file=${dump}`, url]);
    const before = await store.list();
    await store.add("contact", { ...message, subject: "After it" });
    await store.remove({ id: before[0]?.id });
    await store.close();
    for (const target of [url, await fresh()]) {
      execFileSync("pg_restore", ["--clean", "--if-exists", "--no-owner", `--dbname=${target}`, dump]);
      const restored = await open(target);
      expect(await restored.list()).toEqual(before);
      expect(await restored.backlog()).toMatchObject({ waiting: 1 });
      expect(await new Drafts(restored.database, 7).open("one")).toBeUndefined();
      await restored.add("contact", { ...message, subject: "Next" });
    }
  });
});
