/** How leads are deleted: who else writes meanwhile does not wait for what the deletion searches. */
import { expect, onTestFinished, test } from "vitest";
import { freshUrl, message, otherAt } from "../../../tests/receiver.ts";
import type { Database } from "./database.ts";
import { removeLeads } from "./removal.ts";
import { Store } from "./store.ts";

test("bodies are searched for an address once, and before others have to wait", async () => {
  const url = freshUrl();
  const store = await Store.open(url);
  const other = otherAt(url);
  onTestFinished(() => {
    other.close();
    return store.close();
  });
  const { database } = store;
  await store.add("contact", message);
  const plans: unknown[] = [];
  const observed: Database = {
    build: database.build,
    read: (statement) => database.read(statement),
    write: async (statements) => {
      for (const { sql, parameters } of statements)
        plans.push(...(await (await other.prepare(`EXPLAIN QUERY PLAN ${sql}`)).all(parameters)));
      return database.write(statements);
    },
    rest: () => database.rest(),
    close: () => database.close(),
  };
  await removeLeads(observed, { email: message.email });
  expect(await store.list()).toEqual([]);
  const said = JSON.stringify(plans);
  expect(said).toContain("SEARCH leads");
  expect(said).not.toContain("SCAN leads");
});
