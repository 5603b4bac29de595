/** Tests with a PostgreSQL of their own; without one they are skipped, with the reason as their name. */
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
