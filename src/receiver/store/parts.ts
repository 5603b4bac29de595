/** Changes very many notices in batches, so that no statement times out and arriving leads do not wait. */
import type { CompiledQuery } from "kysely";
import type { Database } from "./database.ts";
import { type Fits, type Notices, noticesOf } from "./paging.ts";
import { retry } from "./retry.ts";
import { type Tables, toldKey } from "./tables.ts";

/** The key of a notice. */
type Key = { [column in (typeof toldKey)[number]]: Tables[Notices][column] };

/** Whether a notice is one of those whose keys are between two. */
const between =
  (first: Key, last: Key): Fits =>
  ({ and, eb, refTuple, tuple }) =>
    and([
      eb(refTuple(...toldKey), ">=", tuple(first.id, first.received_at, first.target)),
      eb(refTuple(...toldKey), "<=", tuple(last.id, last.received_at, last.target)),
    ]);

/**
 * Changes the notices of a table in the order of their keys. All statements for a batch find the same notices: otherwise one that
 * is added in between would be deleted by the last statement without having been moved by the first.
 * @param change the statements for a batch
 * @param fits which notices are selected; all when left out
 * @param signal stops it between two batches
 * @returns how many were found, and how many rows the last statement of each batch returned
 */
export async function inParts(
  database: Database,
  table: Notices,
  change: (isInPart: Fits) => CompiledQuery[],
  fits?: Fits,
  signal?: AbortSignal,
): Promise<{ found: number; changed: number }> {
  const count = { found: 0, changed: 0 };
  for await (const notices of noticesOf(database, table, fits)) {
    const [first, last] = [notices[0], notices.at(-1)];
    if (signal?.aborted || !first || !last) break;
    const rows = await retry(() => database.write(change(between(first, last)), true));
    count.found += notices.length;
    count.changed += rows.at(-1)?.length ?? 0;
  }
  return count;
}
