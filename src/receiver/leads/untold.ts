/** `npm run leads -- --untold` and `--test-notify`: shows the owner the targets and undelivered notices. */
import { countDead, countWaiting, type DeadLetter, listDead, retryDeadLetters } from "../notify/dead-letters.ts";
import { tryTargets } from "../notify/notify.ts";
import { heirsOf, type Target } from "../notify/targets.ts";
import { shownTime } from "../store/moment.ts";
import { Store } from "../store/store.ts";
import { noLeadYet, noStore } from "./command.ts";

/** The maximum number of dead letters that are shown, the newest. */
const most = 200;

const nobody = "Nobody is notified of new leads: LEADS_NOTIFY is not set";

/** A target's outbox name without the digest that makes it unique. */
const shownName = (name: string) => name.split(" ").slice(0, 2).join(" ");

/** The pending and undeliverable notices of a store, for the end of the list of leads; empty when there are none. */
export async function openEnd(store: Store): Promise<string> {
  const [{ waiting, since = 0 }, dead] = [await store.backlog(), await countDead(store.database)];
  const { notices, confirmations } = dead;
  const still = `\nNotices still to be sent: ${waiting}, the oldest since ${new Date(since).toISOString()}`;
  const given = [notices > 0 && `${notices} not delivered`, confirmations > 0 && `${confirmations} not confirmed`];
  const said = given.filter(Boolean).join(", ");
  return `${waiting > 0 ? still : ""}${said && `\n${said}: npm run leads -- --untold`}`;
}

/**
 * Sends a marked test message to each target and returns the results.
 * @throws with the same text, when a target did not accept it
 */
export async function tried(targets: Target[]): Promise<string> {
  if (targets.length === 0) return nobody;
  const outcomes = await tryTargets(targets);
  const lines = outcomes.map(({ target, reason }) => `${target.shown}: ${reason ? `not sent (${reason})` : "sent"}`);
  if (outcomes.some(({ reason }) => reason)) throw new Error(lines.join("\n"));
  return lines.join("\n");
}

const line = ({ received_at, form, id, target, reason, attempts }: DeadLetter) =>
  [
    shownTime(received_at),
    ...[form ?? "-", id, shownName(target), `${reason}, after ${attempts} ${attempts === 1 ? "attempt" : "attempts"}`],
  ].join("  ");

/** Formats dead letters, newest first, and pending notices; also as JSON for programs. */
const shown = {
  json: (count: number, letters: DeadLetter[], waiting: Waiting[]) => {
    const givenUp = letters.map(({ received_at, given_up_at, target, ...letter }) => ({
      ...letter,
      target: shownName(target),
      receivedAt: new Date(received_at),
      givenUpAt: new Date(given_up_at),
    }));
    return JSON.stringify({ count, givenUp, waiting }, null, 2);
  },
  text: (count: number, letters: DeadLetter[], waiting: Waiting[]) =>
    [
      ...letters.map(line),
      ...(count > letters.length ? [`and ${count - letters.length} more`] : []),
      `${count} given up${count > 0 ? "; npm run leads -- --untold --retry sends them again" : ""}`,
      ...waiting.map(
        ({ target, leads, isTold }) =>
          `${leads} waiting for ${target}${isTold ? "" : ", which is not in LEADS_NOTIFY"}`,
      ),
    ].join("\n"),
};

/** The number of leads waiting for a target, and whether it is still configured. */
interface Waiting {
  target: string;
  leads: number;
  isTold: boolean;
}

/**
 * Lists dead letters, newest first, and pending notices.
 * @throws when the database cannot be read
 */
export async function untold(url: string, targets: Target[], as: keyof typeof shown): Promise<string> {
  const found = await Store.reading(url, async ({ database }) => ({
    letters: await listDead(database, most),
    dead: await countDead(database),
    waiting: await countWaiting(database),
  }));
  if (!found) {
    const none = noLeadYet(url);
    if (as === "text") return none;
    console.error(none);
  }
  const { letters, dead, waiting } = found ?? { letters: [], dead: { notices: 0, confirmations: 0 }, waiting: [] };
  const waits = waiting.map(({ target, waiting: leads }) => ({
    target: shownName(target),
    leads: Number(leads),
    isTold: targets.some(({ name }) => name === target),
  }));
  return shown[as](dead.notices + dead.confirmations, letters, waits);
}

/**
 * Retries dead letters, by the receiver that is running or the next one.
 * @throws when the database cannot be written
 */
export async function retold(url: string, targets: Target[]): Promise<string> {
  if (targets.length === 0) return nobody;
  // Opening a missing store for writing would create it.
  if (!(await Store.reading(url, async () => true))) return `Nothing is sent again: ${noStore(url)}`;
  const store = await Store.open(url);
  try {
    const { retried, left } = await retryDeadLetters(store.database, targets);
    const missing = heirsOf(targets).length > 0 ? "LEADS_CONFIRM" : "LEADS_NOTIFY";
    return `${retried} will be sent again${left > 0 ? `; ${left} not: ${missing} is not set here` : ""}`;
  } finally {
    await store.close();
  }
}
