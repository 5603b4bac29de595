/** When V8 optimizes what it runs. */

/**
 * The interrupt budget, in bytes of bytecode, eight times its default: functions are optimized later. Most code of a build or a
 * test runs too briefly to gain from it; optimizing took 5.5 of a build's 23 seconds of processor time, and takes 2.5 with this.
 */
const budget = 528_000;

/**
 * The flags with which V8 optimizes functions later. Those of Node 22 and newer count how often a function was called, wait as long
 * by themselves, and refuse a flag that they do not know.
 */
export const optimizedLater: readonly string[] = process.versions.v8.startsWith("11.")
  ? [`--interrupt-budget=${budget}`]
  : [];
