/**
 * The files of leads, beside their rows. What a lead brought along before stays in its row, where an earlier release that
 * still runs reads and writes it too.
 */
import type { Migration } from "kysely";

export const files: Migration = {
  async up({ schema }) {
    await schema
      .createTable("files")
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("received_at", "bigint", (column) => column.notNull())
      .addColumn("sha256", "text", (column) => column.notNull())
      // SQLite knows no such type, and keeps bytes in a column of any.
      .addColumn("bytes", "bytea", (column) => column.notNull())
      .addPrimaryKeyConstraint("files_once", ["id", "received_at", "sha256"])
      .execute();
  },
};
