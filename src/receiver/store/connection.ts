/** A libSQL connection to a file, with Kysely on top. Commits are written by a thread. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  DummyDriver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import Libsql from "libsql/promise";
import type { Row } from "./database.ts";
import type { Tables } from "./tables.ts";

/** The part of libSQL's connection that is used here; its own types say `any`. */
export interface Connection {
  readonly inTransaction: boolean;
  exec(sql: string): Promise<void>;
  prepare(sql: string): Promise<Prepared>;
  close(): void;
}

interface Prepared {
  reader: boolean;
  run(args: readonly unknown[]): void;
  all(args: readonly unknown[]): Promise<Row[]>;
}

/** Opens a file. It never waits for a lock by itself, since libSQL would block the event loop. */
export const connect = (path: string): Connection => new Libsql(path, { timeout: 0 }) as unknown as Connection;

/** The number of cached statements: a batch of leads has one for each size. */
const statementsKept = 500;

/** The prepared statements of each connection, by their text. */
const prepared = new WeakMap<Connection, Map<string, Prepared>>();

async function preparedFor(connection: Connection, sql: string): Promise<Prepared> {
  const known = prepared.get(connection) ?? new Map<string, Prepared>();
  prepared.set(connection, known);
  const found = known.get(sql) ?? (await connection.prepare(sql));
  if (known.size < statementsKept) known.set(sql, found);
  return found;
}

async function rowsOf(statement: Prepared, args: readonly unknown[]): Promise<Row[]> {
  if (statement.reader) return statement.all(args);
  statement.run(args);
  return [];
}

/** Runs one statement. */
export const run = async (connection: Connection, { sql, parameters }: CompiledQuery): Promise<Row[]> =>
  rowsOf(await connection.prepare(sql), parameters);

/** Runs statements as one transaction; returns the rows of each. */
export async function transact(connection: Connection, statements: CompiledQuery[]): Promise<Row[][]> {
  const answers: Row[][] = [];
  await connection.exec("BEGIN IMMEDIATE");
  try {
    for (const { sql, parameters } of statements)
      answers.push(await rowsOf(await preparedFor(connection, sql), parameters));
    await connection.exec("COMMIT");
  } catch (error) {
    // A failed statement may have rolled back the transaction already.
    if (connection.inTransaction) await connection.exec("ROLLBACK");
    throw error;
  }
  return answers;
}

/** A Kysely driver with a single connection, which belongs to its creator. */
class OneConnection implements Driver {
  constructor(private readonly connection: Connection) {}

  init = async () => undefined;
  destroy = async () => undefined;
  releaseConnection = async () => undefined;

  async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => ({
        rows: (await run(this.connection, query)) as R[],
      }),
      streamQuery: () => {
        throw new Error("Rows are read by the page");
      },
    };
  }

  beginTransaction = () => this.connection.exec("BEGIN IMMEDIATE");
  commitTransaction = () => this.connection.exec("COMMIT");
  rollbackTransaction = async () => {
    if (this.connection.inTransaction) await this.connection.exec("ROLLBACK");
  };
}

/** SQLite has transactional DDL; Kysely does not rely on it. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const kyselyWith = (createDriver: () => Driver) =>
  new Kysely<Tables>({
    dialect: {
      createDriver,
      createAdapter: () => new Adapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });

/** Kysely over a connection. */
export const kyselyOver = (connection: Connection): Kysely<Tables> => kyselyWith(() => new OneConnection(connection));

/** Builds SQLite statements without running them. */
export const sqlite: Kysely<Tables> = kyselyWith(() => new DummyDriver());
