/**
 * Kysely's PostgreSQL for a database that is shared: with others, who have tables of the same names in schemas of their own, and
 * behind a pooler, which lends its sessions to one client after the other.
 */
import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseMetadataOptions,
  type Dialect,
  type Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type TransactionSettings,
} from "kysely";
import type { Pool } from "pg";
import type { Tables } from "./tables.ts";

/** Kysely's own lock for migrations, until the transaction ends. */
const lock = CompiledQuery.raw("SELECT pg_advisory_xact_lock(3853314791062309107)");

/** Begins a transaction, as only migrations do here, with their lock: one of a session would stay in the pooler's. */
class Driver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await super.beginTransaction(connection, settings);
    try {
      await connection.executeQuery(lock);
    } catch (error) {
      // Kysely ends a transaction only once it has begun: the pool would lend the failed one to the next statement.
      await connection.executeQuery(CompiledQuery.raw("ROLLBACK"));
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

/** The dialect of a pool. */
export const postgresDialect = (pool: Pool): Dialect => ({
  createDriver: () => new Driver({ pool }),
  createAdapter: () => new Adapter(),
  createIntrospector: (db) => new Introspector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
