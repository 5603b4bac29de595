/** Dead letters, the time from which each target is notified, and an index of due notices. */
import type { Migration } from "kysely";

export const deadLetters: Migration = {
  async up({ schema }) {
    await schema
      .createTable("dead_letters")
      .ifNotExists()
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("received_at", "bigint", (column) => column.notNull())
      .addColumn("target", "text", (column) => column.notNull())
      .addColumn("attempts", "bigint", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("given_up_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("dead_letters_once", ["id", "received_at", "target"])
      .execute();
    await schema
      .createTable("targets")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("since", "bigint", (column) => column.notNull())
      .execute();
    // Includes the time of the lead, so that the age of pending notices is read from the index alone.
    await schema.createIndex("outbox_due").on("outbox").columns(["target", "due_at", "received_at"]).execute();
  },
};
