/**
 * Data that a chart names in place of writing it out, `"data": { "name": "clocks" }`: rows made from the tables of src/, so
 * that no chart says anything else than they do.
 */
import { clocks } from "../../clocks.ts";
import { supportHours } from "../../hours.ts";
import type { Row } from "./table.ts";

/** Who asks, or by which form, in the word or two that stand beside a bar. */
const askers: { [name in keyof typeof clocks]: string } = {
  response: "Any message",
  estimate: "Estimate",
  consultation: "Consultation",
  contact: "Contact",
  transformation: "Transformation",
  customSolution: "Custom solution",
  community: "Community plan",
  professional: "Professional plan",
  enterprise: "Enterprise plan",
  emergency: "Enterprise hotline",
  security: "Security report",
};

/** Hours of what a time is counted in; a business day is set as long as any other. */
const hoursIn: { [unit: string]: number } = { minute: 1 / 60, hour: 1, day: 24 };

/** A time of the table in hours: "2 business days" are 48. */
function hoursOf(time: string): number {
  const [, count, unit = ""] = /^(\d+) (?:business )?(minute|hour|day)s?$/.exec(time) ?? [];
  const hours = Number(count) * (hoursIn[unit] ?? Number.NaN);
  if (Number.isNaN(hours)) throw new Error(`src/clocks.ts: a time is "4 hours" or "2 business days", not "${time}"`);
  return hours;
}

/** Every promise whose hours are set, the shortest first. */
const clockRows = (): Row[] =>
  Object.entries(askers)
    .map(([name, who]) => ({ who, ...clocks[name as keyof typeof clocks] }))
    .filter(({ counted }) => counted !== "unsaid")
    .map(({ who, time, counted }) => ({
      who,
      hours: hoursOf(time),
      time,
      counted: counted === "always" ? "Any hour" : "Not every hour",
    }))
    .sort((a, b) => a.hours - b.hours);

/** Every set of rows, by its name. */
const rowsOf: { [name: string]: () => Row[] } = {
  clocks: clockRows,
  supportHours: () => supportHours.map(({ who, from, to, said }) => ({ who, from, to, said })),
};

/** The names of the data there are. */
export const dataNames: string[] = Object.keys(rowsOf);

/** The rows of a name, as long as there are any. */
export const namedRows = (name: string): Row[] | undefined => rowsOf[name]?.();

/** The rows that a chart's source names, for whoever keeps what is made of it: they may change while the source does not. */
export const rowsNamedIn = (text: string): Row[] | undefined =>
  namedRows(/"data":\s*\{\s*"name":\s*"(\w+)"/.exec(text)?.[1] ?? "");
