/** Choices that are not on the page: a condition has hidden them, or another branch is shown. Each comes back as it was left. */
import { chosenBy, stepsOf, within } from "../../engine/schema/path.ts";
import type { Choice, Chooser, FormContext } from "../context.ts";

/** Registers a chooser; returns the function that unregisters it and keeps its choice, unless another has taken its place. */
export function enteredChooser({ choosers, away }: FormContext, own: string, chooser: Chooser): () => void {
  away.delete(own);
  choosers.set(own, chooser);
  return () => {
    if (choosers.get(own) === chooser && choosers.delete(own) && !away.has(own)) away.set(own, chooser);
  };
}

/** Moves the choices below a path along with a renamed or moved value, before that is drawn with the choices of another. */
export function follow(
  { choosers, away }: FormContext,
  path: string,
  renamed: (step: string) => string | undefined,
): void {
  const start = within(path, "");
  for (const all of [away, choosers] as Map<string, Choice>[]) {
    const known = [...all];
    all.clear();
    for (const [one, choice] of known) {
      const rest = one.startsWith(start) ? one.slice(start.length) : undefined;
      const step = rest && chosenBy(rest.split(".")[0] ?? "");
      const next = step && renamed(step);
      if (!step) all.set(one, choice);
      else if (next !== undefined) all.set(start + next + rest.slice(step.length), choice);
    }
  }
}

/** The current index of a list's entry, if it still exists; unchanged if all entries are new, as for data from a draft. */
export const placeIn =
  (before: string[], now: string[]) =>
  (step: string): string | undefined => {
    const key = before[Number(step)];
    if (key === undefined) return step;
    const place = before.some((one) => now.includes(one)) ? now.indexOf(key) : Number(step);
    return now[place] === undefined ? undefined : String(place);
  };

/**
 * Whether a chooser is inside a choice.
 * @param own the name of the choice, of the value at a path
 * @param outside the fields around it
 */
export function isInner(one: string, own: string, path: string, outside: string[]): boolean {
  if (own.startsWith(one)) return false;
  const start = within(path, "");
  const [step = ""] = stepsOf(chosenBy(one.slice(start.length)));
  return one.startsWith(own) || (one.startsWith(start) && !outside.includes(step));
}
