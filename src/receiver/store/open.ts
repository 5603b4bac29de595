/** Selects the database module for a URL. */
import { type Access, type Database, isFile } from "./database.ts";
import type { Warn } from "./trouble.ts";

/**
 * Opens a database; its client is loaded on demand, since only one is needed, and connects with the first statement.
 */
export async function openDatabase(url: string, access: Access, warn?: Warn): Promise<Database> {
  if (isFile(url)) return (await import("./file.ts")).openFile(url, access, warn);
  return (await import("./postgres.ts")).openPostgres(url, access);
}
