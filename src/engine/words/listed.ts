/** Several answers as one text. */

/**
 * Joins answers by a sign; where one of them contains it, as the name of a file may, each is on a line of its own.
 * @param between the sign, with its spaces
 */
export const listed = (words: string[], between: string): string =>
  words.join(words.some((word) => word.includes(between.trim())) ? "\n" : between);
