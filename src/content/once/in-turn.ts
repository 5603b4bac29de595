/** Processes many items with limited concurrency. */

/** The concurrency limit: enough to keep every core busy, and few enough to be held in memory. */
const most = 16;

/** Processes each item; the results are in the order of the items. */
export async function inTurn<Thing, Result>(
  things: Thing[],
  work: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const entries = things.entries();
  const worker = async () => {
    for (const [index, thing] of entries) results[index] = await work(thing);
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}
