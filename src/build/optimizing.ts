/** Settings for when V8 optimizes code. */

/**
 * The interrupt budget, in bytes of bytecode: eight times the default, so that functions are optimized later. Most code of a build
 * or a test runs too briefly to gain from it; optimizing took 5.5 of a build's 23 seconds of processor time, and takes 2.5 with
 * this.
 */
const budget = 528_000;

/**
 * The flags with which V8 optimizes functions later. V8 in Node 22 and newer counts calls, waits as long by itself, and rejects the
 * flag, which it does not know.
 */
export const optimizedLater: readonly string[] = process.versions.v8.startsWith("11.")
  ? [`--interrupt-budget=${budget}`]
  : [];
