/** Rescues pending notices that would wait too long or for ever: those of removed targets, and those dated by a fast clock. */
import type { CompiledQuery } from "kysely";
import type { Database } from "../store/database.ts";
import { digestId } from "../store/digest.ts";
import { day, hour } from "../store/moment.ts";
import type { Fits } from "../store/paging.ts";
import { inParts } from "../store/parts.ts";
import { toldKey } from "../store/tables.ts";
import { type Names, namesAmong, senderName, type Target } from "./targets.ts";

/** The reason of a notice whose target was removed, if every other target has already had it. */
const gone = "no longer in LEADS_NOTIFY";

/** How often this runs, and how long a notice of a removed target must be overdue; in milliseconds. */
const rhythm = 60_000;

/** Longer than any regular postponement of a notice, and of a digest, which waits for its day to end; in milliseconds. */
const [longestPause, longestDay] = [2 * hour, 2 * day];

/** Registers targets, each with the time from which it is notified; a known one keeps its time. */
export const registerTargets = ({ build }: Database, names: string[], now: number): CompiledQuery =>
  build
    .insertInto("targets")
    .values(names.map((name) => ({ name, since: now })))
    .onConflict((conflict) => conflict.doNothing())
    .compile();

/**
 * Transfers the notices of removed targets to each target that was registered after the lead arrived; a notice that all targets
 * have already had becomes a dead letter.
 * @param isLeft which notices are of removed targets
 */
function handOver({ build, now }: Database, heirs: string[], isLeft: Fits[]): CompiledQuery[] {
  const left = isLeft.reduce((query, fits) => query.where(fits), build.selectFrom("outbox"));
  const orphans = left.where("target", "!=", senderName);
  return [
    build
      .insertInto("outbox")
      .columns([...toldKey, "due_at"])
      .expression(() =>
        orphans
          .innerJoin("targets", (join) => join.onRef("targets.since", ">", "outbox.received_at"))
          .where("targets.name", "in", heirs)
          .select(["outbox.id", "outbox.received_at", "targets.name", now.as("due")]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
    build
      .insertInto("dead_letters")
      .columns([...toldKey, "attempts", "reason", "given_up_at"])
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
            eb.cast<number>(eb.val(Date.now()), "bigint").as("at"),
          ]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
    isLeft.reduce((query, fits) => query.where(fits), build.deleteFrom("outbox")).compile(),
  ];
}

/**
 * Transfers the notices of removed targets once they are overdue, since another receiver may still serve such a target; and makes
 * notices due that a fast clock has scheduled too far ahead.
 */
async function lookAfter(database: Database, { names, heirs }: Names, signal: AbortSignal): Promise<void> {
  const { build, now } = database;
  const isLeft: Fits = (of) => of.and([of("target", "not in", names), of("due_at", "<", of(now, "-", of.lit(rhythm)))]);
  const isPutOff: Fits = (of) =>
    of.and([
      of("target", "in", names),
      of("due_at", ">", of(now, "+", of.lit(longestPause))),
      of.or([of("id", "!=", digestId), of("due_at", ">", of(now, "+", of.lit(longestDay)))]),
    ]);
  await database.write([registerTargets(database, names, Date.now())]);
  await inParts(database, "outbox", (part) => handOver(database, heirs, [part, isLeft]), isLeft, signal);
  const bringForward = build.updateTable("outbox").set({ due_at: now });
  await inParts(database, "outbox", (part) => [bringForward.where(part).where(isPutOff).compile()], isPutOff, signal);
}

/** Creates a function that does this at most once in a while; it resolves when done, or at once if the last run was recent. */
export function caretaker(database: Database, targets: Target[], signal: AbortSignal): () => Promise<void> {
  let began = Number.NEGATIVE_INFINITY;
  let underWay = Promise.resolve();
  return () => {
    if (performance.now() - began < rhythm) return underWay;
    began = performance.now();
    underWay = lookAfter(database, namesAmong(targets), signal).catch((error: unknown) => {
      began = Number.NEGATIVE_INFINITY;
      throw error;
    });
    return underWay;
  };
}
