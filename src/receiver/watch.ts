/** `npm run leads -- --watch`: shows new leads as they come. */
import { setTimeout } from "node:timers/promises";
import type { Lead } from "./lead.ts";

/** How often the database is asked, in milliseconds. */
const rhythm = 1_000;

/**
 * How long after its arrival a lead may become visible: receivers' clocks differ, and a lead may wait for its commit.
 */
const slack = 60_000;

const keyOf = ({ id, receivedAt }: Lead) => `${id} ${receivedAt}`;

/**
 * Shows leads that come from now on, oldest first, until it is stopped.
 * @param read gives the leads since a moment, newest first
 */
export async function watch(
  read: (since: number) => Promise<Lead[]>,
  show: (leads: Lead[]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let seen = new Set((await read(Date.now() - slack)).map(keyOf));
  while (!signal.aborted) {
    await setTimeout(rhythm, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const leads = await read(Date.now() - 2 * slack);
    const fresh = leads.filter((lead) => lead.receivedAt >= Date.now() - slack && !seen.has(keyOf(lead)));
    seen = new Set([...leads.map(keyOf)]);
    if (fresh.length > 0) await show(fresh.reverse());
  }
}
