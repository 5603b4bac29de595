/** The hours that promised times are counted in, by the names that src/clocks.ts uses. */

/** Hours in which a time is counted. */
interface Counting {
  /** The hours of a week, in the office's time zone (src/engine/words/deadline.ts); empty if nobody has set them. */
  hours: string;
  /** The same as a sentence. */
  rule: string;
  /** Follows the time wherever it is mentioned. */
  after: string;
}

/** The ways of counting, by the name that a clock has as `counted`. */
export const countings = {
  businessDays: { hours: "Mon-Fri 9-18 UTC-5 EST", rule: "Business days are Monday to Friday", after: "" },
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

/** When support is available, in the office's time zone: the hours of a day, and their wording. */
export const supportHours: { who: string; from: number; to: number; said: string }[] = [
  { who: "Mon-Fri", from: 9, to: 18, said: "9 AM-6 PM" },
  { who: "Sat", from: 10, to: 14, said: "10 AM-2 PM" },
  { who: "Sun", from: 9, to: 9, said: "Closed" },
];

/** The same as pages list it. */
export const supportTimes: { name: string; value: string }[] = supportHours.map(({ who, from, to, said }) => ({
  name: who,
  value: from === to ? said : `${said} EST`,
}));
