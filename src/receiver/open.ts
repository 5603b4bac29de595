/** Which module speaks to the database of a URL. */
import { type Access, type Database, isFile } from "./database.ts";
import type { Warn } from "./trouble.ts";

/** A database; its client is loaded only now, since nobody needs them both, and connects with the first statement. */
export async function openDatabase(url: string, access: Access, warn?: Warn): Promise<Database> {
  if (isFile(url)) return (await import("./file.ts")).openFile(url, access, warn);
  return (await import("./postgres.ts")).openPostgres(url, access);
}
