/** Helpers for plurals and lists in a language. */

/** Plural forms of a word by category; `#` is replaced by the number. */
type Forms = { [category in Intl.LDMLPluralRule]?: string } & { other: string };

/** Creates the function that counts in a language: "1 Eintrag", "2 Einträge". */
export function countedIn(locale: string): (count: number, forms: Forms) => string {
  const [rules, numbers] = [new Intl.PluralRules(locale), new Intl.NumberFormat(locale)];
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace("#", numbers.format(count));
}

/** Formats lists and numbers in a language, with Intl. */
export function listsIn(locale: string): {
  or: (names: string[]) => string;
  and: (names: string[]) => string;
  number: (value: number) => string;
} {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
  const [or, and] = (["disjunction", "conjunction"] as const).map((type) => new Intl.ListFormat(locale, { type }));
  return {
    or: (names) => or?.format(names) ?? "",
    and: (names) => and?.format(names) ?? "",
    number: (value) => numbers.format(value),
  };
}
