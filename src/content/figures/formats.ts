/** What a table writes for the channels of a chart, as its axes write it. */
import * as vega from "vega";
import type { Channel } from "./spec.ts";

type Format<Value> = (pattern: string) => (value: Value) => string;

/** What Vega exports without a type. */
const { formatLocale, defaultLocale, timeUnitSpecifier } = vega as unknown as {
  formatLocale: () => { format: Format<number> };
  defaultLocale: () => { timeFormat: Format<Date>; utcFormat: Format<Date> };
  timeUnitSpecifier: (units: string[], patterns: { [units: string]: string }) => string;
};

/** Formats numbers. */
export const numberFormat = formatLocale().format;

/** The patterns of Vega-Lite that are not Vega's. */
const patterns = { "year-month": "%b %Y", "year-month-date": "%b %d, %Y" };

/** Formats the beginning of a unit of time: "Jan 2026". */
export function timeFormat(units: string[], isUtc: boolean, pattern?: string): (value: Date) => string {
  const locale = defaultLocale();
  return (isUtc ? locale.utcFormat : locale.timeFormat)(pattern ?? timeUnitSpecifier(units, patterns).trim());
}

/** A mean of 4/3 is 1.333; what is whole stays whole. */
export const rounded = (value: number): number =>
  Number(value.toPrecision(Math.max(4, Math.trunc(value).toString().length + 2)));

/** The heading of a channel. */
export const named = (channel: Channel): string => channel.title || channel.axis?.title || channel.field || "";
