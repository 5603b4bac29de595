/** PostgreSQL, and what speaks like it (CockroachDB, Yugabyte, Aurora, Neon): `postgres:`. */
import pg from "pg";
import { type Database, type Row, type Statement, Unavailable } from "./database.ts";

/** Connections to the server: one writes leads, the others answer what is asked meanwhile. */
const connections = 4;

/** How long a server may take to be reached, and to answer one statement, in milliseconds. */
const timeouts = { connectionTimeoutMillis: 5_000, query_timeout: 8_000, keepAlive: true };

/** Statements are sent without waiting for the answer to the one before. */
const pipeline = true;

/**
 * Classes of errors that pass: the connection was lost (08), another transaction was in the way (40), too little of
 * something (53), a server that stops or starts (57), and tables that another receiver is making right now.
 */
const passing = /^(08|40|53|57P|XX000$|23505$|42P07$|42710$)/;

/** What is no error of the server's did not reach it: a line's own have codes, too (EPIPE). */
function failure(error: unknown): unknown {
  const isLasting = error instanceof pg.DatabaseError && !passing.test(error.code ?? "");
  return isLasting ? error : new Unavailable(error);
}

/** `?` is `$1`, `$2` …; no statement of ours has a question mark in a text. */
const numbered = (sql: string): string => {
  let count = 0;
  return sql.replaceAll("?", () => `$${++count}`);
};

const run = async (client: pg.ClientBase | pg.Pool, { sql, args }: Statement): Promise<Row[]> =>
  (await client.query(numbered(sql), args)).rows;

/**
 * A transaction, sent whole: it takes one way to the server and back, not one for each statement. A statement that fails
 * makes the commit a rollback. A connection that broke in it is not used again.
 */
async function transact(pool: pg.Pool, statements: Statement[]): Promise<Row[][]> {
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

/** A database on a server; the first statement connects. */
export function openPostgres(url: string, tables: Statement[]): Database {
  const pool = new pg.Pool({ connectionString: url, max: connections, pipeline, ...timeouts });
  // Whoever uses a connection that breaks hears of it there; nobody uses it any more, and the next is a new one.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  let isReady = tables.length === 0;
  const attempt = async <T>(task: () => Promise<T>): Promise<T> => {
    try {
      if (!isReady) await transact(pool, tables);
      isReady = true;
      return await task();
    } catch (error) {
      throw failure(error);
    }
  };
  return {
    write: (statements) => attempt(() => transact(pool, statements)),
    read: (statement) => attempt(() => run(pool, statement)),
    rest: async () => undefined,
    close: () => pool.end(),
  };
}
