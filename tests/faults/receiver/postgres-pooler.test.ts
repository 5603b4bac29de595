/** Receivers behind a pooler, which gives each transaction any session of the server. */
import pg from "pg";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { Store } from "../../../src/receiver/store/store.ts";
import { eventually } from "../../targets.ts";
import { inPostgres, open, withoutWrites } from "./in-postgres.ts";
import { Pooler, program } from "./pooler.ts";
import { answersOfTwo } from "./several.ts";

inPostgres(({ fresh, cluster }) => {
  describe.skipIf(program.reason)(program.reason ?? "behind PgBouncer", () => {
    let pooler: Pooler;
    beforeAll(async () => {
      pooler = await Pooler.start(cluster().port);
      return () => pooler.stop();
    });

    test("several receivers can start at once on a new database, and each stores leads", async () => {
      const url = pooler.before(await fresh());
      const stores = await Promise.all([1, 2, 3, 4].map(() => open(url)));
      await Promise.all(stores.map((store, index) => store.add("note", { text: `${index}` })));
      expect(await Store.read(url)).toHaveLength(4);
    });

    test("leads are stored even in a session whose search path another client, such as pg_dump, has cleared", async () => {
      const narrow = await Pooler.start(cluster().port, "default_pool_size = 1");
      onTestFinished(() => narrow.stop());
      const url = narrow.before(await fresh());
      const store = await open(url);
      const rid = async () => {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        await client.query("SELECT set_config('search_path', '', false)");
        await client.end();
      };
      await rid();
      await store.add("note", { text: "a" });
      await rid();
      expect(await store.count({})).toBe(1);
      await rid();
      expect(await Store.read(url)).toHaveLength(1);
      await rid();
      await open(url);
      await store.probe();
    });

    test("read-only sessions, which a pooler may keep from before a failover, are closed", async () => {
      const url = await fresh();
      const store = await open(pooler.before(url));
      const letWrite = await withoutWrites(url);
      const probes = () => Promise.allSettled(Array.from({ length: 10 }, () => store.probe()));
      await vi.waitFor(async () => expect(JSON.stringify(await probes())).not.toContain("fulfilled"), eventually);
      await letWrite();
      await store.add("note", { text: "a" });
    });

    test("functions share their rate limits", async () => {
      expect(await answersOfTwo(pooler.before(await fresh()))).toEqual([201, 201, 429, 429]);
    });
  });
});
