/** The statements that write leads, and those that keep house around them. */
import { type Compilable, CompiledQuery, type Kysely, sql } from "kysely";
import { digestStatement } from "./digest.ts";
import type { SentFile } from "./sent-files.ts";
import { type Tables, toldKey } from "./tables.ts";

/** The same lead arriving again within this time is the same row, in milliseconds. */
export const sameLeadWithin = 10 * 60_000;

/**
 * As much as a lead and what comes with it: a disk may have room for a number and not for a request. Never the same
 * twice, since what is the same is not written.
 */
const filler = (at: number) => String(at).padStart(16).repeat(2048);

/** Shows that something can be written: whatever keeps a lead out keeps this out too. */
export const pulse = (build: Kysely<Tables>, at: number): CompiledQuery =>
  build
    .insertInto("pulse")
    .values({ name: "write", at, filler: filler(at) })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ at, filler: (eb) => eb.ref("excluded.filler") }))
    .compile();

/** A lead that is to be written; the same lead several times at once is one with a count. */
export interface Arrival {
  id: string;
  form: string;
  body: string;
  files: SentFile[];
  at: number;
  count: number;
  /** Why it may be no honest request. */
  suspect?: string;
  /** The language of the page it came from, where that is another than the form's own. */
  lang?: string;
}

/** A lead's row, as SQLite and PostgreSQL name the columns of values. */
interface New {
  column1: string;
  column2: string;
  column3: string;
  column4: number;
  column5: string | null;
  column6: string | null;
}

type Rows = (string | number | null)[][];

const values = (rows: Rows) => sql`VALUES ${sql.join(rows.map((row) => sql`(${sql.join(row)})`))}`;

/** Rows as a table. */
const table = (rows: Rows) => sql<New>`(${values(rows)})`.as<"new">("new");

/** The same lead counts on in its recent row. */
const latestOf = (build: Kysely<Tables>, rows: Rows) =>
  build
    .insertInto("latest")
    .columns(["id", "received_at", "last_seen_at"])
    .expression(values(rows))
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((eb) => ({
        received_at: eb
          .case()
          .when("latest.last_seen_at", ">=", eb("excluded.last_seen_at", "-", eb.lit(sameLeadWithin)))
          .then(eb.ref("latest.received_at"))
          .else(eb.ref("excluded.received_at"))
          .end(),
        last_seen_at: eb
          .case()
          .when("latest.last_seen_at", ">", eb.ref("excluded.last_seen_at"))
          .then(eb.ref("latest.last_seen_at"))
          .else(eb.ref("excluded.last_seen_at"))
          .end(),
      })),
    );

const leadsOf = (build: Kysely<Tables>, rows: Rows) =>
  build
    .insertInto("leads")
    .columns(["id", "form", "body", "received_at", "last_seen_at", "count", "suspect", "lang"])
    .expression((eb) =>
      eb
        .selectFrom(table(rows))
        .innerJoin("latest", "latest.id", "new.column1")
        .select((of) => [
          ...(["new.column1", "new.column2", "new.column3", "latest.received_at", "latest.last_seen_at"] as const),
          of.cast<number>("new.column4", "bigint").as("count"),
          of.cast<string | null>("new.column5", "text").as("suspect"),
          of.cast<string | null>("new.column6", "text").as("lang"),
        ])
        // Without it, SQLite takes what follows for a part of the join.
        .where(eb.lit(true), "=", eb.lit(true)),
    )
    .onConflict((conflict) =>
      conflict.columns(["id", "received_at"]).doUpdateSet((eb) => ({
        count: eb("leads.count", "+", eb.ref("excluded.count")),
        last_seen_at: eb.ref("excluded.last_seen_at"),
      })),
    );

const outboxOf = (build: Kysely<Tables>, rows: Rows) =>
  build
    .insertInto("outbox")
    .columns([...toldKey, "due_at"])
    .expression((eb) =>
      eb
        .selectFrom(table(rows))
        .innerJoin("latest", "latest.id", "new.column1")
        .select(["new.column1", "latest.received_at", "new.column2", "latest.received_at as due_at"])
        .where((of) => of("latest.received_at", "=", of.cast<number>("new.column4", "bigint"))),
    )
    .onConflict((conflict) => conflict.doNothing());

/** The file of a new row; one that counts on has its files already. */
const fileOf = (build: Kysely<Tables>, { id, at }: Arrival, { sha256, bytes }: SentFile) =>
  build
    .insertInto("files")
    .columns(["id", "received_at", "sha256", "bytes"])
    .expression((eb) =>
      eb
        .selectFrom("latest")
        .select((of) => ["id", "received_at", of.val(sha256).as("sha256"), of.val<Uint8Array>(bytes).as("bytes")])
        .where("id", "=", id)
        .where("received_at", "=", at),
    )
    .onConflict((conflict) => conflict.doNothing())
    .compile();

/**
 * Makes the statements that write leads, each id once and in order, so that receivers do not wait for each other in a
 * circle. A lead's recent row counts on, else it has a new row; a new row is told to each target, suspects together and
 * later.
 * @param targets who is to be told of each new lead, by the names the outbox knows them by
 */
export function arrivalStatements(build: Kysely<Tables>, targets: string[]): (arrivals: Arrival[]) => CompiledQuery[] {
  // Kysely takes longer to make a statement than SQLite to run it: each is made once for each number of rows.
  const made = new Map<string, string>();
  const kept = (kind: string, make: (build: Kysely<Tables>, rows: Rows) => Compilable, rows: Rows) => {
    const key = `${kind} ${rows.length}`;
    const text = made.get(key) ?? make(build, rows).compile().sql;
    made.set(key, text);
    return CompiledQuery.raw(text, rows.flat());
  };
  const toldTo = (target: string, arrivals: Arrival[]) => {
    const [suspect, ...more] = arrivals.filter((one) => one.suspect !== undefined);
    const told = arrivals.filter((one) => one.suspect === undefined).map(({ id, at }) => [id, target, "", at]);
    // Those of one commit are of one day, or of two whose second comes again.
    const digests = suspect ? [suspect, ...more.slice(-1)].map(({ at }) => digestStatement(build, at, target)) : [];
    return told.length > 0 ? [kept("outbox", outboxOf, told), ...digests] : digests;
  };
  return (arrivals) => [
    kept(
      "latest",
      latestOf,
      arrivals.map(({ id, at }) => [id, at, at]),
    ),
    kept(
      "leads",
      leadsOf,
      arrivals.map(({ id, form, body, count, suspect, lang }) => [
        id,
        form,
        body,
        count,
        suspect ?? null,
        lang ?? null,
      ]),
    ),
    ...arrivals.flatMap((arrival) => arrival.files.map((file) => fileOf(build, arrival, file))),
    ...targets.flatMap((target) => toldTo(target, arrivals)),
  ];
}

/** Forgets what no rule looks at any more. */
export const forget = (build: Kysely<Tables>, now: number): CompiledQuery =>
  build
    .deleteFrom("latest")
    .where("last_seen_at", "<", now - 6 * sameLeadWithin)
    .compile();
