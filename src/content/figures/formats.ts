/** Formats values and headings in a table as the chart's axes do. */
import * as vega from "vega";
import type { Channel } from "./spec.ts";

type Format<Value> = (pattern: string) => (value: Value) => string;

/** Functions that Vega exports without types. */
const { formatLocale, defaultLocale, timeUnitSpecifier } = vega as unknown as {
  formatLocale: () => { format: Format<number> };
  defaultLocale: () => { timeFormat: Format<Date>; utcFormat: Format<Date> };
  timeUnitSpecifier: (units: string[], patterns: { [units: string]: string }) => string;
};

/** Formats numbers. */
export const numberFormat = formatLocale().format;

/** Vega-Lite's patterns where they differ from Vega's. */
const patterns = { "year-month": "%b %Y", "year-month-date": "%b %d, %Y" };

/** Formats the beginning of a unit of time: "Jan 2026". */
export function timeFormat(units: string[], isUtc: boolean, pattern?: string): (value: Date) => string {
  const locale = defaultLocale();
  return (isUtc ? locale.utcFormat : locale.timeFormat)(pattern ?? timeUnitSpecifier(units, patterns).trim());
}

/** Rounds a mean: 4/3 is 1.333, and integers stay as they are. */
export const rounded = (value: number): number =>
  Number(value.toPrecision(Math.max(4, Math.trunc(value).toString().length + 2)));

/** The heading of a channel. */
export const named = (channel: Channel): string => channel.title || channel.axis?.title || channel.field || "";
