/** A date that the loader writes in the visitor's local format; until then, and without script, it is the ISO date. */

/** Draws the date. */
export function LocalDate({ date }: { date: string }) {
  return <time dateTime={date}>{date}</time>;
}
