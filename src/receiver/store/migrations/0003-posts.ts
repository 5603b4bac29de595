/** Recent posts by sender, as rate-limiter-flexible counts them; counts of past minutes are not migrated. */
import type { Migration } from "kysely";

export const posts: Migration = {
  async up({ schema }) {
    await schema.dropTable("senders").ifExists().execute();
    await schema
      .createTable("posts")
      .ifNotExists()
      .addColumn("key", "varchar(255)", (column) => column.primaryKey())
      .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("expire", "bigint")
      .execute();
  },
};
