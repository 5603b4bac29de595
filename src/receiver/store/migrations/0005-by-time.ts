/** An index for listing leads: by time, then by id, which mark the ends of pages. */
import type { Migration } from "kysely";

export const byTime: Migration = {
  async up({ schema }) {
    await schema.createIndex("leads_in_order").on("leads").columns(["received_at", "id"]).execute();
    // The new one begins with the same column.
    await schema.dropIndex("leads_by_time").execute();
  },
};
