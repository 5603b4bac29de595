/** Migrates a store to the current schema, and refuses one that is newer. */
import { type Kysely, Migrator } from "kysely";
import { type Access, Unusable } from "./database.ts";
import { migrations } from "./migrations/index.ts";
import type { Tables } from "./tables.ts";

/** The table that records which migrations a store has had. */
const record = "migrations";

/** The migrations that a store has had: none if it is new, or older than the first. */
async function takenBy(db: Kysely<Tables>, access: Access): Promise<string[]> {
  const found = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (access === "read" && !found.some(({ name }) => name === "leads")) throw foreign();
  if (!found.some(({ name }) => name === record)) return [];
  const rows = await db.withTables<{ [record]: { name: string } }>().selectFrom(record).select("name").execute();
  return rows.map(({ name }) => name);
}

const foreign = () => new Unusable("it is a database without leads", "choose another LEADS_URL");

const newer = (names: string[]) =>
  new Unusable(
    `it has taken steps that this version does not know (${names.join(", ")}): a newer version has written to it`,
    "run the newer version again, or restore a backup that was made before it",
  );

/**
 * Runs all pending migrations in one transaction.
 * @throws Unusable when the store has unknown migrations, or has none and is opened for reading
 */
export async function migrate(db: Kysely<Tables>, access: Access): Promise<void> {
  const names = Object.keys(migrations);
  const taken = await takenBy(db, access);
  const unknown = taken.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw newer(unknown);
  if (taken.length === names.length) return;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: record,
    migrationLockTableName: `${record}_lock`,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
