/** PostgreSQL and compatible databases: `postgres:`. */
import { type CompiledQuery, Kysely, sql } from "kysely";
import pg from "pg";
import RateLimiterPostgres from "rate-limiter-flexible/lib/RateLimiterPostgres.js";
import { tryEachAddress } from "./addresses.ts";
import { type Access, type Database, type Row, Unavailable, Unusable } from "./database.ts";
import { postgresDialect } from "./dialect.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./tables.ts";
import { codeOf } from "./undelivered.ts";

/** Connections to the server: one writes leads, the others run queries meanwhile. */
const connections = 4;

/** The timeout for connecting, in milliseconds. */
const connecting = { connectionTimeoutMillis: 5_000, keepAlive: true };

/** The timeouts for one statement, in milliseconds: only commands of the owner read, perhaps all that was ever stored. */
const timeouts: { [access in Access]: number } = { write: 8_000, read: 600_000 };

/** Statements are pipelined. */
const pipeline = true;

/** 64-bit integers are returned as numbers: times, counts. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format as "text"),
};

/**
 * Classes of transient errors: the connection was lost (08), a server that another has just replaced takes no writes (25006),
 * a transaction that took longer than the server lets it (25P03, 25P04), a conflict with another one (40), insufficient resources
 * (53) but for a full disk, a lock or a statement that took longer than the server lets it (55P03, 57014), a server that stops or
 * starts (57P), and tables that another receiver is creating right now.
 */
const passing = /^(08|25006$|25P0[34]$|40|53(?!100)|55P03$|57014$|57P|XX000$|23505$|42P07$|42710$)/;

/** The codes of a table, and a place for one, to which no search path leads. */
const lost = /^(42P01|3F000)$/;

/** The code for a missing privilege. */
const lacksRight = "42501";

const grants =
  "as the database's owner: GRANT USAGE, CREATE ON SCHEMA public TO the role of LEADS_URL; where others made the tables, also GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public";

/** An error that is not the server's means that it was not reached: sockets have error codes, too (EPIPE). */
function failure(error: unknown): unknown {
  if (error instanceof Unusable) return error;
  if (!(error instanceof pg.DatabaseError) || passing.test(error.code ?? "")) return new Unavailable(error);
  return error.code === lacksRight ? new Unusable(error.message, grants) : error;
}

/** Gives a session of a pooler its search path back, of which another client has rid it, as pg_dump does. */
const found = (pool: pg.Pool, error: unknown): Promise<unknown> =>
  pool.query("RESET search_path").then(() => new Unavailable(error), failure);

const run = async (client: pg.ClientBase | pg.Pool, { sql: text, parameters }: CompiledQuery): Promise<Row[]> =>
  (await client.query(text, [...parameters])).rows;

/**
 * A transaction sent as one batch: it takes one round trip, not one for each statement. If a statement fails, the
 * commit becomes a rollback. A connection that breaks during it is not used again.
 */
async function transact(pool: pg.Pool, statements: CompiledQuery[], ofOneMoment = false): Promise<Row[][]> {
  const [only] = statements;
  if (only && statements.length === 1) return [await run(pool, only)];
  const client = await pool.connect();
  try {
    const begun = client.query(ofOneMoment ? "BEGIN ISOLATION LEVEL REPEATABLE READ" : "BEGIN");
    const answers = statements.map((statement) => run(client, statement));
    const [rows] = await Promise.all([Promise.all(answers), begun, client.query("COMMIT")]);
    client.release();
    return rows;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Begins a snapshot without the limits of time that a server has, some since PostgreSQL 17. */
const snapshot = `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SELECT set_config(name, '0', true) FROM pg_settings
  WHERE name IN ('statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`;

/** A connection with one snapshot, however long it is read: whoever pages through the leads reads nothing for a while. */
async function asItIs(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  try {
    await client.query(snapshot);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** A database on a server; the first statement connects. */
export function openPostgres(url: string, access: Access): Database {
  tryEachAddress();
  const pool = new pg.Pool({
    ...{ connectionString: url, max: connections, pipeline, types, ...connecting },
    query_timeout: timeouts[access],
  });
  // An error of a connection in use is reported to its user; an idle one is replaced.
  pool.on("error", () => undefined);
  let ended: Error | undefined;
  pool.on("connect", (client) =>
    client.on("error", (error) => {
      ended ??= error;
    }),
  );
  const build = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  // A statement that the library has prepared by a name is unknown to the next session that a pooler lends.
  const unnamed = { query: ({ text, values }: pg.QueryConfig) => pool.query(text, values) };
  let ready: Promise<pg.Pool | pg.PoolClient> | undefined;
  const failed = async (error: unknown) => (lost.test(codeOf(error)) ? found(pool, error) : failure(error));
  const attempt = async <T>(task: (on: pg.Pool | pg.PoolClient) => Promise<T>): Promise<T> => {
    ready ??= migrate(build, access).then(async () => (access === "read" ? asItIs(pool) : pool));
    const on = await ready.catch(async (error: unknown) => {
      ready = undefined;
      throw await failed(error);
    });
    return task(on).catch(async (error: unknown) => {
      const reason = await failed(error);
      if (access === "write" || !(reason instanceof Unavailable)) throw reason;
      // A snapshot ends with its first failure: whoever retried would only be told that it has.
      throw error instanceof pg.DatabaseError ? error : (ended ?? error);
    });
  };
  return {
    build,
    now: sql<number>`(extract(epoch from now()) * 1000)::bigint`,
    write: (statements, ofOneMoment) => attempt(() => transact(pool, statements, ofOneMoment)),
    read: <R>(statement: CompiledQuery<R>) => attempt(async (on) => (await run(on, statement)) as R[]),
    limiter: (points, duration) =>
      new RateLimiterPostgres({
        ...{ storeClient: unnamed, storeType: "pool", tableName: "posts", tableCreated: true },
        ...{ keyPrefix: "", points, duration },
      }),
    rest: async () => true,
    close: async () => {
      const on = await ready?.catch(() => undefined);
      if (on && "release" in on) on.release(true);
      await pool.end();
    },
  };
}
