/** The daily digest of suspect leads: how many there were, and how to list and to clear them. */
import type { CompiledQuery, Kysely } from "kysely";
import type { Database } from "./database.ts";
import type { Lead } from "./lead.ts";
import { day } from "./moment.ts";
import { type Tables, toldKey } from "./tables.ts";

/** The id of digests in the outbox, which no lead has; each is identified by its day. */
export const digestId = "suspects";

/** When the day of a moment began, in UTC; both in milliseconds since 1970. */
const dayOf = (at: number): number => at - (at % day);

/** Schedules a day's digest for a target, for the end of the day; once, however many suspects there are. */
export const digestStatement = (build: Kysely<Tables>, at: number, target: string): CompiledQuery =>
  build
    .insertInto("outbox")
    .values({ id: digestId, received_at: dayOf(at), target, due_at: dayOf(at) + day })
    .onConflict((conflict) => conflict.doNothing())
    .compile();

/** Counts the suspects of a day by form, without those that were cleared or deleted. */
export const suspectsOf = (build: Kysely<Tables>, from: number) =>
  build
    .selectFrom("leads")
    .select(({ fn }) => ["form", fn.countAll<number>().as("found")])
    .where("suspect", "is not", null)
    .where("received_at", ">=", from)
    .where("received_at", "<", from + day)
    .groupBy("form")
    .orderBy("form")
    .compile();

/** A digest in the shape of a lead, so that it is delivered in the same ways. Nothing in it was written by a sender. */
export function digestOf(from: number, rows: { form: string; found: number }[]): Lead {
  const date = new Date(from).toISOString().slice(0, 10);
  return {
    id: digestId,
    form: digestId,
    body: {
      date,
      suspects: rows.reduce((sum, { found }) => sum + Number(found), 0),
      forms: rows.map(({ form, found }) => `${form}: ${found}`),
      list: `npm run leads -- --suspect --since ${date}`,
      clear: "npm run leads -- --clear ID",
    },
    receivedAt: from,
    lastSeenAt: from,
    count: 1,
  };
}

/** Clears the mark of a lead, and schedules a notice of it for each target. */
export const clearStatements = ({ build, now }: Database, id: string, targets: string[]): CompiledQuery[] => [
  ...targets.map((target) =>
    build
      .insertInto("outbox")
      .columns([...toldKey, "due_at"])
      .expression((eb) =>
        eb
          .selectFrom("leads")
          .select((of) => ["id", "received_at", of.cast<string>(of.val(target), "text").as("target"), now.as("due_at")])
          .where("id", "=", id)
          .where("suspect", "is not", null),
      )
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
  ),
  build.updateTable("leads").set({ suspect: null }).where("id", "=", id).compile(),
];
