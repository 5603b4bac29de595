/** When something was done last, such as the probe that shows whether a database is writable. */
import type { CompiledQuery, Kysely } from "kysely";
import type { Database } from "./database.ts";
import { retry } from "./retry.ts";
import type { Tables } from "./tables.ts";

/**
 * A probe as large as a lead without files, with its notices and everything else that is stored with it: a nearly full disk may
 * have room for less. It differs each time, since unchanged pages are not written.
 */
const fillerOf = (at: number) => String(at).padStart(16).repeat(6144);

const done = (build: Kysely<Tables>, name: string, at: number, filler = ""): CompiledQuery =>
  build
    .insertInto("pulse")
    .values({ name, at, filler })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ at, filler: (eb) => eb.ref("excluded.filler") }))
    .compile();

/** Probes whether the database is writable: whatever would prevent a lead from being stored prevents this too. */
export const pulse = (build: Kysely<Tables>, at: number): CompiledQuery => done(build, "write", at, fillerOf(at));

/** Records that something is done. */
export async function record(database: Database, name: string, at: number): Promise<void> {
  await retry(() => database.write([done(database.build, name, at)]));
}

/** When something was done last, in milliseconds since 1970. */
export async function recorded(database: Database, name: string): Promise<number | undefined> {
  const query = database.build.selectFrom("pulse").select("at").where("name", "=", name);
  const [row] = await retry(() => database.read(query.compile()));
  return row?.at;
}
