/** Tests with a PostgreSQL of their own; without one they are skipped, with the reason as their name. */
import pg from "pg";
import { afterAll, beforeAll, describe, onTestFinished } from "vitest";
import { Store } from "../../../src/receiver/store/store.ts";
import { Postgres, program } from "./postgres.ts";

/** The context of such tests. */
interface Given {
  /** The server, once it is running. */
  cluster: () => Postgres;
  /** Creates a new database; returns its URL. */
  fresh: () => Promise<string>;
}

/** Declares tests that need PostgreSQL, which is started before the first and removed after the last. */
export function inPostgres(declare: (given: Given) => void): void {
  describe.skipIf(program.reason)(program.reason ?? "in PostgreSQL", () => {
    let cluster: Postgres;
    let databases = 0;
    beforeAll(async () => {
      cluster = await Postgres.start();
    }, 120_000);
    afterAll(() => cluster?.remove());
    declare({ cluster: () => cluster, fresh: () => cluster.database(`leads_${databases++}`) });
  });
}

/** Opens a store for one test. */
export async function open(url: string, names = ["somebody"]): Promise<Store> {
  const store = await Store.open(url, names);
  onTestFinished(() => store.close());
  return store;
}

/** Connects to a database for one test. */
export async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/**
 * Makes a database read-only, as during a failover, and ends the sessions that could still write.
 * @returns the function that makes it writable again
 */
export async function withoutWrites(url: string): Promise<() => Promise<void>> {
  const client = await connected(url);
  const name = new URL(url).pathname.slice(1);
  await client.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()",
    [name],
  );
  return async () => {
    for (const text of ["BEGIN READ WRITE", `ALTER DATABASE ${name} RESET default_transaction_read_only`, "COMMIT"])
      await client.query(text);
  };
}
