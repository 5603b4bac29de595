/** The numbers of a draft from another language, in which they are written with other signs. */
import { retypedNumber } from "../engine/words/numbers.ts";
import type { ControlStates, Draft } from "../form/drafts/draft.ts";

/** A draft whose controls hold numbers as the language of this page writes them. */
export function retyped({ lang, held, base, ...draft }: Draft): Draft {
  const numbers = document.querySelectorAll<HTMLInputElement>(".is-number [type=text]");
  const names = new Set([...numbers].map(({ name }) => name));
  // Whatever its language, digits are typed as 0 to 9.
  const signs = (language: string) => `${language}-u-nu-latn`;
  const here = signs(document.documentElement.lang);
  const typed = (states: ControlStates): ControlStates =>
    states.map(([key, [name, text, state]]) => [
      key,
      [name, lang && names.has(name) ? retypedNumber(text, signs(lang), here) : text, state],
    ]);
  return { ...draft, held: typed(held), base: base && typed(base) };
}
