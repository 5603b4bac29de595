/** Statistics of repeated runs, and alternating execution so that neither arm has the quieter machine. */

/**
 * A percentile, interpolated between neighbors.
 * @param share from 0 to 1
 */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

/** The median. */
export const median = (values: number[]): number => percentile(values, 0.5);

/** The results of each arm, one per round. */
export type Rounds<Arm extends string, Result> = { [arm in Arm]: Result[] };

/** The median of one figure over an arm's results. */
export const medianOf = <Result>(results: Result[], figure: (result: Result) => number): number =>
  median(results.map(figure));

/**
 * Runs every arm once per round, A B A B; every other round in reverse order, so that being first is no advantage. The
 * first round is a warm-up and is discarded.
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
