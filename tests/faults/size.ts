/** How much of a fault is tried: little of it in `npm test`, all of it in `npm run test:faults`. */

/** Whether this is the long run. */
export const isFull = process.env.FAULTS === "full";

/** A number of attempts, for the short and for the long run. */
export const size = (short: number, full: number): number => (isFull ? full : short);
