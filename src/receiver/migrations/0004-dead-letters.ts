/** What was given up telling, since when each target is told, and an index of what is due. */
import type { Migration } from "kysely";

export const deadLetters: Migration = {
  async up({ schema }) {
    await schema
      .createTable("dead_letters")
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
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("since", "bigint", (column) => column.notNull())
      .execute();
    // With the time a lead came, from which the age of what waits is read: no row is looked up for it.
    await schema.createIndex("outbox_due").on("outbox").columns(["target", "due_at", "received_at"]).execute();
  },
};
