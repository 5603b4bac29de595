/** The health check: whether a lead could be stored now, and the backlog. */
import { setTimeout as pause } from "node:timers/promises";
import { countDead } from "./notify/dead-letters.ts";
import { retry } from "./store/retry.ts";
import type { Store } from "./store/store.ts";
import { reasonOf, type Warn } from "./store/trouble.ts";

/** The response to `GET /health`. */
export interface Health {
  /** Whether a lead could be stored now. */
  ok: boolean;
  /** When the last lead came, in ISO 8601; null if there is none. */
  lastLead: string | null;
  /** Leads waiting to be written. */
  queue: number;
  /**
   * New leads with pending notices, and since when; and the number of dead letters to owners, which are not retried
   * automatically.
   */
  outbox: { waiting: number; since: string | null; dead: number };
}

/** How long a result is cached, in milliseconds, so that frequent requests do not become frequent reads. */
const fresh = 500;

/** How long a successful probe counts, in milliseconds, unless writing a lead has failed since; a probe is as large as a lead. */
const proven = 10_000;

/** The timeout of a check, in milliseconds: most clients, such as Docker's, give up after five seconds; a lead may take longer. */
const timeout = 4_000;

const iso = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString());

/**
 * Checks a store at most twice a second, however often it is called, and writes even less often unless that fails: otherwise a
 * stranger who polls all day would wear out its disk.
 * @param warn called once for each outage
 */
export function healthOf(store: Store, warn: Warn): () => Promise<Health> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<Health> | undefined;
  let underWay: Promise<Health> | undefined;
  let isAway = false;
  let written = { at: Number.NEGATIVE_INFINITY, failures: 0 };

  const prove = async () => {
    const { failures } = store.leads;
    if (failures === written.failures && performance.now() - written.at < proven) return;
    await retry(() => store.probe(), fresh);
    written = { at: performance.now(), failures };
  };

  const ask = async (): Promise<Health> => {
    await prove();
    // One after the other: a server may have a single connection to spare, by which leads are stored, too.
    const last = await store.lastLead();
    const { waiting, since } = await store.backlog();
    const { notices } = await retry(() => countDead(store.database));
    const outbox = { waiting, since: iso(since), dead: notices };
    return { ok: true, lastLead: iso(last), queue: store.leads.queue, outbox };
  };

  const examine = async (): Promise<Health> => {
    const late = async () => {
      await pause(timeout, undefined, { ref: false });
      throw new Error(`The store has not answered for ${timeout / 1000} seconds`);
    };
    try {
      // Leads wait while a slow disk is examined, so checks that arrive meanwhile share the result.
      underWay ??= ask().finally(() => {
        underWay = undefined;
      });
      const ready = await Promise.race([underWay, late()]);
      isAway = false;
      return ready;
    } catch (error) {
      // Logged once for each outage, since monitoring polls every few seconds.
      if (!isAway) warn("not ready", reasonOf(error));
      isAway = true;
      return { ok: false, lastLead: null, queue: store.leads.queue, outbox: { waiting: 0, since: null, dead: 0 } };
    }
  };

  return () => {
    if (!answer || performance.now() - asked > fresh) {
      asked = performance.now();
      answer = examine();
    }
    return answer;
  };
}
