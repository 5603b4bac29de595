/** The hours that promised times are counted in, by the names that src/clocks.ts uses, and those of support. */

type Day = "Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun";

/** The office's time zone: how many hours it is ahead of UTC, and its name. */
export const office = { ahead: -5, name: "EST" };

/** The same hours on some days of a week, as deadlines are written (src/engine/words/deadline.ts). */
const weekly = (days: `${Day}-${Day}`, from: number, to: number) =>
  `${days} ${from}-${to} UTC${office.ahead < 0 ? "" : "+"}${office.ahead} ${office.name}`;

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
  businessDays: { hours: weekly("Mon-Fri", 9, 18), rule: "Business days are Monday to Friday", after: "" },
  officeHours: {
    hours: weekly("Mon-Fri", 9, 18),
    rule: "Counted in office hours, Mon-Fri 9 AM-6 PM EST",
    after: " on business days",
  },
  weekdays: {
    hours: weekly("Mon-Fri", 0, 24),
    rule: "Counted around the clock, without Saturdays and Sundays",
    after: ", weekends not counted",
  },
  notSundays: {
    hours: weekly("Mon-Sat", 0, 24),
    rule: "Counted around the clock, without Sundays",
    after: ", Sundays not counted",
  },
  always: {
    hours: weekly("Mon-Sun", 0, 24),
    rule: "Counted around the clock, weekends and holidays included",
    after: ", at any hour of any day",
  },
  unsaid: { hours: "", rule: "The hours in which it is counted are not set yet", after: "" },
} satisfies { [name: string]: Counting };

/** The hours of some days, in the office's time zone; from a time to the same time for none. */
interface Hours {
  who: Day | `${Day}-${Day}`;
  from: number;
  to: number;
}

const clock = (hour: number) => `${hour % 12 || 12} ${hour % 24 < 12 ? "AM" : "PM"}`;

/**
 * Hours in words.
 * @throws when they are none of a day
 */
export function saidOf({ who, from, to }: Hours): string {
  if (from === to) return "Closed";
  if (from >= 0 && from < to && to <= 24) return `${clock(from)}-${clock(to)}`;
  throw new Error(`src/hours.ts at "${who}": expected hours from 0 to 24, the earlier first; found ${from} to ${to}`);
}

const week: Hours[] = [
  { who: "Mon-Fri", from: 9, to: 18 },
  { who: "Sat", from: 10, to: 14 },
  { who: "Sun", from: 9, to: 9 },
];

/** When support is available, with its wording. */
export const supportHours: (Hours & { said: string })[] = week.map((hours) => ({ ...hours, said: saidOf(hours) }));

/** The same as pages list it. */
export const supportTimes: { name: string; value: string }[] = supportHours.map(({ who, from, to, said }) => ({
  name: who,
  value: from === to ? said : `${said} ${office.name}`,
}));
