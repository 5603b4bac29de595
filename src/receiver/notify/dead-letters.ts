/**
 * Dead letters: notices that could not be delivered. They are kept until they are retried, or deleted with their lead.
 */
import type { CompiledQuery, ExpressionBuilder, Selectable } from "kysely";
import type { Database } from "../store/database.ts";
import { noticesOf } from "../store/paging.ts";
import { retry } from "../store/retry.ts";
import { type Tables, toldKey } from "../store/tables.ts";
import { heirsOf, namesOf, senderName, type Target } from "./targets.ts";

/** A dead letter, with the form of its lead; a digest has none. */
export type DeadLetter = Selectable<Tables["dead_letters"]> & { form: string | null };

/** The key of a dead letter. */
type Key = Pick<DeadLetter, (typeof toldKey)[number]>;

/** The names of targets in the outbox. */
interface Names {
  /** All targets. */
  names: string[];
  /** Those that may take over from a removed target; a confirmation is for the sender only. */
  heirs: string[];
}

/** The names of targets. SQL needs a non-empty list of heirs, so an unused name stands for none. */
export function namesAmong(targets: Target[]): Names {
  const heirs = heirsOf(targets);
  return { names: namesOf(targets), heirs: heirs.length > 0 ? heirs : [""] };
}

/** The reason of a notice whose target was removed, if every other target has already had it. */
const gone = "no longer in LEADS_NOTIFY";

const letterColumns = [...toldKey, "attempts", "reason", "given_up_at"] as const;

/** Registers targets, each with the time from which it is notified; a known one keeps its time. */
export const registerTargets = ({ build }: Database, names: string[], now: number): CompiledQuery =>
  build
    .insertInto("targets")
    .values(names.map((name) => ({ name, since: now })))
    .onConflict((conflict) => conflict.doNothing())
    .compile();

/**
 * Hands over the notices of removed targets to each target that was registered after the lead came; a notice that all
 * targets have had already becomes a dead letter.
 * @param names the targets, and those that may take over
 * @param before only notices that were due before this, since another receiver may still be serving such a target
 */
export function handOver({ build }: Database, { names, heirs }: Names, before: number, now: number): CompiledQuery[] {
  const left = build.selectFrom("outbox").where("target", "not in", names).where("due_at", "<", before);
  const orphans = left.where("target", "!=", senderName);
  return [
    build
      .insertInto("outbox")
      .columns([...toldKey, "due_at"])
      .expression((eb) =>
        orphans
          .innerJoin("targets", (join) => join.onRef("targets.since", ">", "outbox.received_at"))
          .where("targets.name", "in", heirs)
          .select([
            "outbox.id",
            "outbox.received_at",
            "targets.name",
            eb.cast<number>(eb.val(now), "bigint").as("due"),
          ]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
    build
      .insertInto("dead_letters")
      .columns([...letterColumns])
      .expression((eb) =>
        orphans
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom("targets")
                  .select("name")
                  .where("name", "in", heirs)
                  .whereRef("targets.since", ">", "outbox.received_at"),
              ),
            ),
          )
          .select(["id", "received_at", "target", "attempts"])
          .select([
            eb.cast<string>(eb.val(gone), "text").as("reason"),
            eb.cast<number>(eb.val(now), "bigint").as("at"),
          ]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
    build.deleteFrom("outbox").where("target", "not in", names).where("due_at", "<", before).compile(),
  ];
}

/** Retries dead letters in a range of their keys: with their own target, or with all others if that was removed. */
function retrial({ build }: Database, { names, heirs }: Names, [first, last]: Key[], now: number): CompiledQuery[] {
  const between = (of: ExpressionBuilder<Tables, "dead_letters">) =>
    of.and([
      ...(first ? [of(of.refTuple(...toldKey), ">=", of.tuple(first.id, first.received_at, first.target))] : []),
      ...(last ? [of(of.refTuple(...toldKey), "<=", of.tuple(last.id, last.received_at, last.target))] : []),
    ]);
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
            .where(between)
            .where(isFor(name))
            .select(["id", "received_at"])
            .select([eb.cast<string>(eb.val(name), "text").as("to"), eb.cast<number>(eb.val(now), "bigint").as("due")])
            .distinct(),
        )
        .onConflict((conflict) => conflict.doNothing())
        .compile(),
    ),
    build
      .deleteFrom("dead_letters")
      .where(between)
      .where((of) => of.or(names.map((name) => isFor(name)(of))))
      .returning("id")
      .compile(),
  ];
}

/**
 * Retries every dead letter that some targets can take, in parts: a server answers in time, and leads that arrive do not wait.
 * @returns how many are retried, and how many are left, since none of the targets is for them
 */
export async function retryDeadLetters(database: Database, targets: Target[], now: number) {
  const count = { retried: 0, left: 0 };
  for await (const letters of noticesOf(database, "dead_letters")) {
    const ends = [letters.slice(0, 1), letters.slice(-1)].flat();
    const rows = await retry(() => database.write(retrial(database, namesAmong(targets), ends, now)));
    const retried = rows.at(-1)?.length ?? 0;
    count.retried += retried;
    count.left += letters.length - retried;
  }
  return count;
}

/** The number of dead letters. */
export async function countDead(database: Database): Promise<number> {
  const query = database.build.selectFrom("dead_letters").select(({ fn }) => fn.countAll<number>().as("found"));
  const [row] = await database.read(query.compile());
  return Number(row?.found ?? 0);
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
