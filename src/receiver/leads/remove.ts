/**
 * `npm run leads -- --delete` and `--clear`: deletes leads permanently, after the owner's confirmation, or clears the
 * mark of one.
 */
import { errorText, quote } from "../../engine/check/problem.ts";
import { namesOf, type Target } from "../notify/targets.ts";
import { shownUrl } from "../store/database.ts";
import type { Filter } from "../store/filter.ts";
import { Store } from "../store/store.ts";
import { failing } from "../store/unusable.ts";
import { confirmed, deleted, leadsIn, noStore, type Options, usageError } from "./command.ts";

/** Completes the beginning of an id in a filter, as the table shows it. */
async function whole(store: Store, { id, ...filter }: Filter): Promise<Filter> {
  if (id === undefined) return filter;
  if (id === "") throw usageError("ID", "an id, or the beginning of one", quote(id));
  const [found = id, other] = await store.idsLike(id);
  if (other !== undefined) throw usageError("ID", "an id, or as much of it as no other has", `${found}, ${other}`);
  return { id: found };
}

/** Clears the mark of a suspect lead, and schedules its notices. */
export async function clear(url: string, start: string, targets: Target[]): Promise<string> {
  const found = await Store.reading(url, async (store) => {
    const filter = await whole(store, { id: start });
    return { id: (await store.count({ ...filter, suspect: true })) > 0 ? filter.id : undefined };
  });
  if (!found) return `No lead is cleared: ${noStore(url)}`;
  const { id } = found;
  if (id === undefined) return `No lead is cleared: ${shownUrl(url)} has no suspect one ${quote(start)}`;
  const names = namesOf(targets);
  const store = await Store.open(url);
  await store.clear(id, names).finally(() => store.close());
  const told =
    names.length > 0
      ? "; a running receiver notifies you of it"
      : ", and nobody is notified of it: LEADS_NOTIFY is not set here";
  return `The lead ${id} is an ordinary one now${told}`;
}

/**
 * Deletes leads in batches; Ctrl-C stops it between two of them.
 * @throws an error that says how many have been deleted by then, and why it stopped
 */
async function removeUntilBrokenOff(url: string, store: Store, filter: Filter, count: number): Promise<void> {
  const end = new AbortController();
  const breakOff = () => end.abort();
  let gone = 0;
  process.once("SIGINT", breakOff);
  try {
    await store.remove(filter, end.signal, (some) => {
      gone += some;
    });
  } catch (error) {
    const why = error === end.signal.reason ? "" : `${errorText(failing(url, error))}\n`;
    const said = `${why}Broken off: ${gone} of ${leadsIn(count)} deleted; the same again deletes the others`;
    throw new Error(said, { cause: error });
  } finally {
    process.off("SIGINT", breakOff);
  }
}

/**
 * Deletes leads; returns a message about the result.
 * @throws when the options are invalid, nobody can confirm, or it is interrupted
 */
export async function remove(url: string, options: Options): Promise<string> {
  const asked = deleted(options);
  const found = await Store.reading(url, async (store) => {
    const filter = await whole(store, asked);
    return { filter, count: await store.count(filter) };
  });
  if (!found) return `No lead is deleted: ${noStore(url)}`;
  const { filter, count } = found;
  if (count === 0) return `No lead is deleted: ${shownUrl(url)} has none of them`;
  if (!options.yes && !(await confirmed("--delete", `Delete ${leadsIn(count)} from ${shownUrl(url)} for ever?`)))
    return "No lead is deleted";
  const store = await Store.open(url);
  await removeUntilBrokenOff(url, store, filter, count).finally(() => store.close());
  return `${leadsIn(count)} deleted from ${shownUrl(url)}`;
}
