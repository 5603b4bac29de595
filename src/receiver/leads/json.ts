/** Leads as JSON. */
import { escapeOf } from "../store/ascii.ts";
import type { Lead, Pages } from "../store/lead.ts";

/** A lead as JSON. Control characters that JSON leaves unescaped are escaped too, for terminals. */
export function jsonOf(lead: Lead, indent?: number): string {
  const [receivedAt, lastSeenAt] = [lead.receivedAt, lead.lastSeenAt].map((time) => new Date(time).toISOString());
  return JSON.stringify({ ...lead, receivedAt, lastSeenAt }, null, indent).replace(
    /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    escapeOf,
  );
}

/**
 * Leads as one JSON list, in batches.
 * @param whole returns a lead with its files
 */
export async function* toJson(pages: Pages, whole: (lead: Lead) => Promise<Lead>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const leads of pages())
    for (const lead of leads) {
      yield separator + jsonOf(await whole(lead), 2).replace(/^/gm, "  ");
      separator = ",\n";
    }
  yield separator === ",\n" ? "\n]" : "[]";
}
