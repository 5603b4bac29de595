/** The tables, and the statements that write them, in the SQL that SQLite and PostgreSQL share. */
import { createHash } from "node:crypto";
import type { Statement, Value } from "./database.ts";

/** The same lead arriving again within this time is the same row, in milliseconds. */
export const sameLeadWithin = 10 * 60_000;

/** A statement and its values. */
export const sql = (text: string, ...args: Value[]): Statement => ({ sql: text, args });

/**
 * As much as a lead and what comes with it: a disk may have room for a number and not for a request. Never the same
 * twice, since what is the same is not written.
 */
const filler = (at: number) => String(at).padStart(16).repeat(2048);

/** Shows that something can be written: whatever keeps a lead out keeps this out too. */
export const pulse = (at: number): Statement =>
  sql(
    `INSERT INTO pulse (name, at, filler) VALUES ('write', ?, ?)
      ON CONFLICT (name) DO UPDATE SET at = excluded.at, filler = excluded.filler`,
    ...[at, filler(at)],
  );

/**
 * Leads; of each id the row that it counts on; what is still to be told, and to whom; who posted how often lately.
 * A row of `leads` is known by its id and the time it came.
 */
export const tables = (): Statement[] => [
  sql(`CREATE TABLE IF NOT EXISTS leads (
    id TEXT NOT NULL, form TEXT NOT NULL, body TEXT NOT NULL,
    received_at BIGINT NOT NULL, last_seen_at BIGINT NOT NULL, count BIGINT NOT NULL DEFAULT 1)`),
  sql("CREATE UNIQUE INDEX IF NOT EXISTS leads_once ON leads (id, received_at)"),
  sql("CREATE INDEX IF NOT EXISTS leads_by_time ON leads (received_at)"),
  sql(`CREATE TABLE IF NOT EXISTS latest (
    id TEXT PRIMARY KEY, received_at BIGINT NOT NULL, last_seen_at BIGINT NOT NULL)`),
  sql(`CREATE TABLE IF NOT EXISTS outbox (
    id TEXT NOT NULL, received_at BIGINT NOT NULL, target TEXT NOT NULL,
    due_at BIGINT NOT NULL, attempts BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (id, received_at, target))`),
  sql("CREATE TABLE IF NOT EXISTS senders (sender TEXT PRIMARY KEY, posts BIGINT NOT NULL, until BIGINT NOT NULL)"),
  sql("CREATE TABLE IF NOT EXISTS pulse (name TEXT PRIMARY KEY, at BIGINT NOT NULL, filler TEXT NOT NULL)"),
  // A file from before there was `latest`.
  sql(
    `INSERT INTO latest (id, received_at, last_seen_at) SELECT id, MAX(received_at), MAX(last_seen_at) FROM leads
      WHERE received_at >= ? GROUP BY id ON CONFLICT (id) DO NOTHING`,
    Date.now() - 24 * 60 * 60_000,
  ),
  pulse(Date.now()),
];

/** A lead that is to be written; the same lead several times at once is one with a count. */
export interface Arrival {
  id: string;
  form: string;
  body: string;
  at: number;
  count: number;
}

const marks = (rows: Value[][]): string => rows.map((row) => `(${row.map(() => "?").join(", ")})`).join(", ");

/**
 * Statements that write leads, each id once and in order, so that receivers do not wait for each other in a circle. A
 * lead's recent row counts on, else it has a new row; a new row is told to each target.
 */
export function arrivalStatements(arrivals: Arrival[], targets: string[]): Statement[] {
  const latest = arrivals.map(({ id, at }): Value[] => [id, at, at]);
  const rows = arrivals.map(({ id, form, body, at, count }): Value[] => [id, form, body, at, count]);
  return [
    sql(
      `INSERT INTO latest (id, received_at, last_seen_at) VALUES ${marks(latest)} ON CONFLICT (id) DO UPDATE SET
        received_at = CASE WHEN latest.last_seen_at >= excluded.last_seen_at - ${sameLeadWithin}
          THEN latest.received_at ELSE excluded.received_at END,
        last_seen_at = CASE WHEN latest.last_seen_at > excluded.last_seen_at
          THEN latest.last_seen_at ELSE excluded.last_seen_at END`,
      ...latest.flat(),
    ),
    sql(
      `INSERT INTO leads (id, form, body, received_at, last_seen_at, count)
        SELECT new.column1, new.column2, new.column3, latest.received_at, latest.last_seen_at,
          CAST(new.column5 AS BIGINT)
        FROM (VALUES ${marks(rows)}) AS new JOIN latest ON latest.id = new.column1 WHERE 1 = 1
        ON CONFLICT (id, received_at) DO UPDATE SET
          count = leads.count + excluded.count, last_seen_at = excluded.last_seen_at`,
      ...rows.flat(),
    ),
    ...targets.map((target) =>
      sql(
        `INSERT INTO outbox (id, received_at, target, due_at)
          SELECT new.column1, latest.received_at, new.column3, latest.received_at
          FROM (VALUES ${marks(latest)}) AS new JOIN latest ON latest.id = new.column1
          WHERE latest.received_at = CAST(new.column2 AS BIGINT) ON CONFLICT (id, received_at, target) DO NOTHING`,
        ...latest.flatMap(([id = "", at = 0]) => [id, at, target]),
      ),
    ),
  ];
}

/** Addresses are not kept: what counts is whether two are the same. */
const hidden = (sender: string) => createHash("sha256").update(sender).digest("hex").slice(0, 32);

/** Counts a post of a sender until a moment, when counting begins again; gives `posts` and `until`. */
export const countPost = (sender: string, now: number, until: number): Statement =>
  sql(
    `INSERT INTO senders (sender, posts, until) VALUES (?, 1, ?) ON CONFLICT (sender) DO UPDATE SET
      posts = CASE WHEN senders.until <= ? THEN 1 ELSE senders.posts + 1 END,
      until = CASE WHEN senders.until <= ? THEN excluded.until ELSE senders.until END
      RETURNING posts, until`,
    ...[hidden(sender), until, now, now],
  );

/** Forgets what no rule looks at any more. */
export const forget = (now: number): Statement[] => [
  sql("DELETE FROM latest WHERE last_seen_at < ?", now - 6 * sameLeadWithin),
  sql("DELETE FROM senders WHERE until < ?", now),
];
