/** What one form was told of its visitor is offered in the next, never forced; for the length of the visit. */
import type { ControlState, Person } from "../../form/draft.ts";
import { type Control, controls } from "./controls.ts";
import { read, write } from "./storage.ts";

const name = "visitor";

/** Remembers who the visitor says to be. */
export function meet(held: Iterable<ControlState>): void {
  const person = read<Person>(name) ?? {};
  for (const [, value, token] of held) if (typeof token === "string" && token) person[token] = value;
  write(name, person);
}

/** What is known for controls that are still empty; a full name and its halves stand for each other. */
export function known(): [control: Control, words: string][] {
  const person = read<Person>(name) ?? {};
  const [, first, last] = /^(.+) (\S+)$/.exec(person.name ?? "") ?? [];
  const { "given-name": given = first, "family-name": family = last } = person;
  const words: Person = {
    name: `${given} ${family}`,
    ...person,
    "given-name": given ?? "",
    "family-name": family ?? "",
  };
  if (!given || !family) words.name = person.name ?? "";
  return controls().flatMap((control) => {
    const text = words[control.autocomplete];
    return text && !control.value ? [[control, text]] : [];
  });
}

/** Fills in what is known, as if it were typed. */
export function accept(): void {
  for (const [control, words] of known()) {
    control.value = words;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Forgets the visitor. */
export const part = (): void => write(name);
