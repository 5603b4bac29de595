/** Calendar days as documents, controls and rules write them: `2026-11-21`, without a time zone. */

/** A number with its leading zeros. */
export const pad = (value: number, width = 2): string => String(value).padStart(width, "0");

/** The day a moment falls on in the local time zone. */
export const localDay = (moment: Date): string =>
  `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;

/** The local day a number of days after a moment's; negative for before. */
export const dayFrom = (moment: Date, days: number): string =>
  localDay(new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days, 12));

/** Whether a string is an existing calendar day: 2026-02-30 is not. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (!year) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().startsWith(text);
}
