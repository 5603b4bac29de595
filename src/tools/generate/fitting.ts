/** Filters generated values, and gives up when none fits: a plain filter would run for ever. */
import type fc from "fast-check";

/** Thrown when no value satisfies a form's rules: the schema is contradictory. */
export class NothingFits extends Error {}

/** The number of consecutive misfits after which the filter gives up. */
const maxAttempts = 2000;

/**
 * The values that fit. Generating one throws NothingFits after too many consecutive misfits.
 * @param what a description for the error
 */
export function fitting<T>(values: fc.Arbitrary<T>, fits: (value: T) => boolean, what: string): fc.Arbitrary<T> {
  let refused = 0;
  return values.filter((value) => {
    const isFit = fits(value);
    refused = isFit ? 0 : refused + 1;
    if (refused > maxAttempts) throw new NothingFits(`none of ${maxAttempts} values is ${what}`);
    return isFit;
  });
}
