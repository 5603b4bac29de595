/** `npm run leads -- --untold` and `--test-notify`: what the owner sees of who is told, and of what could not be told. */
import { countDead, countWaiting, type DeadLetter, listDead, namesAmong, retryDeadLetters } from "./dead-letters.ts";
import { shownTime } from "./moment.ts";
import { Store } from "./store.ts";
import type { Target } from "./targets.ts";
import { tryTargets } from "./tell.ts";

/** At most so many dead letters are shown, the newest. */
const most = 200;

const nobody = "Nobody is told of new leads: LEADS_NOTIFY is not set";

/** What the outbox knows a target by, without the digest that tells it apart. */
const shownName = (name: string) => name.split(" ").slice(0, 2).join(" ");

/** What is still to be told of a store and what could not be, as the list of leads ends with it; empty when there is neither. */
export async function openEnd(store: Store): Promise<string> {
  const [{ waiting, since = 0 }, dead] = [await store.backlog(), await countDead(store.database)];
  const still = `\n${waiting} still to be told, the oldest since ${new Date(since).toISOString()}`;
  return `${waiting > 0 ? still : ""}${dead > 0 ? `\n${dead} could not be told: npm run leads -- --untold` : ""}`;
}

/**
 * Sends a marked test message to each target and says what became of it.
 * @throws with the same words, when a target did not take it
 */
export async function tried(targets: Target[]): Promise<string> {
  if (targets.length === 0) return nobody;
  const outcomes = await tryTargets(targets);
  const lines = outcomes.map(({ target, reason }) => `${target.shown}: ${reason ? `not told (${reason})` : "told"}`);
  if (outcomes.some(({ reason }) => reason)) throw new Error(lines.join("\n"));
  return lines.join("\n");
}

const line = ({ received_at, form, id, target, reason, attempts }: DeadLetter) =>
  [
    shownTime(received_at),
    ...[form ?? "-", id, shownName(target), `${reason}, after ${attempts} ${attempts === 1 ? "attempt" : "attempts"}`],
  ].join("  ");

/** What was given up telling, newest first, and what still waits; as JSON where a program reads it. */
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
      `${count} given up${count > 0 ? "; --untold --retry has them told again" : ""}`,
      ...waiting.map(
        ({ target, leads, isTold }) =>
          `${leads} waiting for ${target}${isTold ? "" : ", which is not in LEADS_NOTIFY"}`,
      ),
    ].join("\n"),
};

/** How many leads wait for a target, and whether it is told at all. */
interface Waiting {
  target: string;
  leads: number;
  isTold: boolean;
}

/**
 * What was given up telling, newest first, and what still waits.
 * @throws when the database cannot be read
 */
export async function untold(url: string, targets: Target[], as: keyof typeof shown): Promise<string> {
  const found = await Store.reading(url, async ({ database }) => ({
    letters: await listDead(database, most),
    count: await countDead(database),
    waiting: await countWaiting(database),
  }));
  const { letters, count, waiting } = found ?? { letters: [], count: 0, waiting: [] };
  const waits = waiting.map(({ target, waiting: leads }) => ({
    target: shownName(target),
    leads: Number(leads),
    isTold: targets.some(({ name }) => name === target),
  }));
  return shown[as](count, letters, waits);
}

/**
 * Has what was given up told again, by the receiver that runs or the next that does.
 * @throws when the database cannot be written
 */
export async function retold(url: string, targets: Target[]): Promise<string> {
  if (targets.length === 0) return nobody;
  const store = await Store.open(url);
  try {
    const count = await countDead(store.database);
    await store.database.write(retryDeadLetters(store.database, namesAmong(targets), Date.now()));
    return `${count} will be told again`;
  } finally {
    await store.close();
  }
}
