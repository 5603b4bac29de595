/** Copies the leads and pending notices of a store, without drafts, to another database, in a file or on a server. */
import type { Insertable } from "kysely";
import { leadInAscii } from "../store/ascii.ts";
import { type Database, lacksCharacter } from "../store/database.ts";
import { noticesOf } from "../store/paging.ts";
import { retry } from "../store/retry.ts";
import type { Store } from "../store/store.ts";
import type { Tables } from "../store/tables.ts";

/** The tables that are copied; notices after leads, so that a running receiver finds the leads of its notices. */
type Copied = Exclude<keyof Tables, "latest" | "posts" | "drafts" | "pulse">;

/** A notice with whole milliseconds: an earlier version postponed notices by fractions, which a database server does not store. */
const inMilliseconds = <T extends { due_at?: number }>(row: T): T =>
  row.due_at === undefined ? row : { ...row, due_at: Math.round(row.due_at) };

/** Copies rows in batches; existing ones stay unchanged. */
export async function copyRows(store: Store, copy: Database): Promise<void> {
  const { database } = store;
  const put = async (table: Copied, rows: Insertable<Tables[Copied]>[]) => {
    const all = copy.build.insertInto(table).values(rows);
    const statement = all.onConflict((conflict) => conflict.doNothing());
    if (rows.length > 0) await retry(() => copy.write([statement.compile()]));
  };
  for await (const rows of store.pages()) {
    await put("leads", rows).catch((error: unknown) => {
      if (!lacksCharacter(error)) throw error;
      const escaped = rows.map(leadInAscii);
      return put("leads", escaped);
    });
    // Most leads have no files; only those of one lead at a time are in memory.
    for (const { id, received_at } of rows.filter(({ body }) => body.includes(";sha256="))) {
      const all = database.build.selectFrom("files").selectAll().where("id", "=", id);
      const files = await database.read(all.where("received_at", "=", received_at).compile());
      // A file's bytes are an ArrayBuffer, which PostgreSQL's client would write as JSON.
      const whole = files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes) }));
      await put("files", whole);
    }
  }
  for (const table of ["outbox", "dead_letters"] as const)
    for await (const rows of noticesOf(database, table)) await put(table, rows.map(inMilliseconds));
  await put("targets", await database.read(database.build.selectFrom("targets").selectAll().compile()));
}
