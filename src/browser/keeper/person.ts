/** Offers the visitor's personal data from one form in the next, without forcing it, for the length of the visit. */
import type { ControlState, Person } from "../../form/draft.ts";
import { read, write } from "../../form/storage.ts";
import { type Control, controls } from "./controls.ts";

const name = "visitor";

/** The tokens of personal data: not `on`, `off` and `transaction-amount`, nor `true` and `false` of a box. */
const personal = /^(?!off|tr|fal).../;

/** Remembers the visitor's personal data. */
export function meet(held: Iterable<ControlState>): void {
  const person = read<Person>(name) ?? {};
  for (const [, value, token] of held) if (personal.test(token as string)) person[token as string] = value;
  write(name, person);
}

/** Known values for controls that are still empty; full and partial names are derived from each other. */
export function known(): [control: Control, words: string][] {
  const person = read<Person>(name) ?? {};
  const [, first, last] = /^(.+) (\S+)$/.exec(person.name ?? "") ?? [];
  const { "given-name": given = first, "family-name": family = last } = person;
  const whole = given && family && `${given} ${family}`;
  const words: Partial<Person> = { name: whole, ...person, "given-name": given, "family-name": family };
  return controls().flatMap((control) => {
    const text = words[control.autocomplete];
    return text && !control.value ? [[control, text]] : [];
  });
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
