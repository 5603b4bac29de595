/** The hours that promised times are counted in, by the names that src/clocks.ts uses, and those of support. */

/** The days of a week, in order: abbreviated as in hours, and their names. */
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

/** The office's time zone: how many hours it is ahead of UTC (5.5 is 5:30), summer and winter, and its name. */
export const office = { ahead: -5, name: "EST" };

/** The hours of some days, in the office's time zone (8.5 is 8:30); if both times are equal, there are none. */
interface Hours {
  who: Day | `${Day}-${Day}`;
  from: number;
  to: number;
}

const padded = (count: number) => String(count).padStart(2, "0");

/** The whole hours and the minutes of a time. */
function parts(time: number): [hours: number, minutes: number] {
  const minutes = Math.round(time * 60);
  return [Math.floor(minutes / 60), minutes % 60];
}

const digital = (time: number) => parts(time).map(padded).join(":");

function clock(time: number): string {
  const [hours, minutes] = parts(time);
  return `${hours % 12 || 12}${minutes ? `:${padded(minutes)}` : ""} ${hours % 24 < 12 ? "AM" : "PM"}`;
}

/** The error for a mistake in the owner's settings, in the same form as errors in documents. */
const mistake = (place: string, expected: string, found: string, fix: string) =>
  new Error(`${place}\n  expected: ${expected}\n  found:    ${found}\n  fix:      ${fix}`);

/**
 * Hours in words.
 * @throws if they are not within one day
 */
export function saidOf({ who, from, to }: Hours): string {
  if (from === to) return "Closed";
  if (from === 0 && to === 24) return "midnight to midnight";
  if (from >= 0 && from < to && to <= 24) return `${clock(from)}-${clock(to)}`;
  const fix = "end a shift over midnight at 24, and say the rest in words where it matters";
  throw mistake(`src/hours.ts at "${who}"`, "hours from 0 to 24, the earlier first", `${from} to ${to}`, fix);
}

/** The days of some hours, by name; a range may include the end of a week. */
export function daysOf(who: Hours["who"]): string[] {
  const [first = 0, last = first] = who.split("-").map((day) => Object.keys(week).indexOf(day));
  const days = Object.values(week);
  return first > last ? [...days.slice(first), ...days.slice(0, last + 1)] : days.slice(first, last + 1);
}

const weekdays: Hours = { who: "Mon-Fri", from: 9, to: 18 };
const saturday: Hours = { who: "Sat", from: 10, to: 14 };
const sunday: Hours = { who: "Sun", from: weekdays.from, to: weekdays.from };

const weekOfSupport = [weekdays, saturday, sunday];

/** Days as recurring ones: "Mondays". */
const each = (days: string[]) => days.map((day) => `${day}s`).join(" and ");

const isBehind = office.ahead < 0;
const ahead = digital(Math.abs(office.ahead));
const inUtc = (time: number) => digital((time - office.ahead + 24) % 24);
const inIso = (time: number) => `${digital(time)}:00${isBehind ? "-" : "+"}${ahead}`;

/** The office's hours: in words, in its own time zone and in UTC; and for machines, their days, opening and closing times. */
export const officeHours = {
  zone: office.name,
  daily: `${saidOf(weekdays)} ${office.name}`,
  weekly: `${weekdays.who} ${saidOf(weekdays)} ${office.name}`,
  utc: `${inUtc(weekdays.from)}-${inUtc(weekdays.to)} UTC`,
  toUtc: office.ahead
    ? `${isBehind ? "add" : "subtract"} ${ahead.replace(/^0|:00$/g, "")} ${isBehind ? "to" : "from"} the hour`
    : "read the same hours",
  listed: weekOfSupport.map((hours) => `${hours.who}: ${saidOf(hours)}`).join(", "),
  saturdays:
    saturday.from < saturday.to
      ? `${each(daysOf(saturday.who))} from ${saidOf(saturday).replace("-", " to ")} ${office.name}`
      : "",
  who: weekdays.who,
  close: `${saidOf(weekdays).replace(/ (?=[AP]M)/g, "")} ${office.name}`,
  days: daysOf(weekdays.who),
  businessDays: [...new Set([0, -1].map((end) => daysOf(weekdays.who).at(end)))].join(" to "),
  opens: inIso(weekdays.from),
  // Structured data has no 24:00.
  closes: inIso(Math.min(weekdays.to, 24 - 1 / 60)),
};

/** The same hours on some days of a week, as deadlines are written (src/engine/words/deadline.ts). */
const weekly = ({ who, from, to }: Hours) =>
  `${who.includes("-") ? who : `${who}-${who}`} ${from}-${to} UTC${isBehind ? "" : "+"}${office.ahead} ${office.name}`;

const weekend = each(Object.values(week).filter((day) => !officeHours.days.includes(day)));

/** Hours in which a time is counted. */
interface Counting {
  /** The hours of a week, in the office's time zone (src/engine/words/deadline.ts); empty if nobody has set them. */
  hours: string;
  /** The same as a sentence. */
  rule: string;
  /** The words that follow the time wherever it is mentioned. */
  after: string;
}

/** The ways of counting, by the name that a clock has as `counted`. */
export const countings = {
  businessDays: {
    hours: weekly(weekdays),
    rule: `Business days are ${officeHours.businessDays}`,
    after: "",
  },
  officeHours: {
    hours: weekly(weekdays),
    rule: `Counted in office hours, ${officeHours.weekly}`,
    after: " on business days",
  },
  weekdays: {
    hours: weekly({ ...weekdays, from: 0, to: 24 }),
    rule: `Counted around the clock${weekend && `, without ${weekend}`}`,
    after: weekend && ", weekends not counted",
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

/**
 * The way of counting that a clock names.
 * @param promise what it promises, by which an error names the clock
 * @throws when there is none of that name
 */
export function countingOf(name: keyof typeof countings, promise: string): Counting {
  if (Object.hasOwn(countings, name)) return countings[name];
  const expected = `a way of counting: ${Object.keys(countings).join(", ")}`;
  throw mistake(
    `src/clocks.ts at "${promise}"`,
    expected,
    `"${name}"`,
    "write one of these, or add it to src/hours.ts",
  );
}

/** When support is available, with its wording. */
export const supportHours: (Hours & { said: string })[] = weekOfSupport.map((hours) => ({
  ...hours,
  said: saidOf(hours),
}));

/** The same as pages list it. */
export const supportTimes: { name: string; value: string }[] = supportHours.map(({ who, from, to, said }) => ({
  name: who,
  value: from === to ? said : `${said} ${office.name}`,
}));
