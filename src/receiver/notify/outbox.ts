/**
 * Notifies targets of new leads from a transactional outbox: at-least-once delivery with exponential backoff, across
 * restarts. Several receivers of one database share the work; an entry whose lease has expired is taken again.
 */
import type { WholeForm } from "../../engine/define/definition.ts";
import type { Database } from "../store/database.ts";
import { Entries, type OutboxEntry } from "../store/entries.ts";
import { day, hour } from "../store/moment.ts";
import { retry } from "../store/retry.ts";
import { reasonOf, type Warn } from "../store/trouble.ts";
import { codeOf, Undelivered } from "../store/undelivered.ts";
import { caretaker } from "./hand-over.ts";
import { notifierOf } from "./notify.ts";
import type { Target } from "./targets.ts";

/** How long an entry is leased, in milliseconds: longer than the timeouts of mail servers and webhooks. */
const lease = 90_000;

/** The number of entries leased together. */
const handful = 10;

/** The polling interval of the outbox, in milliseconds, since another receiver may have left entries. */
const rhythm = 5_000;

/** The pause after some attempts, in whole milliseconds, as PostgreSQL stores them: doubles up to an hour, with jitter. */
export const pauseAfter = (attempts: number, first = 2_000): number =>
  Math.round(Math.min(first * 2 ** Math.max(0, attempts - 1), hour) * (0.75 + Math.random() / 2));

/**
 * How long delivery of a notice is attempted, in milliseconds, and the minimum number of attempts: a receiver may have
 * been off in between.
 */
const [longest, leastAttempts] = [5 * day, 12];

const isTooLate = ({ lead, attempts }: OutboxEntry) =>
  attempts >= leastAttempts && Date.now() - lead.receivedAt > longest;

/** A running outbox. */
export interface Outbox {
  /** Called when there is a new entry. */
  wake: () => void;
  /**
   * Delivers what is due now or in a moment, such as what has just failed, and resolves after the attempts; for a process that
   * sleeps between requests. Never throws: other notices wait for the next time.
   * @param time no further entry is taken after this, in milliseconds
   */
  drain: (time?: number) => Promise<void>;
  /** Waits a moment for deliveries in progress; the rest is delivered after the next start. */
  close: () => Promise<void>;
}

/** How long deliveries in progress may take when the receiver stops, in milliseconds. */
const lastTimeout = 1_000;

/** How long a process that sleeps between requests delivers notices after one of them, in milliseconds. */
const drainTimeout = 10_000;

const sleep = (time: number, wakeUp: (wake: () => void) => void) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, time);
    timer.unref();
    wakeUp(() => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The context of each target's outbox. */
interface Around {
  database: Database;
  forms: WholeForm[];
  warn: Warn;
  /** Runs before each poll. */
  before: () => Promise<void>;
}

/** Processes the outbox of one target until it is closed. */
function emptied({ database, forms, warn, before }: Around, target: Target): Outbox {
  const givenUp = (id: string, code: string) =>
    warn("given up", { target: target.shown, id, code, fix: "npm run leads -- --untold" });
  const entries = new Entries(database, target.name, givenUp);
  const notify = notifierOf(target, database);
  let isClosed = false;
  let isAwake = false;
  let isUnread = false;
  let wake: () => void = () => undefined;
  // Results of deliveries that could not be written because the database was unavailable.
  const unwritten: (() => Promise<void>)[] = [];

  const conclude = (outcome: () => Promise<void>): Promise<void> =>
    retry(outcome, lastTimeout).catch((error: unknown) => {
      unwritten.push(outcome);
      throw error;
    });

  async function tellOne(entry: OutboxEntry): Promise<void> {
    const { lead, attempts, isDigest } = entry;
    try {
      await notify({ lead, form: forms.find(({ formName }) => formName === lead.form), isDigest });
    } catch (error) {
      const why = error instanceof Undelivered ? error.reason : codeOf(error);
      if ((error instanceof Undelivered && error.isFinal) || isTooLate(entry)) {
        givenUp(lead.id, why);
        return conclude(() => entries.giveUp(entry, why));
      }
      const asked = error instanceof Undelivered ? error.wait : 0;
      const pause = Math.max(pauseAfter(attempts, target.firstPause), asked);
      warn("not told", { target: target.shown, id: lead.id, code: why, again: Math.round(pause / 1000) });
      return retry(() => entries.postpone(lead, pause), lastTimeout);
    }
    return conclude(() => entries.told(lead));
  }

  /** Delivers what is due; returns the time until the next entry, in milliseconds. */
  async function round(): Promise<number> {
    // Before taking new entries: once their leases expire, delivered notices would be delivered again.
    for (let outcome = unwritten[0]; outcome; outcome = unwritten[0]) {
      await outcome();
      unwritten.shift();
    }
    const time = await entries.untilDue();
    if (time === undefined) return rhythm;
    if (time > 0) return Math.min(time, rhythm);
    await Promise.all((await entries.take(lease, handful)).map(tellOne));
    return 0;
  }

  let last: Promise<number> = Promise.resolve(0);

  /** One round at a time. If the database is unavailable, the next round tries again. */
  const nextRound = (): Promise<number> => {
    last = last
      .then(before)
      .then(round)
      .then((pause) => {
        isUnread = false;
        return pause;
      })
      .catch((error: unknown) => {
        // Logged once for each outage.
        if (!isUnread) warn("outbox not read", { target: target.shown, ...reasonOf(error) });
        isUnread = true;
        return rhythm;
      });
    return last;
  };

  async function drain(time = drainTimeout): Promise<void> {
    const end = performance.now() + time;
    for (let pause = 0, left = 0; pause < rhythm && pause <= left && !isClosed; left = end - performance.now())
      pause = await sleep(pause, () => undefined).then(nextRound);
  }

  async function run(): Promise<void> {
    while (!isClosed) {
      isAwake = false;
      const pause = await nextRound();
      if (pause > 0 && !isAwake && !isClosed)
        await sleep(pause, (wakeUp) => {
          wake = wakeUp;
        });
    }
  }

  const running = run();
  return {
    wake: () => {
      isAwake = true;
      wake();
    },
    drain,
    close: async () => {
      isClosed = true;
      wake();
      await Promise.race([running, sleep(lastTimeout, () => undefined)]);
    },
  };
}

/**
 * Processes the outbox, each target independently, so that one that hangs does not delay the others.
 * @param warn called for failed deliveries
 */
export function openOutbox(database: Database, forms: WholeForm[], targets: Target[], warn: Warn): Outbox {
  const end = new AbortController();
  const before = caretaker(database, targets, end.signal);
  const all = targets.map((target) => emptied({ database, forms, warn, before }, target));
  return {
    wake: () => {
      for (const one of all) one.wake();
    },
    drain: async (time) => {
      await Promise.all(all.map((one) => one.drain(time)));
    },
    close: async () => {
      end.abort();
      await Promise.all(all.map((one) => one.close()));
    },
  };
}
