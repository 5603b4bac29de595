/** `npm run leads -- --watch`: shows new leads as they come. */
import { setTimeout } from "node:timers/promises";
import type { Lead } from "../store/lead.ts";

/** The polling interval, in milliseconds. */
const rhythm = 1_000;

/** How long after its arrival a lead may become visible: receivers' clocks differ, and commits take time. */
const slack = 60_000;

const keyOf = ({ id, receivedAt }: Lead) => `${id} ${receivedAt}`;

/**
 * Shows new leads, oldest first, until it is stopped; also over a restart of the database.
 * @param read returns the leads since a moment, newest first
 * @param show may read the lead's files: one that it fails at is shown later, and none twice
 * @param away told once each time that the database can be read no more
 * @param last when the last lead came, by the clock of its receiver, 0 if none has; this machine's may be ahead, and would miss
 * what comes
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
  // From the last lead on, however long ago: meanwhile a reader of the output may have stopped, or this machine slept.
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
  // What is there by then is not new.
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
