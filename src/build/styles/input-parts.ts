/** Parts of inputs that rules can match, and the types of inputs that have them. */

/** Types of inputs that hold a point in time. */
const times = ["date", "time", "datetime-local", "month", "week"];

/** Pseudo-elements that only inputs of some types have. */
const parts: readonly [name: RegExp, types: readonly string[]][] = [
  [/^::(file-selector|-webkit-file-upload)-button$/, ["file"]],
  [/^::-webkit-date(time-edit|-and-time)/, times],
  [/^::-webkit-color-swatch/, ["color"]],
  [/^::-webkit-search-/, ["search"]],
  [/^::-webkit-(inner|outer)-spin-button$/, ["number", ...times]],
];

/** The types of inputs with parts of their own. */
export const typesWithParts: readonly string[] = [...new Set(parts.flatMap(([, types]) => types))];

/** The types of inputs that have a pseudo-element; undefined for one that other elements have, too. */
export const typesWith = (pseudo: string): readonly string[] | undefined =>
  parts.find(([name]) => name.test(pseudo))?.[1];
