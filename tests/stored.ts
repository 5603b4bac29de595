/** Reads leads from a store, as they were sent. */
import type { JsonObject } from "../src/engine/schema/schema.ts";
import type { Filter } from "../src/receiver/store/filter.ts";
import { Store } from "../src/receiver/store/store.ts";
import { wholeLead } from "../src/receiver/store/stored-files.ts";

/** The bodies of leads with their files, the newest first. */
export async function bodiesAt(url: string, filter: Filter = {}): Promise<JsonObject[]> {
  const bodies = await Store.reading(url, async (store) => {
    const leads = await Promise.all((await store.list(filter)).map((lead) => wholeLead(store.database, lead)));
    return leads.map(({ body }) => body);
  });
  return bodies ?? [];
}
