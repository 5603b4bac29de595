/** The hours that promised times are counted in, by the names that src/clocks.ts uses, and those of support. */

/** The days of a week in order: as hours are written with them, and by their names. */
export const week = {
  Mon: "Monday",
  Tue: "Tuesday",
  Wed: "Wednesday",
  Thu: "Thursday",
  Fri: "Friday",
  Sat: "Saturday",
  Sun: "Sunday",
};

type Day = keyof typeof week;

/** The office's time zone: how many hours it is ahead of UTC, and its name. */
export const office = { ahead: -5, name: "EST" };

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

/** The days of some hours, by their names. */
export function daysOf(who: Hours["who"]): string[] {
  const [first = 0, last = first] = who.split("-").map((day) => Object.keys(week).indexOf(day));
  return Object.values(week).slice(first, last + 1);
}

const weekdays: Hours = { who: "Mon-Fri", from: 9, to: 18 };
const saturday: Hours = { who: "Sat", from: 10, to: 14 };
const sunday: Hours = { who: "Sun", from: 9, to: 9 };

const padded = (hour: number) => String(hour).padStart(2, "0");
const inUtc = (hour: number) => `${padded((hour - office.ahead + 24) % 24)}:00`;
const inIso = (hour: number) =>
  `${padded(hour)}:00:00${office.ahead < 0 ? "-" : "+"}${padded(Math.abs(office.ahead))}:00`;

/** The office's hours: in words, in its own time zone and in UTC; their days and ends as machines read them. */
export const officeHours = {
  daily: `${saidOf(weekdays)} ${office.name}`,
  weekly: `${weekdays.who} ${saidOf(weekdays)} ${office.name}`,
  utc: `${inUtc(weekdays.from)}-${inUtc(weekdays.to)} UTC`,
  saturdays: `from ${clock(saturday.from)} to ${clock(saturday.to)} ${office.name}`,
  days: daysOf(weekdays.who),
  opens: inIso(weekdays.from),
  closes: inIso(weekdays.to),
};

/** The same hours on some days of a week, as deadlines are written (src/engine/words/deadline.ts). */
const weekly = ({ who, from, to }: Hours) =>
  `${who} ${from}-${to} UTC${office.ahead < 0 ? "" : "+"}${office.ahead} ${office.name}`;

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
  businessDays: { hours: weekly(weekdays), rule: "Business days are Monday to Friday", after: "" },
  officeHours: {
    hours: weekly(weekdays),
    rule: `Counted in office hours, ${officeHours.weekly}`,
    after: " on business days",
  },
  weekdays: {
    hours: weekly({ ...weekdays, from: 0, to: 24 }),
    rule: "Counted around the clock, without Saturdays and Sundays",
    after: ", weekends not counted",
  },
  notSundays: {
    hours: weekly({ who: "Mon-Sat", from: 0, to: 24 }),
    rule: "Counted around the clock, without Sundays",
    after: ", Sundays not counted",
  },
  always: {
    hours: weekly({ who: "Mon-Sun", from: 0, to: 24 }),
    rule: "Counted around the clock, weekends and holidays included",
    after: ", at any hour of any day",
  },
  unsaid: { hours: "", rule: "The hours in which it is counted are not set yet", after: "" },
} satisfies { [name: string]: Counting };

/** When support is available, with its wording. */
export const supportHours: (Hours & { said: string })[] = [weekdays, saturday, sunday].map((hours) => ({
  ...hours,
  said: saidOf(hours),
}));

/** The same as pages list it. */
export const supportTimes: { name: string; value: string }[] = supportHours.map(({ who, from, to, said }) => ({
  name: who,
  value: from === to ? said : `${said} ${office.name}`,
}));
