/** Keeps values that fit, and gives up where none does: a filter alone would look for ever. */
import type fc from "fast-check";

/** Thrown when a form's rules leave nothing to be made: the schema asks for what cannot be. */
export class NothingFits extends Error {}

/** Values in a row that do not fit, after which no more are tried. */
const maxAttempts = 2000;

/**
 * The values that fit. Making one throws NothingFits when too many in a row do not.
 * @param what is looked for, for the error
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
