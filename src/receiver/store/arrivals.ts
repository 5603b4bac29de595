/** The statements that store leads. */
import { type Compilable, CompiledQuery, type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "./database.ts";
import { digestStatement } from "./digest.ts";
import type { SentFile } from "./sent-files.ts";
import { type Tables, toldKey } from "./tables.ts";
import { windowsOf } from "./windows.ts";

/** A lead to be stored. Identical leads in one batch are one arrival with a count. */
export interface Arrival {
  id: string;
  form: string;
  body: string;
  files: SentFile[];
  at: number;
  count: number;
  /** Why the lead is suspect. */
  suspect?: string;
  /** The language of the page it came from, if other than the form's own. */
  lang?: string;
}

/** When a lead arrived (now, when left out), why it may be spam, and the language of its page. */
export interface Details extends Partial<Pick<Arrival, "at" | "suspect" | "lang">> {
  /** When its sender began to wait, in milliseconds by the process's own clock; now when left out. */
  since?: number;
  /** Resolves when its sender stops waiting; unknown when left out. */
  left?: Promise<unknown>;
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
        // Without this clause, SQLite parses ON CONFLICT as part of the join.
        .where(eb.lit(true), "=", eb.lit(true)),
    )
    .onConflict((conflict) =>
      conflict.columns(["id", "received_at"]).doUpdateSet((eb) => ({
        count: eb("leads.count", "+", eb.ref("excluded.count")),
        last_seen_at: eb.ref("excluded.last_seen_at"),
        // If a lead arrives again and is not suspect this time, it becomes an ordinary one.
        suspect: eb.case().when("excluded.suspect", "is", null).then(null).else(eb.ref("leads.suspect")).end(),
      })),
    );

/** Outbox entries for new rows, and for rows that were suspect until now; built before the leads are stored. */
const outboxOf = (build: Kysely<Tables>, rows: Rows, now: RawBuilder<number>) =>
  build
    .insertInto("outbox")
    .columns([...toldKey, "due_at"])
    .expression((eb) =>
      eb
        .selectFrom(table(rows))
        .innerJoin("latest", "latest.id", "new.column1")
        .select(["new.column1", "latest.received_at", "new.column2"])
        // The database's clock: by a receiver's fast clock, the entry would not be due yet.
        .select((of) =>
          of
            .case()
            .when("latest.received_at", "<", now)
            .then(of.ref("latest.received_at"))
            .else(now)
            .end()
            .as("due_at"),
        )
        .where((of) =>
          of.or([
            of("latest.received_at", "=", of.cast<number>("new.column4", "bigint")),
            of.exists(
              of
                .selectFrom("leads")
                .select("leads.id")
                .whereRef("leads.id", "=", "latest.id")
                .whereRef("leads.received_at", "=", "latest.received_at")
                .where("leads.suspect", "is not", null),
            ),
          ]),
        ),
    )
    .onConflict((conflict) => conflict.doNothing());

/** Stores a file of a new row; for a repeated lead the files are there already. */
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
 * Creates the statements that store leads. Ids are unique and sorted, so that concurrent receivers cannot deadlock. A
 * repeated lead increments the count of its recent row; a new row gets an outbox entry for each target, suspects one
 * digest a day.
 * @param targets the outbox names of the targets to notify of each new lead
 */
export function arrivalStatements(
  { build, now }: Database,
  targets: string[],
): (arrivals: Arrival[]) => CompiledQuery[] {
  // Kysely takes longer to compile a statement than SQLite to run it, so statements are cached by their number of rows.
  const made = new Map<string, string>();
  const kept = (kind: string, make: (build: Kysely<Tables>, rows: Rows) => Compilable, rows: Rows) => {
    const key = `${kind} ${rows.length}`;
    const text = made.get(key) ?? make(build, rows).compile().sql;
    made.set(key, text);
    return CompiledQuery.raw(text, rows.flat());
  };
  const outbox = (on: Kysely<Tables>, rows: Rows) => outboxOf(on, rows, now);
  const toldTo = (target: string, arrivals: Arrival[]) => {
    const [suspect, ...more] = arrivals.filter((one) => one.suspect !== undefined);
    const told = arrivals.filter((one) => one.suspect === undefined).map(({ id, at }) => [id, target, "", at]);
    // The suspects of a commit are of one day, or at midnight of two, and the later day's digest is scheduled by its
    // next suspect anyway.
    const digests = suspect ? [suspect, ...more.slice(-1)].map(({ at }) => digestStatement(build, at, target)) : [];
    return told.length > 0 ? [kept("outbox", outbox, told), ...digests] : digests;
  };
  return (arrivals) => [
    // First, since the following statements join its rows.
    kept(
      "latest",
      (build, rows) => windowsOf(build, values(rows)),
      arrivals.map(({ id, at }) => [id, at, at]),
    ),
    ...targets.flatMap((target) => toldTo(target, arrivals)),
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
  ];
}
