/** Deletes leads once they are as old as they may become (`LEADS_KEEP`): at the start, and once a day. */
import type { Log } from "./log.ts";
import { spanBack } from "./moment.ts";
import type { Store } from "./store.ts";
import { reasonOf } from "./trouble.ts";

const day = 24 * 60 * 60_000;

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
 * Keeps leads for a span (`24mo`), and no longer.
 * @returns ends it, once what is under way is done
 */
export function keepFor(store: Store, span: string, log: Log): () => Promise<void> {
  let underWay = tidy(store, span, log);
  const timer = setInterval(() => {
    underWay = tidy(store, span, log);
  }, day).unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
