/**
 * Dead letters: notices that could not be delivered. They are kept until they are retried, or deleted with their lead.
 */
import type { CompiledQuery, ExpressionBuilder, Selectable } from "kysely";
import type { Database } from "../store/database.ts";
import type { Fits } from "../store/paging.ts";
import { inParts } from "../store/parts.ts";
import { type Tables, toldKey } from "../store/tables.ts";
import { type Names, namesAmong, senderName, type Target } from "./targets.ts";

/** A dead letter, with the form of its lead; a digest has none. */
export type DeadLetter = Selectable<Tables["dead_letters"]> & { form: string | null };

/** Retries a batch of dead letters: with their own target, or with all others if that was removed. */
function retrial({ build, now }: Database, { names, heirs }: Names, isInPart: Fits): CompiledQuery[] {
  const isFor = (name: string) => (of: ExpressionBuilder<Tables, "dead_letters">) =>
    of.or([
      of("target", "=", name),
      ...(heirs.includes(name) ? [of.and([of("target", "not in", names), of("target", "!=", senderName)])] : []),
    ]);
  return [
    ...names.map((name) =>
      build
        .insertInto("outbox")
        .columns([...toldKey, "due_at"])
        .expression((eb) =>
          eb
            .selectFrom("dead_letters")
            .where(isInPart)
            .where(isFor(name))
            .select(["id", "received_at"])
            .select([eb.cast<string>(eb.val(name), "text").as("to"), now.as("due")])
            .distinct(),
        )
        .onConflict((conflict) => conflict.doNothing())
        .compile(),
    ),
    build
      .deleteFrom("dead_letters")
      .where(isInPart)
      .where((of) => of.or(names.map((name) => isFor(name)(of))))
      .returning("id")
      .compile(),
  ];
}

/**
 * Retries every dead letter that some targets can take.
 * @returns how many are retried, and how many are left because no target can take them
 */
export async function retryDeadLetters(database: Database, targets: Target[]) {
  const names = namesAmong(targets);
  const { found, changed } = await inParts(database, "dead_letters", (isInPart) => retrial(database, names, isInPart));
  return { retried: changed, left: found - changed };
}

/**
 * The number of dead letters: notices to owners, and confirmations, where every mistyped address causes one.
 */
export async function countDead(database: Database): Promise<{ notices: number; confirmations: number }> {
  const query = database.build
    .selectFrom("dead_letters")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("target", "!=", senderName).as("notices"),
      fn.countAll<number>().filterWhere("target", "=", senderName).as("confirmations"),
    ]);
  const [row] = await database.read(query.compile());
  return { notices: Number(row?.notices ?? 0), confirmations: Number(row?.confirmations ?? 0) };
}

/**
 * The newest dead letters.
 * @param most the maximum number
 */
export const listDead = (database: Database, most: number): Promise<DeadLetter[]> =>
  database.read(
    database.build
      .selectFrom("dead_letters")
      .leftJoin("leads", (join) =>
        join.onRef("leads.id", "=", "dead_letters.id").onRef("leads.received_at", "=", "dead_letters.received_at"),
      )
      .selectAll("dead_letters")
      .select("leads.form")
      .orderBy("given_up_at", "desc")
      .orderBy("id")
      .limit(most)
      .compile(),
  );

/** The number of leads with pending notices, for each target. */
export const countWaiting = (database: Database): Promise<{ target: string; waiting: number }[]> =>
  database.read(
    database.build
      .selectFrom("outbox")
      .select(({ fn }) => ["target", fn.countAll<number>().as("waiting")])
      .groupBy("target")
      .orderBy("target")
      .compile(),
  );
