/** Who posted how often lately, as rate-limiter-flexible counts; the counts of a minute that is over are not brought along. */
import type { Migration } from "kysely";

export const posts: Migration = {
  async up({ schema }) {
    await schema.dropTable("senders").ifExists().execute();
    await schema
      .createTable("posts")
      .addColumn("key", "varchar(255)", (column) => column.primaryKey())
      .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("expire", "bigint")
      .execute();
  },
};
