/** The hours in which promises of time are counted, by what src/clocks.ts calls them. */

/** Hours as a promise counts them. */
interface Counting {
  /** The hours of a week, by the clock of the office (src/engine/deadline.ts); none where nobody has set them. */
  hours: string;
  /** The same in full. */
  rule: string;
  /** What stands after the time wherever it is given. */
  after: string;
}

export const countings = {
  businessDays: { hours: "Mon-Fri 9-18 UTC-5 EST", rule: "Business days are Mon-Fri", after: "" },
  officeHours: {
    hours: "Mon-Fri 9-18 UTC-5 EST",
    rule: "Counted in office hours, Mon-Fri 9 AM-6 PM EST",
    after: " on business days",
  },
  weekdays: {
    hours: "Mon-Fri 0-24 UTC-5 EST",
    rule: "Counted around the clock, without Saturdays and Sundays",
    after: ", weekends not counted",
  },
  notSundays: {
    hours: "Mon-Sat 0-24 UTC-5 EST",
    rule: "Counted around the clock, without Sundays",
    after: ", Sundays not counted",
  },
  always: {
    hours: "Mon-Sun 0-24 UTC-5 EST",
    rule: "Counted around the clock, weekends and holidays included",
    after: ", at any hour of any day",
  },
  unsaid: { hours: "", rule: "The hours in which it is counted are not set yet", after: "" },
} satisfies { [name: string]: Counting };
