/** How much is tested: a few cases in `npm test`, all of them in `npm run test:faults`. */

/** Whether this is the long run. */
export const isFull = process.env.FAULTS === "full";

/** The first cases in the short run; all of them in the long run. */
export const some = <T>(cases: readonly T[], short: number): readonly T[] => (isFull ? cases : cases.slice(0, short));

/** A number of attempts, for the short and for the long run. */
export const size = (short: number, full: number): number => (isFull ? full : short);
