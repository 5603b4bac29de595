/** Reads rows in batches, by keyset pagination. */
import type { Compilable, Expression, ExpressionBuilder, Kysely, SqlBool } from "kysely";
import type { Database } from "./database.ts";
import { type Filter, fits } from "./filter.ts";
import { retry } from "./retry.ts";
import { type LeadRow, type Tables, toldKey } from "./tables.ts";

/** The number of rows that are read together. */
const batch = 500;

/** A query whose rows are in the order of a key. */
interface Ordered<Row> {
  limit(rows: number): Compilable<Row>;
}

/** The rows of a query, in batches; `after` is the query for those that follow a row. */
async function* batchesOf<Row>(
  all: Ordered<Row>,
  after: (last: Row) => Ordered<Row>,
  read: (query: Compilable<Row>) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let rows = await read(all.limit(batch));
  while (rows.length > 0) {
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    rows = await read(after(last).limit(batch));
  }
}

/**
 * The rows of leads that match a filter, newest first, then by id: the order of an index, so that each batch begins
 * where the last one ended.
 */
export function pagesOf(
  build: Kysely<Tables>,
  read: (query: Compilable<LeadRow>) => Promise<LeadRow[]>,
  filter: Filter,
): AsyncGenerator<LeadRow[]> {
  const all = build
    .selectFrom("leads")
    .selectAll()
    .where(fits(filter))
    .orderBy("received_at", "desc")
    .orderBy("id", "desc");
  const after = ({ received_at, id }: LeadRow) =>
    all.where(({ eb, refTuple, tuple }) => eb(refTuple("received_at", "id"), "<", tuple(received_at, id)));
  return batchesOf(all, after, read);
}

/** A table of notices: pending ones, or dead letters. */
export type Notices = "outbox" | "dead_letters";

/** A condition on notices. */
export type Fits = (of: ExpressionBuilder<Tables, Notices>) => Expression<SqlBool>;

/** The notices that fit, in batches of rows; notices added meanwhile before the current position are skipped. */
export function noticesOf(database: Database, table: Notices, fits: Fits = ({ and }) => and([])) {
  const whole = database.build.selectFrom(table).selectAll().where(fits);
  const all = toldKey.reduce((query, column) => query.orderBy(column), whole);
  return batchesOf(
    all,
    ({ id, received_at, target }) =>
      all.where(({ eb, refTuple, tuple }) => eb(refTuple(...toldKey), ">", tuple(id, received_at, target))),
    (query) => retry(() => database.read(query.compile())),
  );
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

/** The leads that match a filter, the oldest first. */
const oldestFirst = (build: Kysely<Tables>, filter: Filter) =>
  build.selectFrom("leads").select(["received_at", "id"]).where(fits(filter)).orderBy("received_at").orderBy("id");

/** The oldest leads that match a filter, up to a number. */
export const oldestLeads = (build: Kysely<Tables>, filter: Filter, most: number) =>
  oldestFirst(build, filter).limit(most).compile();

/** The lead with a number among those that match a filter, the oldest being the first; no row if there are fewer. */
export const nthLead = (build: Kysely<Tables>, filter: Filter, number: number) =>
  oldestFirst(build, filter)
    .limit(1)
    .offset(number - 1)
    .compile();
