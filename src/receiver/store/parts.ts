/** Changes a great many notices in parts: a server answers in time, and leads that arrive do not wait. */
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
 * Changes the notices of a table in the order of their keys: all statements for a part find the same ones, or one that came
 * in between would be deleted by the last of them, and not have been moved by the first.
 * @param change the statements for a part
 * @param fits which notices are looked for; all when left out
 * @param signal ends it between two parts
 * @returns how many were found, and how many rows the last statement of each part returned
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
