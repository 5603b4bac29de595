/** Why a lead may be no honest request; null when nothing speaks against it. */
import type { Migration } from "kysely";

export const suspect: Migration = {
  up: (db) => db.schema.alterTable("leads").addColumn("suspect", "text").execute(),
};
