/**
 * Deletes leads at the end of their retention period (`LEADS_KEEP`), and expired drafts: at the start, and regularly.
 */

import type { Log } from "./log.ts";
import type { Drafts } from "./store/drafts.ts";
import { day, hour, spanBack } from "./store/moment.ts";
import type { Store } from "./store/store.ts";
import { reasonOf } from "./store/trouble.ts";

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
 * Runs a task now, and again after each pause.
 * @returns the function that ends it, after the current run
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

/** Deletes leads older than a span (`24mo`), until it is ended. */
export const keepFor = (store: Store, span: string, log: Log): (() => Promise<void>) =>
  regularly(day, () => tidy(store, span, log));

/** Deletes expired drafts, until it is ended. */
export const keepDrafts = (drafts: Drafts, log: Log): (() => Promise<void>) =>
  regularly(hour, () => drafts.tidy().catch((error: unknown) => log.warn("drafts not deleted", reasonOf(error))));
