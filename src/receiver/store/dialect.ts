/**
 * A Kysely dialect for a shared PostgreSQL database: others may have tables of the same names in other schemas, and a pooler may
 * lend its sessions to several clients in turn. Only migrations use it.
 */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseMetadataOptions,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from "kysely";
import type { Pool, PoolClient } from "pg";
import type { Tables } from "./tables.ts";

/** Switches off the server's timeouts, some of which exist since PostgreSQL 17, until the transaction ends. */
export const unlimited = `SELECT set_config(name, '0', true) FROM pg_settings
  WHERE name IN ('statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`;

/**
 * The beginning of a migration: an index on very many leads may take any time. Waiting for another migration, or for a table that
 * is being read, has a timeout, since leads wait behind whoever waits. The lock is a transaction's, as Kysely's own: a session's
 * would stay in the pooler's session.
 */
const beginning = `BEGIN; ${unlimited}; SET LOCAL lock_timeout = '5s'; SELECT pg_advisory_xact_lock(3853314791062309107)`;

/** A connection of a pool, with the time that a statement may take, in milliseconds. */
class Lent implements DatabaseConnection {
  constructor(
    readonly client: PoolClient,
    private readonly query_timeout: number,
  ) {}

  async executeQuery<R>({ sql: text, parameters }: Pick<CompiledQuery, "sql" | "parameters">): Promise<QueryResult<R>> {
    const statement = { text, values: [...parameters], query_timeout: this.query_timeout };
    return { rows: (await this.client.query(statement)).rows };
  }

  streamQuery(): never {
    throw new Error("Rows are read by the page");
  }
}

/** Lends connections, and gives them back. */
class Lender implements Driver {
  constructor(
    private readonly pool: Pool,
    private readonly most: number,
  ) {}

  init = async () => undefined;
  destroy = async () => undefined;
  acquireConnection = async () => new Lent(await this.pool.connect(), this.most);
  releaseConnection = async ({ client }: Lent) => client.release();
  // Only now are indexes on disk.
  commitTransaction = async (connection: Lent) =>
    void (await connection.executeQuery({ sql: "COMMIT", parameters: [] }));
  rollbackTransaction = async ({ client }: Lent) => void (await client.query("ROLLBACK"));

  async beginTransaction(connection: Lent): Promise<void> {
    try {
      await connection.client.query(beginning);
    } catch (error) {
      // Kysely ends only transactions that have begun: otherwise the pool would lend the failed one to the next statement.
      await this.rollbackTransaction(connection);
      throw error;
    }
  }
}

class Adapter extends PostgresAdapter {
  override acquireMigrationLock = async () => undefined;
  override releaseMigrationLock = async () => undefined;
}

/** The error, with the server's code, for a database without a schema on its search path: it would look like an empty one. */
const noSchema = () => Object.assign(new Error("no schema is on its search path"), { code: "3F000" });

/** Finds only the tables that statements without a schema name find. */
class Introspector extends PostgresIntrospector {
  constructor(private readonly on: Kysely<Tables>) {
    super(on);
  }

  override async getTables(options?: DatabaseMetadataOptions) {
    const query = sql<{ schema: string }>`SELECT unnest(current_schemas(false)) AS schema`;
    const schemas = (await query.execute(this.on)).rows.map(({ schema }) => schema);
    if (schemas.length === 0) throw noSchema();
    return (await super.getTables(options)).filter(({ schema = "" }) => schemas.includes(schema));
  }
}

/**
 * The dialect of a pool.
 * @param most how long a statement may take, in milliseconds
 */
export const postgresDialect = (pool: Pool, most: number): Dialect => ({
  createDriver: () => new Lender(pool, most),
  createAdapter: () => new Adapter(),
  createIntrospector: (db) => new Introspector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
