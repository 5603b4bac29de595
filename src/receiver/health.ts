/** The health check: whether a lead could be stored now, and the backlog. */
import { countDead } from "./dead-letters.ts";
import { retry } from "./retry.ts";
import type { Store } from "./store.ts";

/** What `GET /health` answers. */
export interface Health {
  /** Whether a lead could be stored now. */
  ok: boolean;
  /** When the last lead came, in ISO 8601; null when none has. */
  lastLead: string | null;
  /** Leads that wait to be written. */
  queue: number;
  /** New leads that wait to be told, and since when; and how many could not be, whom nobody will be told of by itself. */
  outbox: { waiting: number; since: string | null; dead: number };
}

/** How long a result is cached, in milliseconds, so that frequent requests do not become frequent writes. */
const fresh = 500;

/** How long a write may take, in milliseconds. */
const timeout = 2_000;

const iso = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString());

const late = (time: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`It took longer than ${time} ms`)), time).unref();
  });

async function examine(store: Store): Promise<Health> {
  const outbox = { waiting: 0, since: null, dead: 0 };
  const health: Health = { ok: false, lastLead: null, queue: store.queue, outbox };
  const ask = async () => {
    await retry(fresh, () => store.probe());
    const asked = [store.lastLead(), store.backlog(), countDead(store.database)] as const;
    const [last, { waiting, since }, dead] = await Promise.all(asked);
    return { ...health, ok: true, lastLead: iso(last), outbox: { waiting, since: iso(since), dead } };
  };
  return Promise.race([ask(), late(timeout)]).catch(() => health);
}

/** Examines a store at most twice a second, however often it is asked. */
export function healthOf(store: Store): () => Promise<Health> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<Health> | undefined;
  return () => {
    if (!answer || performance.now() - asked > fresh) {
      asked = performance.now();
      answer = examine(store);
    }
    return answer;
  };
}
