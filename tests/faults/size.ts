/** How much of a fault is tried: little of it in `npm test`, all of it in `npm run test:faults`. */

/** Whether this is the long run. */
export const isFull = process.env.FAULTS === "full";

/** As many of some cases as the short run takes; all of them in the long run. */
export const some = <T>(cases: readonly T[], short: number): readonly T[] => (isFull ? cases : cases.slice(0, short));

/** A number of attempts, for the short and for the long run. */
export const size = (short: number, full: number): number => (isFull ? full : short);
