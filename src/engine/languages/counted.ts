/** Helpers for plurals and lists in a language. */

/** Plural forms of a word by category; `#` is replaced by the number. */
type Forms = { [category in Intl.LDMLPluralRule]?: string } & { other: string };

/** Makes something when it is first used: what Intl prepares for five languages takes a receiver longer than its forms do. */
function atFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Creates the function that counts in a language: "1 Eintrag", "2 Einträge". */
export function countedIn(locale: string): (count: number, forms: Forms) => string {
  const rules = atFirstUse(() => new Intl.PluralRules(locale));
  const numbers = atFirstUse(() => new Intl.NumberFormat(locale));
  return (count, forms) => (forms[rules().select(count)] ?? forms.other).replace("#", numbers().format(count));
}

/** How a number is formatted for reading: a year has no sign between its digits. */
export const forReading = { maximumFractionDigits: 20, useGrouping: "min2" } as const;

/** Formats lists and numbers in a language, with Intl. */
export function listsIn(locale: string): {
  or: (names: string[]) => string;
  and: (names: string[]) => string;
  number: (value: number) => string;
} {
  const numbers = atFirstUse(() => new Intl.NumberFormat(locale, forReading));
  const or = atFirstUse(() => new Intl.ListFormat(locale, { type: "disjunction" }));
  const and = atFirstUse(() => new Intl.ListFormat(locale, { type: "conjunction" }));
  return {
    or: (names) => or().format(names),
    and: (names) => and().format(names),
    number: (value) => numbers().format(value),
  };
}
