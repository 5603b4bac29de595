/**
 * Deletes leads at the end of their retention period (`LEADS_KEEP`), and expired drafts: at the start, and regularly.
 */

import type { Log } from "./log.ts";
import type { Drafts } from "./store/drafts.ts";
import { day, hour, spanBack } from "./store/moment.ts";
import { record, recorded } from "./store/pulse.ts";
import type { Store } from "./store/store.ts";
import { reasonOf } from "./store/trouble.ts";

/** A clock that is further from the last deletion than this, in milliseconds, may be wrong. */
const mostBetween = 30 * day;

/** How long such a clock is doubted, in milliseconds: a receiver with the right clock records its daily deletion meanwhile. */
const doubted = day + hour;

/**
 * Whether the clock can be trusted: by one that is years ahead, every lead would be too old. A receiver that was off for long
 * trusts its own clock only two days later.
 */
async function isClockRight({ database }: Store, now: number, last?: number): Promise<boolean> {
  if (last === undefined || now - last <= mostBetween) return true;
  const doubt = await recorded(database, "clock doubted");
  if (doubt !== undefined && Math.abs(now - doubt) <= mostBetween) return now - doubt >= doubted;
  await record(database, "clock doubted", now);
  return false;
}

const ahead = {
  why: "the clock is more than 30 days ahead of when leads were deleted last, or this receiver was off as long",
  fix: "set the clock if it is wrong, here or at another receiver; otherwise they are deleted in two days",
};

const behind = {
  why: "the clock is more than 30 days behind when leads were deleted last: new leads get that time, and are deleted as much too early",
  fix: "set the clock if it is wrong, here or at another receiver",
};

/** Before any receiver existed: an earlier lead was dated by a clock that was not set, so its age is unknown. */
const earliest = Date.UTC(2026);

const unset = {
  why: "the clock is not set, it says a time before 2026: new leads get that time, and are not deleted by themselves",
  fix: "set the clock",
};

const undated = {
  why: "they seem to be from before 2026, or from a month ahead: the clock was wrong when they came, or is now",
  fix: "set the clock if it is wrong; otherwise delete them yourself in time: npm run leads -- --delete ID",
};

/** Deletes leads that are too old. A failed run is retried the next day, an interrupted one at the next start. */
async function tidy(store: Store, span: string, log: Log, signal: AbortSignal): Promise<void> {
  const now = Date.now();
  const filter = { since: earliest, before: spanBack(span, now) };
  try {
    // No lead is that old; and once the clock is set, the last deletion would seem too long ago.
    if (now < earliest) return log.warn("clock behind", unset);
    const last = await recorded(store.database, "deleted");
    const isBehind = last !== undefined && last - now > mostBetween;
    if (isBehind) log.warn("clock behind", behind);
    // If this clock is slow, leads with the right time would seem to be in the future.
    const after = isBehind ? 0 : await store.count({ since: now + mostBetween });
    const count = after + (await store.count({ before: earliest }));
    if (count > 0) log.warn("not deleted", { count, ...undated });
    if (!(await isClockRight(store, now, last))) return log.warn("not deleted", { span, ...ahead });
    await record(store.database, "deleted", now);
    // Judged by this clock, a fast one (another receiver's, or this one's before it was set) stays doubted after a day, too.
    await record(store.database, "clock doubted", 0);
    const old = await store.count(filter);
    if (old === 0) return;
    await store.remove(filter, signal);
    log.expired(old, span);
  } catch (error) {
    if (error !== signal.reason) log.warn("not deleted", { span, ...reasonOf(error) });
  }
}

/**
 * Runs a task now, and again after each pause.
 * @param task receives a signal by which it is interrupted
 * @returns the function that stops it, after the current run
 */
function regularly(pause: number, task: (signal: AbortSignal) => Promise<void>): () => Promise<void> {
  const end = new AbortController();
  let underWay = task(end.signal);
  const timer = setInterval(() => {
    underWay = task(end.signal);
  }, pause).unref();
  return () => {
    clearInterval(timer);
    end.abort();
    return underWay;
  };
}

/** Deletes leads older than a span (`24mo`), until it is ended. */
export const keepFor = (store: Store, span: string, log: Log): (() => Promise<void>) =>
  regularly(day, (signal) => tidy(store, span, log, signal));

/** Deletes expired drafts, until it is ended. */
export const keepDrafts = (drafts: Drafts, log: Log): (() => Promise<void>) =>
  regularly(hour, (signal) =>
    drafts.tidy(Date.now(), signal).catch((error: unknown) => log.warn("drafts not deleted", reasonOf(error))),
  );
