/** The language of the page that a lead came from; null if it is the form's own. */
import type { Migration } from "kysely";

export const lang: Migration = {
  up: (db) => db.schema.alterTable("leads").addColumn("lang", "text").execute(),
};
