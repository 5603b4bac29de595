/** Migrates a store to the current schema, and refuses one that is newer. */
import { type Kysely, Migrator } from "kysely";
import { type Access, Unusable } from "./database.ts";
import { migrations } from "./migrations/index.ts";
import type { Tables } from "./tables.ts";

/** The table that records which migrations a store has had. */
const record = "migrations";

/** Whether a store is new, and which migrations it has had: also none if it is older than the first one. */
async function stateOf(db: Kysely<Tables>): Promise<{ isNew: boolean; taken: string[] }> {
  const found = await db.introspection.getTables({ withInternalKyselyTables: true });
  const isNew = !found.some(({ name }) => name === "leads");
  if (!found.some(({ name }) => name === record)) return { isNew, taken: [] };
  const rows = await db.withTables<{ [record]: { name: string } }>().selectFrom(record).select("name").execute();
  return { isNew, taken: rows.map(({ name }) => name) };
}

const foreign = () => new Unusable("it is a database without leads", "choose another LEADS_URL");

const newer = (names: string[]) =>
  new Unusable(
    `it has taken steps that this version does not know (${names.join(", ")}): a newer version has written to it`,
    "run the newer version again, or restore a backup that was made before it",
  );

/**
 * Runs all pending migrations in one transaction, and prints a message if that may take long, since nobody is answered meanwhile.
 * @param migrating the same database, with a connection for long statements
 * @throws Unusable when the store has unknown migrations, or has none and is opened for reading
 */
export async function migrate(db: Kysely<Tables>, access: Access, migrating = db): Promise<void> {
  const names = Object.keys(migrations);
  const { isNew, taken } = await stateOf(db);
  if (isNew && access === "read") throw foreign();
  const unknown = taken.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw newer(unknown);
  if (taken.length === names.length) return;
  if (!isNew)
    console.warn("Bringing the leads forward to this version, which takes a minute where there are a million");
  const migrator = new Migrator({
    db: migrating,
    provider: { getMigrations: async () => migrations },
    migrationTableName: record,
    migrationLockTableName: `${record}_lock`,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
