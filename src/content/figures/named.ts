/**
 * Data that a chart refers to by name, `"data": { "name": "clocks" }`: the rows come from tables in src/, so that
 * charts cannot contradict them.
 */
import { clocks } from "../../clocks.ts";
import { ownOf } from "../../engine/schema/path.ts";
import { supportHours } from "../../hours.ts";
import type { Row } from "./spec.ts";

/** A short label for each promise: who asks, or through which form. */
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

/** Units of time in hours; a business day counts like any other. */
const hoursIn: { [unit: string]: number } = { minute: 1 / 60, hour: 1, day: 24 };

/** A duration in hours: "2 business days" is 48. */
function hoursOf(time: string): number {
  const [, count, unit = ""] = /^(\d+) (?:business )?(minute|hour|day)s?$/.exec(time) ?? [];
  const hours = Number(count) * (hoursIn[unit] ?? Number.NaN);
  if (Number.isNaN(hours)) throw new Error(`src/clocks.ts: a time is "4 hours" or "2 business days", not "${time}"`);
  return hours;
}

/** Every promise with a fixed time, the shortest first. */
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

/** All sets of rows, by name. */
const rowsOf: { [name: string]: () => Row[] } = {
  clocks: clockRows,
  supportHours: () => supportHours.map(({ who, from, to, said }) => ({ who, from, to, said })),
};

/** The names of the available data. */
export const dataNames: string[] = Object.keys(rowsOf);

/** The rows with a name, if they exist. */
export const namedRows = (name: string): Row[] | undefined => ownOf(rowsOf, name)?.();

/** The rows that a chart's source may refer to, for cache keys: they may change while the source does not. */
export const rowsNamedIn = (text: string): (Row[] | undefined)[] =>
  dataNames.filter((name) => text.includes(JSON.stringify(name))).map(namedRows);
