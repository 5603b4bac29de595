/** The tables of a store, created if missing: a store from before there were migrations has some or all of them. */
import { type Migration, sql } from "kysely";

/** Leads; for each id the row that counts repetitions; the outbox; the write probe. */
export const tables: Migration = {
  async up(db) {
    const statements = [
      sql`CREATE TABLE IF NOT EXISTS leads (
        id TEXT NOT NULL, form TEXT NOT NULL, body TEXT NOT NULL,
        received_at BIGINT NOT NULL, last_seen_at BIGINT NOT NULL, count BIGINT NOT NULL DEFAULT 1)`,
      sql`CREATE UNIQUE INDEX IF NOT EXISTS leads_once ON leads (id, received_at)`,
      sql`CREATE INDEX IF NOT EXISTS leads_by_time ON leads (received_at)`,
      sql`CREATE TABLE IF NOT EXISTS latest (
        id TEXT PRIMARY KEY, received_at BIGINT NOT NULL, last_seen_at BIGINT NOT NULL)`,
      sql`CREATE TABLE IF NOT EXISTS outbox (
        id TEXT NOT NULL, received_at BIGINT NOT NULL, target TEXT NOT NULL,
        due_at BIGINT NOT NULL, attempts BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (id, received_at, target))`,
      sql`CREATE TABLE IF NOT EXISTS pulse (name TEXT PRIMARY KEY, at BIGINT NOT NULL, filler TEXT NOT NULL)`,
      // For a file from before there was `latest`; older rows are irrelevant.
      sql`INSERT INTO latest (id, received_at, last_seen_at) SELECT id, MAX(received_at), MAX(last_seen_at) FROM leads
        WHERE received_at >= ${Date.now() - 24 * 60 * 60_000} GROUP BY id ON CONFLICT (id) DO NOTHING`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
