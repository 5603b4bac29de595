/** What many runs come to, and how two things are run so that neither has the quieter machine. */

/**
 * The value at a share of all values, between its neighbours where it falls between two.
 * @param share from 0 to 1
 */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

/** The value in the middle. */
export const median = (values: number[]): number => percentile(values, 0.5);

/** What each arm gave, one result a round. */
export type Rounds<Arm extends string, Result> = { [arm in Arm]: Result[] };

/** The median of one figure of an arm's results. */
export const medianOf = <Result>(results: Result[], figure: (result: Result) => number): number =>
  median(results.map(figure));

/**
 * Runs every arm once a round, A B A B; every other round begins at the other end, so that what comes first gains nothing.
 * A first round only warms up and is left out.
 */
export async function interleave<Arm extends string, Result>(
  arms: { [arm in Arm]: () => Promise<Result> },
  rounds: number,
): Promise<Rounds<Arm, Result>> {
  const names = Object.keys(arms) as Arm[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]])) as Rounds<Arm, Result>;
  for (let round = 0; round <= rounds; round += 1)
    for (const name of round % 2 ? names : names.toReversed()) {
      const result = await arms[name]();
      if (round > 0) results[name].push(result);
    }
  return results;
}
