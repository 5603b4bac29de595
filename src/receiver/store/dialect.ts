/**
 * Kysely's PostgreSQL for a database that is shared: with others, who have tables of the same names in schemas of their own, and
 * behind a pooler, which lends its sessions to one client after the other. Migrations alone run by it.
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

/** Ends the limits of time that a server has, some since PostgreSQL 17, until the transaction does. */
export const unlimited = `SELECT set_config(name, '0', true) FROM pg_settings
  WHERE name IN ('statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`;

/**
 * How a migration begins: an index of very many leads takes as long as it does. Another that migrates, or a table that somebody
 * reads, is not waited for as long, since leads wait for whoever waits. Kysely's own lock is held until the transaction ends: one
 * of a session would stay in the pooler's.
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
  // Only now are indexes on the disk.
  commitTransaction = async (connection: Lent) =>
    void (await connection.executeQuery({ sql: "COMMIT", parameters: [] }));
  rollbackTransaction = async ({ client }: Lent) => void (await client.query("ROLLBACK"));

  async beginTransaction(connection: Lent): Promise<void> {
    try {
      await connection.client.query(beginning);
    } catch (error) {
      // Kysely ends a transaction only once it has begun: the pool would lend the failed one to the next statement.
      await this.rollbackTransaction(connection);
      throw error;
    }
  }
}

class Adapter extends PostgresAdapter {
  override acquireMigrationLock = async () => undefined;
  override releaseMigrationLock = async () => undefined;
}

/** Without one to find tables in, with the server's code for it, a database looks like one without leads. */
const noSchema = () => Object.assign(new Error("no schema is on its search path"), { code: "3F000" });

/** Finds the tables that statements find, which name no schema. */
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
