/**
 * The files of leads, beside their rows. Files of earlier leads stay in their rows, where an earlier release that is
 * still running reads and writes them.
 */
import type { Migration } from "kysely";

export const files: Migration = {
  async up({ schema }) {
    await schema
      .createTable("files")
      .ifNotExists()
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("received_at", "bigint", (column) => column.notNull())
      .addColumn("sha256", "text", (column) => column.notNull())
      // SQLite does not know this type, and stores bytes in a column of any type.
      .addColumn("bytes", "bytea", (column) => column.notNull())
      .addPrimaryKeyConstraint("files_once", ["id", "received_at", "sha256"])
      .execute();
  },
};
