/** Deletes leads with their files, pending notices and dead letters. */
import { setTimeout as pause } from "node:timers/promises";
import type { CompiledQuery, Kysely } from "kysely";
import { type Database, Unavailable } from "./database.ts";
import { type Filter, fits, type LeadKey } from "./filter.ts";
import { oldestLeads } from "./paging.ts";
import { retry } from "./retry.ts";
import type { Tables } from "./tables.ts";

/** How many leads are deleted in the first transaction; at least, and at most, in those that follow. */
const [first, least, most] = [500, 20, 5_000];

/** How long a transaction should take, in milliseconds: arriving leads wait for it, and disks differ a hundredfold. */
const longest = 250;

/** How many leads the next transaction deletes, after one that took so long. */
const next = (count: number, took: number): number =>
  Math.max(least, Math.min(most, 2 * count, Math.round((count * longest) / took)));

/** The tables with rows of a lead; its own row is what the others are found by. */
const tables = ["files", "outbox", "dead_letters", "latest", "leads"] as const;

/** Deletes those of the given leads that still match; found by id, so that only their bodies are searched for an address. */
const removal = (build: Kysely<Tables>, filter: Filter, leads: LeadKey[]): CompiledQuery[] =>
  tables.map((table) =>
    build
      .deleteFrom(table)
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple("id", "received_at"),
          "in",
          selectFrom("leads")
            .select(["leads.id", "leads.received_at"])
            .where(
              "leads.id",
              "in",
              leads.map(({ id }) => id),
            )
            .where(fits({ ...filter, upTo: leads.at(-1) }))
            .$asTuple("id", "received_at"),
        ),
      )
      .compile(),
  );

/**
 * Deletes the matching leads, the oldest first, also from the write-ahead log. After each transaction it pauses for as long as that
 * took, so that others can write.
 * @param onRemoved called with the number of leads that each transaction has deleted
 * @throws the signal's reason, between two transactions
 */
export async function removeLeads(
  database: Database,
  filter: Filter,
  signal?: AbortSignal,
  onRemoved?: (count: number) => void,
): Promise<void> {
  for (let count = first; ; ) {
    const leads = await retry(() => database.read(oldestLeads(database.build, filter, count)));
    const began = performance.now();
    try {
      if (leads.length > 0) await retry(() => database.write(removal(database.build, filter, leads)));
    } catch (error) {
      // Deleting this many leads with large files may exceed the server's statement timeout.
      if (!(error instanceof Unavailable) || count === least) throw error;
      count = least;
      continue;
    }
    onRemoved?.(leads.length);
    if (leads.length < count) break;
    const took = performance.now() - began;
    count = next(count, took);
    await pause(took);
    signal?.throwIfAborted();
  }
  await database.rest();
}
