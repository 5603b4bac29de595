/**
 * Whether things move. The journeys' visitor prefers that they do not, which only style sheets know of: while a toast
 * stands, its timer alone would have each frame drawn. Where it matters what is seen meanwhile, things move.
 */

/** Nothing moves: for all journeys (playwright.config.ts). */
export const still = { contextOptions: { reducedMotion: "reduce" } } as const;

/** Everything moves, as for most visitors: `test.use(moving)`. */
export const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;
