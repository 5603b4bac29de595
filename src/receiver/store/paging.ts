/** Reads rows of leads in pages, by keyset pagination. */
import type { Compilable, Kysely } from "kysely";
import { type Filter, fits } from "./filter.ts";
import type { LeadRow, Tables } from "./tables.ts";

/** The number of rows that are read together. */
const page = 500;

/**
 * The rows of leads that match a filter, newest first, then by id: the order of an index, so that each page begins
 * where the last one ended.
 */
export async function* pagesOf(
  build: Kysely<Tables>,
  read: (query: Compilable<LeadRow>) => Promise<LeadRow[]>,
  filter: Filter,
): AsyncGenerator<LeadRow[]> {
  const query = build
    .selectFrom("leads")
    .selectAll()
    .where(fits(filter))
    .orderBy("received_at", "desc")
    .orderBy("id", "desc")
    .limit(page);
  let rows = await read(query);
  while (rows.length > 0) {
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    const { received_at, id } = last;
    rows = await read(
      query.where(({ eb, refTuple, tuple }) => eb(refTuple("received_at", "id"), "<", tuple(received_at, id))),
    );
  }
}

/** The ids that begin with a text, two at most. */
export const idsLike = (build: Kysely<Tables>, start: string) =>
  build
    .selectFrom("leads")
    .select("id")
    .distinct()
    .where(({ eb, fn, val, lit }) => eb(fn<string>("substr", ["id", lit(1), lit(start.length)]), "=", val(start)))
    .orderBy("id")
    .limit(2);
