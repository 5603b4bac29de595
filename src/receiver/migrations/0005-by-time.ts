/** The order in which leads are listed, as an index: by their time, and of one time by their ids, which are its pages' ends. */
import type { Migration } from "kysely";

export const byTime: Migration = {
  async up({ schema }) {
    await schema.createIndex("leads_in_order").on("leads").columns(["received_at", "id"]).execute();
    // The new one begins with the same column.
    await schema.dropIndex("leads_by_time").execute();
  },
};
