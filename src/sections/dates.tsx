/** Dates, in the visitor's way of writing or in ours. */
import { local } from "../page-state.ts";

/**
 * A date in the visitor's local format (the spec's section 2), which the loader fills in; until then, and without scripts, it is the
 * ISO date. It comes last in its line, so that nothing shifts when its width changes.
 */
export const LocalDate = ({ date }: { date: string }) => (
  <time className={local} dateTime={date}>
    {date}
  </time>
);

/** A date in the format of the text around it, which needs no script. */
export const WrittenDate = ({ date }: { date: string }) => (
  <time dateTime={date}>{new Date(`${date}T12:00`).toLocaleDateString("en-US", { dateStyle: "long" })}</time>
);
