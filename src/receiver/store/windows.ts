/** Time windows: the same lead arriving again in one is the same row. */
import type { CompiledQuery, Kysely, RawBuilder } from "kysely";
import { minute } from "./moment.ts";
import type { Tables } from "./tables.ts";

/** How long after a lead the same one extends its window, in milliseconds. */
const sameLeadWithin = 10 * minute;

/**
 * Extends the time windows of leads that were seen recently, and begins new ones for all others; also if the last window is in the
 * future, because a clock was wrong: otherwise nobody would be notified until then.
 * @param seen the id of each lead, and its moment twice
 */
export const windowsOf = (build: Kysely<Tables>, seen: RawBuilder<unknown>) =>
  build
    .insertInto("latest")
    .columns(["id", "received_at", "last_seen_at"])
    .expression(seen)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((eb) => ({
        received_at: eb
          .case()
          .when(
            eb.between(
              "latest.last_seen_at",
              eb("excluded.last_seen_at", "-", eb.lit(sameLeadWithin)),
              eb("excluded.last_seen_at", "+", eb.lit(sameLeadWithin)),
            ),
          )
          .then(eb.ref("latest.received_at"))
          .else(eb.ref("excluded.received_at"))
          .end(),
        last_seen_at: eb
          .case()
          .when(
            eb.between(
              "latest.last_seen_at",
              eb.ref("excluded.last_seen_at"),
              eb("excluded.last_seen_at", "+", eb.lit(sameLeadWithin)),
            ),
          )
          .then(eb.ref("latest.last_seen_at"))
          .else(eb.ref("excluded.last_seen_at"))
          .end(),
      })),
    );

/** The maximum number of time windows that are deleted together, as after a flood: arriving leads wait for it. */
export const windowsAtOnce = 5_000;

/** Deletes time windows that are too old to matter; returns their ids. */
export const deleteOldWindows = (build: Kysely<Tables>, now: number): CompiledQuery => {
  const before = now - 6 * sameLeadWithin;
  const old = build.selectFrom("latest").select("id").where("last_seen_at", "<", before);
  return (
    build
      .deleteFrom("latest")
      .where("id", "in", old.limit(windowsAtOnce))
      // PostgreSQL evaluates this again for a window that another receiver was just extending.
      .where("last_seen_at", "<", before)
      .returning("id")
      .compile()
  );
};
