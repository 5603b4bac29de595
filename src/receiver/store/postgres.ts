/** PostgreSQL and compatible databases: `postgres:`. */
import { setTimeout as pause } from "node:timers/promises";
import { type CompiledQuery, Kysely, sql } from "kysely";
import pg from "pg";
import RateLimiterPostgres from "rate-limiter-flexible/lib/RateLimiterPostgres.js";
import { errorText } from "../../engine/check/problem.ts";
import { tryEachAddress } from "./addresses.ts";
import { type Access, type Database, type Row, Unavailable, Unusable } from "./database.ts";
import { postgresDialect, unlimited } from "./dialect.ts";
import { migrate } from "./migrate.ts";
import { Pool } from "./pool.ts";
import type { Tables } from "./tables.ts";
import { codeOf } from "./undelivered.ts";

/** The number of connections to the server: one writes leads, the others run queries meanwhile. */
const connections = 4;

/**
 * The timeouts of waiting for a connection and of a statement, in milliseconds: only the owner's commands use `read`, perhaps for
 * all leads ever stored.
 */
export const timeouts: { [access in Access]: [connection: number, statement: number] } = {
  write: [2_000, 8_000],
  read: [30_000, 600_000],
};

/** How long counting a sender's posts may take, in milliseconds; after that, this process counts alone. */
export const counting = 1_000;

/** How long closing the pool may take, in milliseconds. */
const closing = 1_000;

/** Statements are pipelined. */
const pipeline = true;

/** 64-bit integers are returned as numbers: times, counts. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format as "text"),
};

/**
 * Codes of transient errors: a lost connection (08), a server that has just been replaced and is read-only (25006), a transaction
 * timeout (25P03, 25P04), a conflict with another transaction (40), insufficient resources (53) except for a full disk, a lock or
 * statement timeout (55P03, 57014), a server that stops or starts (57P), and tables that another receiver is just creating.
 */
const passing = /^(08|25006$|25P0[34]$|40|53(?!100)|55P03$|57014$|57P|XX000$|23505$|42P07$|42710$)/;

/**
 * Remedies for the state in which a pooler lends a session, by the codes of the errors that it causes: another client, such as
 * pg_dump, has cleared its search path; or it is read-only, as after a failover, and must be closed so that the pooler opens
 * another.
 */
const remedies: [codes: RegExp, remedy: string][] = [
  [/^(42P01|3F000)$/, "RESET search_path"],
  [/^25006$/, "SELECT pg_terminate_backend(pg_backend_pid()) WHERE current_setting('transaction_read_only') = 'on'"],
];

/** The code for a missing privilege. */
const lacksRight = "42501";

const grants =
  "as the database's owner: GRANT USAGE, CREATE ON SCHEMA public TO the role of LEADS_URL; where others made the tables, also GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public";

const again = "start that server, if it has stopped, and do the same again";

/** An error that is not the server's means that it was not reached: sockets have error codes, too (EPIPE). */
function failure(error: unknown): unknown {
  if (error instanceof Unusable) return error;
  if (!(error instanceof pg.DatabaseError) || passing.test(error.code ?? "")) return new Unavailable(error);
  return error.code === lacksRight ? new Unusable(error.message, grants) : error;
}

/** Tries the remedy for an error, and returns the error to throw; the next attempt shows whether it helped. */
async function failureIn(pool: pg.Pool, error: unknown): Promise<unknown> {
  const remedy = remedies.find(([codes]) => codes.test(codeOf(error)))?.[1];
  if (!remedy) return failure(error);
  await Promise.allSettled([pool.query(remedy)]);
  return new Unavailable(error);
}

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

/** A connection that keeps one snapshot without a timeout, since paging through the leads pauses between reads. */
async function asItIs(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${unlimited}`);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** A database on a server; the first statement connects. */
export function openPostgres(url: string, access: Access): Database {
  tryEachAddress();
  const [patience, query_timeout] = timeouts[access];
  const pool = new Pool({ connectionString: url, max: connections, pipeline, types, query_timeout }, patience);
  // An error of a connection in use is reported to its user; an idle one is replaced.
  pool.on("error", () => undefined);
  let ended: Error | undefined;
  pool.on("connect", (client) =>
    client.on("error", (error) => {
      ended ??= error;
    }),
  );
  const build = new Kysely<Tables>({ dialect: postgresDialect(pool, query_timeout) });
  const migrating = new Kysely<Tables>({ dialect: postgresDialect(pool, timeouts.read[1]) });
  // Named prepared statements would be unknown to the next session that a pooler lends.
  const unnamed = {
    query: ({ text, values }: pg.QueryConfig) => {
      const statement = { text, values, query_timeout: counting };
      return pool.query(statement);
    },
  };
  let ready: Promise<pg.Pool | pg.PoolClient> | undefined;
  const attempt = async <T>(task: (on: pg.Pool | pg.PoolClient) => Promise<T>): Promise<T> => {
    ready ??= migrate(build, access, migrating).then(async () => (access === "read" ? asItIs(pool) : pool));
    const on = await ready.catch(async (error: unknown) => {
      ready = undefined;
      throw await failureIn(pool, error);
    });
    return task(on).catch(async (error: unknown) => {
      const reason = await failureIn(pool, error);
      if (access === "write" || !(reason instanceof Unavailable)) throw reason;
      // A snapshot ends with its first failure: a retry would only report that.
      throw new Unusable(errorText(error instanceof pg.DatabaseError ? error : (ended ?? error)), again);
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
      // It would also wait for connection attempts in progress.
      await Promise.race([pool.end(), pause(closing, undefined, { ref: false })]);
    },
  };
}
