/**
 * Whether things move. By default a visitor prefers that they do not, which only style sheets know of: while a toast
 * stands, its timer alone would have each frame drawn. From the first empty submit to the stored lead things move, and where it
 * matters what is seen meanwhile.
 */

/** Nothing moves: the default (playwright.config.ts). */
export const still = { contextOptions: { reducedMotion: "reduce" } } as const;

/** Everything moves, as for most visitors: `test.use(moving)`. */
export const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;
