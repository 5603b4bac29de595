/** JSON for a database whose encoding lacks some characters. */

const other = /[^\0-\x7f]/g;

export const isAscii = (text: string): boolean => text.search(other) < 0;

/** The same JSON with every other character escaped. */
export const inAscii = (json: string): string =>
  json.replace(other, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
