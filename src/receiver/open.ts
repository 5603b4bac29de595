/** Which module speaks to the database of a URL. */
import { type Database, isFile, type Statement } from "./database.ts";

/**
 * A database; its client is loaded only now, since nobody needs them all, and connects with the first statement.
 * @param tables statements that make the tables where they are missing; none to change nothing
 */
export async function openDatabase(url: string, tables: Statement[]): Promise<Database> {
  if (isFile(url)) return (await import("./file.ts")).openFile(url, tables);
  if (url.startsWith("postgres")) return (await import("./postgres.ts")).openPostgres(url, tables);
  return (await import("./remote.ts")).openRemote(url, tables);
}
