/** What visitors left to continue on another device: encrypted, found by the hash of an id, until a moment. */
import type { Migration } from "kysely";

export const drafts: Migration = {
  async up({ schema }) {
    await schema
      .createTable("drafts")
      .addColumn("id", "text", (column) => column.primaryKey())
      // Before the bytes, so that summing it up reads none of them.
      .addColumn("size", "bigint", (column) => column.notNull())
      .addColumn("until", "bigint", (column) => column.notNull())
      .addColumn("sealed", "bytea", (column) => column.notNull())
      .execute();
    await schema.createIndex("drafts_by_end").on("drafts").column("until").execute();
  },
};
