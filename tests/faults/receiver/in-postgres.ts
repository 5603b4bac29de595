/** Tests that have a PostgreSQL for themselves; without one they are skipped, with the reason as their name. */
import { afterAll, beforeAll, describe, onTestFinished } from "vitest";
import { Store } from "../../../src/receiver/store.ts";
import { Postgres, program } from "./postgres.ts";

/** What such tests are given. */
interface Given {
  /** The server, once it runs. */
  cluster: () => Postgres;
  /** Makes a database of its own; gives its address. */
  fresh: () => Promise<string>;
}

/** Declares tests that need PostgreSQL, which starts before the first and is removed after the last. */
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
export async function open(url: string): Promise<Store> {
  const store = await Store.open(url, ["somebody"]);
  onTestFinished(() => store.close());
  return store;
}
