/**
 * A date that the loader writes in the visitor's local format; until then, and without script, it is the ISO date. It
 * stands last in its line, so that nothing moves when its width changes.
 */

/** Draws the date. */
export function LocalDate({ date }: { date: string }) {
  return <time dateTime={date}>{date}</time>;
}
