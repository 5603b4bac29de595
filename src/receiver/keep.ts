/** Deletes leads once they are as old as they may become (`LEADS_KEEP`), and drafts: at the start, and again and again. */
import type { Drafts } from "./drafts.ts";
import type { Log } from "./log.ts";
import { spanBack } from "./moment.ts";
import type { Store } from "./store.ts";
import { reasonOf } from "./trouble.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

/** Deletes leads that are too old. A failure is retried the next day. */
async function tidy(store: Store, span: string, log: Log): Promise<void> {
  const filter = { before: spanBack(span, Date.now()) };
  try {
    const count = await store.count(filter);
    if (count === 0) return;
    await store.remove(filter);
    log.expired(count, span);
  } catch (error) {
    log.warn("not deleted", { span, ...reasonOf(error) });
  }
}

/**
 * Does something now, and again after each pause.
 * @returns ends it, once what is under way is done
 */
function regularly(pause: number, task: () => Promise<void>): () => Promise<void> {
  let underWay = task();
  const timer = setInterval(() => {
    underWay = task();
  }, pause).unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}

/** Keeps leads for a span (`24mo`), and no longer, until it is ended. */
export const keepFor = (store: Store, span: string, log: Log): (() => Promise<void>) =>
  regularly(day, () => tidy(store, span, log));

/** Deletes drafts once they have ended, until it is ended itself. */
export const keepDrafts = (drafts: Drafts, log: Log): (() => Promise<void>) =>
  regularly(hour, () => drafts.tidy().catch((error: unknown) => log.warn("drafts not deleted", reasonOf(error))));
