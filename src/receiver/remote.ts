/** A libSQL database on a server: `libsql:`, `https:` and their like. */
import { createClient, LibsqlError } from "@libsql/client";
import { type Database, type Row, type Statement, Unavailable } from "./database.ts";

/** What the server refuses for what was asked will be refused again; whatever else fails may be a network's whim. */
function failure(error: unknown): unknown {
  const code = error instanceof LibsqlError ? error.code : "";
  return /^SQL(?!ITE_BUSY|ITE_LOCKED)|^URL_|^CLIENT_CLOSED/.test(code) ? error : new Unavailable(error);
}

/** A database on a server; the first statement connects. */
export function openRemote(url: string, tables: Statement[]): Database {
  const client = createClient({ url });
  let isReady = tables.length === 0;
  const attempt = async <T>(task: () => Promise<T>): Promise<T> => {
    try {
      if (!isReady) await client.batch(tables, "write");
      isReady = true;
      return await task();
    } catch (error) {
      throw failure(error);
    }
  };
  return {
    write: (statements) =>
      attempt(async () => (await client.batch(statements, "write")).map(({ rows }): Row[] => rows as unknown as Row[])),
    read: (statement) => attempt(async () => (await client.execute(statement)).rows as unknown as Row[]),
    rest: async () => undefined,
    close: async () => client.close(),
  };
}
