/** Drafts to continue on another device: encrypted, found by the hash of an id, with an expiry time. */
import type { Migration } from "kysely";

export const drafts: Migration = {
  async up({ schema }) {
    await schema
      .createTable("drafts")
      .ifNotExists()
      .addColumn("id", "text", (column) => column.primaryKey())
      // Before the bytes, so that summing up sizes does not read them.
      .addColumn("size", "bigint", (column) => column.notNull())
      .addColumn("until", "bigint", (column) => column.notNull())
      .addColumn("sealed", "bytea", (column) => column.notNull())
      .execute();
    await schema.createIndex("drafts_by_end").ifNotExists().on("drafts").column("until").execute();
  },
};
