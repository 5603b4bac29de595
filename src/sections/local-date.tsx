/**
 * A date that the loader formats in the visitor's locale; before that, and without script, it is the ISO date. It is the last in
 * its line, so that nothing shifts when its width changes.
 */

/** Renders the date. */
export function LocalDate({ date }: { date: string }) {
  return <time dateTime={date}>{date}</time>;
}
