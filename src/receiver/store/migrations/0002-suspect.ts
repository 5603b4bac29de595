/** Why a lead is suspect; null if it is not. */
import type { Migration } from "kysely";

export const suspect: Migration = {
  up: (db) => db.schema.alterTable("leads").addColumn("suspect", "text").execute(),
};
