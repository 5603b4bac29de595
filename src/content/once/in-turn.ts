/** Work on many things, a few of them at a time. */

/** So many are under way: enough for every core to have something to do, and few enough to be held in memory. */
const most = 16;

/** Does some work on each thing; the results are in the order of the things. */
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
