/** Helpers for plurals and lists in a language. */

/** Plural forms of a word by category; `#` is replaced by the number. */
type Forms = { [category in Intl.LDMLPluralRule]?: string } & { other: string };

/** Creates something on first use: preparing Intl for five languages would slow down a receiver's start more than its forms do. */
function atFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** How a number is formatted for reading: a year has no sign between its digits. */
export const forReading = { maximumFractionDigits: 20, useGrouping: "min2" } as const;

/** Creates the function that counts in a language: "1 Eintrag", "2 Einträge". */
export function countedIn(locale: string): (count: number, forms: Forms) => string {
  const rules = atFirstUse(() => new Intl.PluralRules(locale));
  const numbers = atFirstUse(() => new Intl.NumberFormat(locale, forReading));
  return (count, forms) => (forms[rules().select(count)] ?? forms.other).replace("#", numbers().format(count));
}

/**
 * Formats lists and numbers in a language, with Intl.
 * @param others the conjunction before a last name that starts with a certain sound, which Intl misses after a quotation mark:
 * "«Nombre» e «Idioma»"
 */
export function listsIn(
  locale: string,
  others: { [list in "and" | "or"]?: [sound: RegExp, word: string] } = {},
): {
  or: (names: string[]) => string;
  and: (names: string[]) => string;
  number: (value: number) => string;
} {
  const numbers = atFirstUse(() => new Intl.NumberFormat(locale, forReading));
  const listed = (type: "conjunction" | "disjunction", [sound, word]: [RegExp?, string?] = []) => {
    const lists = atFirstUse(() => new Intl.ListFormat(locale, { type }));
    return (names: string[]) => {
      const [said, last = ""] = [lists().format(names), names.at(-1)];
      return word && sound?.test(last) ? said.slice(0, -last.length).replace(/ \S+ $/, word) + last : said;
    };
  };
  return {
    or: listed("disjunction", others.or),
    and: listed("conjunction", others.and),
    number: (value) => numbers().format(value),
  };
}
