/** `npm run leads -- --watch`: shows new leads as they come. */
import { setTimeout } from "node:timers/promises";
import type { Lead } from "../store/lead.ts";

/** The polling interval, in milliseconds. */
const rhythm = 1_000;

/** How long after its arrival a lead may become visible: receivers' clocks differ, and commits take time. */
const slack = 60_000;

const keyOf = ({ id, receivedAt }: Lead) => `${id} ${receivedAt}`;

/**
 * Shows new leads, oldest first, until it is stopped; it survives restarts of the database.
 * @param read returns the leads since a moment, newest first
 * @param show may read the lead's files; a lead for which it fails is shown later, and none twice
 * @param away called once each time the database becomes unreadable
 * @param last when the last lead arrived, by its receiver's clock, or 0: this machine's may be ahead, and would miss new leads
 * @throws when it cannot be read at the beginning
 */
export async function watch(
  read: (since: number) => Promise<Lead[]>,
  show: (lead: Lead) => Promise<void>,
  away: (error: unknown) => void,
  signal: AbortSignal,
  last = Date.now(),
): Promise<void> {
  let [asked, seen, isAway] = [Math.min(last, Date.now()), new Set<string>(), false];
  // Starts at the last lead, however old: the output's reader may have been stopped, or this machine asleep, in the meantime.
  const look = async (found: (lead: Lead) => Promise<void>): Promise<void> => {
    const now = Date.now();
    const leads = await read(asked - slack);
    for (const lead of leads.toReversed()) {
      if (seen.has(keyOf(lead))) continue;
      await found(lead);
      seen.add(keyOf(lead));
    }
    const newest = Math.min(leads[0]?.receivedAt ?? asked, now);
    [asked, seen, isAway] = [Math.max(asked, newest), new Set(leads.map(keyOf)), false];
  };
  // Existing leads are not new.
  await look(async () => undefined);
  while (!signal.aborted) {
    await setTimeout(rhythm, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    await look(show).catch((error: unknown) => {
      if (!isAway) away(error);
      isAway = true;
    });
  }
}
