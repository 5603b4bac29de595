/** Which module speaks to the database of a URL. */
import { type Access, type Database, isFile } from "./database.ts";

/** A database; its client is loaded only now, since nobody needs them both, and connects with the first statement. */
export async function openDatabase(url: string, access: Access): Promise<Database> {
  if (isFile(url)) return (await import("./file.ts")).openFile(url, access);
  return (await import("./postgres.ts")).openPostgres(url, access);
}
