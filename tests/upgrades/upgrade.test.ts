/**
 * Stores of earlier versions, written by their own code (`0000` is from before there were migrations): all leads are
 * preserved, and so are pending notices.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { toFiles } from "../../src/receiver/leads/files.ts";
import { connect } from "../../src/receiver/store/connection.ts";
import { databasePath } from "../../src/receiver/store/database.ts";
import { migrations } from "../../src/receiver/store/migrations/index.ts";
import { Store } from "../../src/receiver/store/store.ts";
import { filesOf } from "../../src/receiver/store/stored-files.ts";
import { Postgres, program } from "../faults/receiver/postgres.ts";
import { attachment, folder, freshUrl, whole } from "../receiver.ts";

let cluster: Postgres | undefined;
let databases = 0;

/** Each kind of database: why it cannot be tested, if so, how to create one, and how to run statements. */
const kinds = {
  sqlite: {
    reason: undefined,
    fresh: async () => freshUrl(),
    async run(url: string, statements: string) {
      const connection = connect(databasePath(url));
      await connection.exec(statements);
      connection.close();
    },
  },
  postgres: {
    reason: program.reason,
    fresh: async () => (await cluster?.database(`upgraded_${databases++}`)) ?? "",
    async run(url: string, statements: string) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(statements);
      await client.end();
    },
  },
};

beforeAll(async () => {
  if (!program.reason) cluster = await Postgres.start();
});
afterAll(() => cluster?.remove());

/** The expected files of a store's leads, by name. */
const kept: { [dump: string]: { [name: string]: string } } = Object.fromEntries(
  Object.keys(kinds).map((kind) => [`0005.${kind}.sql`, { "plan.txt": "A plan", "b.txt": "B" }]),
);

/** The files in a store, by name. */
async function attachedTo(store: Store): Promise<{ [name: string]: string }> {
  const directory = folder();
  const leads = await store.list();
  await whole(
    toFiles(
      () => [leads],
      directory,
      (lead) => filesOf(store.database, lead),
    ),
  );
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(paths.map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), "utf8")]));
}

/** A time before any lead in the stores. */
const noon = Date.parse("2026-11-01T12:00:00Z");

/** The result of pg_restore --clean: tables in the dump are restored, and others, of a newer version, stay. */
const overNewer = "a receiver, when it was restored over a newer store";

const dumps = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".sql"));

describe.each(Object.entries(kinds))("%s", (kind, { reason, fresh, run }) => {
  for (const dump of dumps.filter((file) => file.endsWith(`.${kind}.sql`)))
    for (const how of ["a receiver", "the command", ...(dump.startsWith("0000") ? [] : [overNewer])])
      test.skipIf(reason)(`${dump} is upgraded by ${how}`, async () => {
        const url = await fresh();
        const old = readFileSync(join(import.meta.dirname, dump), "utf8");
        if (how === overNewer) {
          await (await Store.open(url)).close();
          for (const [, table] of old.matchAll(/^CREATE TABLE (?:IF NOT EXISTS )?"?([\w.]+)/gm))
            await run(url, `DROP TABLE IF EXISTS ${table}`);
        }
        await run(url, old);
        if (how === "the command") expect(await Store.read(url)).toHaveLength(3);
        const store = await Store.open(url, ["mail"]);
        onTestFinished(() => store.close());
        const leads = await store.list();
        expect(leads.map(({ body, count }) => [body.subject, count])).toEqual([
          ["Forty clusters", 1],
          ["Another 🚢", 1],
          ["Forty clusters", 2],
        ]);
        const [newest] = leads;
        if (!newest) throw new Error("There is no lead");
        expect(await store.backlog()).toEqual({ waiting: 3, since: Date.parse("2026-11-21T12:00:00Z") });
        // Files that an earlier version kept in the row are read from there, like those beside it.
        const files = kept[dump] ?? {};
        expect(await attachedTo(store)).toEqual(files);
        await store.add("contact", { subject: "With a file", plan: attachment("new.txt", "New") }, { at: noon });
        expect(await attachedTo(store)).toEqual({ ...files, "new.txt": "New" });
        await store.remove({ since: noon, before: noon + 1 });
        // It continues where the earlier version stopped, and a new lead gets a notice.
        expect(await store.add(newest.form, newest.body, { at: newest.lastSeenAt + 1 })).toBe(newest.id);
        await store.add("contact", { subject: "New" }, { at: newest.lastSeenAt + 1, suspect: "a decoy was filled in" });
        await store.add("contact", { subject: "Newer" }, { at: newest.lastSeenAt + 2 });
        expect((await store.list()).map(({ count }) => count)).toEqual([1, 1, 2, 1, 2]);
        expect(await store.list({ suspect: true })).toMatchObject([{ suspect: "a decoy was filled in" }]);
        expect(await store.list({ suspect: false })).toHaveLength(4);
        // A suspect gets a digest.
        expect((await store.backlog()).waiting).toBe(4);
      });

  test.skipIf(reason)("a store of a newer version is refused, whoever opens it, and left as it is", async () => {
    const url = await fresh();
    await (await Store.open(url)).close();
    await run(url, "INSERT INTO migrations (name, timestamp) VALUES ('9999-later', '2030-01-01T00:00:00.000Z')");
    const refused = /9999-later[\s\S]*fix: +run the newer version again/;
    await expect(Store.open(url)).rejects.toThrow(refused);
    await expect(Store.read(url)).rejects.toThrow(refused);
  });

  test.skipIf(reason)("reading a database that is no store of leads does not turn it into one", async () => {
    const url = await fresh();
    await run(url, "CREATE TABLE notes (id TEXT)");
    await expect(Store.read(url)).rejects.toThrow("a database without leads");
  });

  test.skipIf(reason)("several receivers may upgrade it at once", async () => {
    const url = await fresh();
    await run(url, readFileSync(join(import.meta.dirname, `0000.${kind}.sql`), "utf8"));
    const stores = await Promise.all([1, 2, 3, 4].map(() => Store.open(url)));
    await Promise.all(stores.map((store, index) => store.add("note", { index })));
    expect(await stores[0]?.list()).toHaveLength(7);
    await Promise.all(stores.map((store) => store.close()));
  });
});

test.skipIf(program.reason)(
  "upgrading very many leads may take longer than the server's statement timeout",
  async () => {
    const url = await kinds.postgres.fresh();
    await kinds.postgres.run(url, readFileSync(join(import.meta.dirname, "0000.postgres.sql"), "utf8"));
    await kinds.postgres.run(
      url,
      `CREATE FUNCTION public.slow() RETURNS event_trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(1); END';
     CREATE EVENT TRIGGER slow ON ddl_command_start WHEN TAG IN ('DROP INDEX') EXECUTE FUNCTION public.slow();
     ALTER DATABASE ${new URL(url).pathname.slice(1)} SET statement_timeout = '500ms'`,
    );
    const store = await Store.open(url);
    onTestFinished(() => store.close());
    expect(await store.list()).toHaveLength(3);
  },
);

test("every migration in the folder is applied, in the order of their names", () => {
  const folder = join(import.meta.dirname, "../../src/receiver/store/migrations");
  const files = readdirSync(folder).filter((file) => /^\d{4}-.+\.ts$/.test(file));
  expect(Object.keys(migrations)).toEqual(files.sort().map((file) => file.slice(0, -".ts".length)));
});
