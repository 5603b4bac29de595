/** Offers the visitor's personal data from one form in the next, without forcing it, for the length of the visit. */
import { type Control, controls } from "../../form/drafts/controls.ts";
import type { ControlState, Person } from "../../form/drafts/draft.ts";
import { read, write } from "../../form/drafts/storage.ts";

/** A control that may be a select. */
type Choosable = Control & Partial<Pick<HTMLSelectElement, "options">>;

const name = "visitor";

/** The tokens of personal data: not `on`, `off` and `transaction-amount`, nor a checkbox's `true` and `false`. */
const personal = /^(?!off|tr|fal).../;

/** Remembers the visitor's personal data. */
export function meet(held: Iterable<ControlState>): void {
  const person = read<Person>(name) ?? {};
  for (const [, value, token] of held) if (personal.test(token as string)) person[token as string] = value;
  write(name, person);
}

/**
 * Known values for controls that are still empty; full and partial names are derived from each other. Selects are left out, since
 * they may not have the option.
 */
export function known(): [control: Control, words: string][] {
  const person = read<Person>(name) ?? {};
  const [, first, last] = person.name?.match(/^(.+) (\S+)$/) ?? [];
  const { "given-name": given = first, "family-name": family = last } = person;
  const whole = given && family && `${given} ${family}`;
  const words: Partial<Person> = { name: whole, ...person, "given-name": given, "family-name": family };
  return controls()
    .map((control): [Choosable, string] => [control, words[control.autocomplete] as string])
    .filter(([control, text]) => text && !control.value && !control.options);
}

/** Fills in the known values, as if typed. */
export function accept(): void {
  for (const [control, words] of known()) {
    control.value = words;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Forgets the visitor. */
export const part = (): unknown => write(name);
