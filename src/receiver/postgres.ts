/** PostgreSQL, and what speaks like it: `postgres:`. */
import { type CompiledQuery, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { type Access, type Database, type Row, Unavailable, Unusable } from "./database.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./tables.ts";

/** Connections to the server: one writes leads, the others answer what is asked meanwhile. */
const connections = 4;

/** How long a server may take to be reached, and to answer one statement, in milliseconds. */
const timeouts = { connectionTimeoutMillis: 5_000, query_timeout: 8_000, keepAlive: true };

/** Statements are sent without waiting for the answer to the one before. */
const pipeline = true;

/** Whole numbers of 64 bits come as numbers: times, counts. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format as "text"),
};

/**
 * Classes of errors that pass: the connection was lost (08), another transaction was in the way (40), too little of
 * something (53), a server that stops or starts (57), and tables that another receiver is making right now.
 */
const passing = /^(08|40|53|57P|XX000$|23505$|42P07$|42710$)/;

/** What the server says when a role lacks a right. */
const lacksRight = "42501";

const grants =
  "as the database's owner: GRANT USAGE, CREATE ON SCHEMA public TO the role of LEADS_URL; where others made the tables, also GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public";

/** What is no error of the server's did not reach it: a line's own have codes, too (EPIPE). */
function failure(error: unknown): unknown {
  if (error instanceof Unusable) return error;
  if (!(error instanceof pg.DatabaseError) || passing.test(error.code ?? "")) return new Unavailable(error);
  return error.code === lacksRight ? new Unusable(error.message, grants) : error;
}

const run = async (client: pg.ClientBase | pg.Pool, { sql, parameters }: CompiledQuery): Promise<Row[]> =>
  (await client.query(sql, [...parameters])).rows;

/**
 * A transaction, sent whole: it takes one way to the server and back, not one for each statement. A statement that fails
 * makes the commit a rollback. A connection that broke in it is not used again.
 */
async function transact(pool: pg.Pool, statements: CompiledQuery[]): Promise<Row[][]> {
  const [only] = statements;
  if (only && statements.length === 1) return [await run(pool, only)];
  const client = await pool.connect();
  try {
    const begun = client.query("BEGIN");
    const answers = statements.map((statement) => run(client, statement));
    const [rows] = await Promise.all([Promise.all(answers), begun, client.query("COMMIT")]);
    client.release();
    return rows;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** A connection that sees one moment, however long it is read. */
async function asItIs(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  return client;
}

/** A database on a server; the first statement connects. */
export function openPostgres(url: string, access: Access): Database {
  const pool = new pg.Pool({ connectionString: url, max: connections, pipeline, types, ...timeouts });
  // Whoever uses a connection that breaks hears of it there; nobody uses it any more, and the next is a new one.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const build = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  let ready: Promise<pg.Pool | pg.PoolClient> | undefined;
  const attempt = async <T>(task: (on: pg.Pool | pg.PoolClient) => Promise<T>): Promise<T> => {
    try {
      ready ??= migrate(build, access).then(async () => (access === "read" ? asItIs(pool) : pool));
      const on = await ready.catch((error: unknown) => {
        ready = undefined;
        throw error;
      });
      return await task(on);
    } catch (error) {
      throw failure(error);
    }
  };
  return {
    build,
    write: (statements) => attempt(() => transact(pool, statements)),
    read: <R>(statement: CompiledQuery<R>) => attempt(async (on) => (await run(on, statement)) as R[]),
    limiter: (points, duration) =>
      new RateLimiterPostgres({
        ...{ storeClient: pool, storeType: "pool", tableName: "posts", tableCreated: true },
        ...{ keyPrefix: "", points, duration },
      }),
    rest: async () => undefined,
    close: async () => {
      const on = await ready?.catch(() => undefined);
      if (on && "release" in on) on.release(true);
      await pool.end();
    },
  };
}
