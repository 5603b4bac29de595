/** Takes up what is not in the data: hidden answers of a draft, and the branch that it or the visitor chose before hydration. */
import { flushSync } from "react-dom";
import { isObject } from "../engine/schema/schema.ts";
import { hide } from "./cleaning.ts";
import type { FormContext } from "./context.ts";
import type { KeptState } from "./draft.ts";
import { type ControlTexts, doneEarly, type Early } from "./early.ts";
import { restored } from "./kept.ts";

/**
 * Shows the branches that kept data belongs to, and keeps the answers that conditions had hidden.
 * @param now the current values of the controls
 * @returns a function to call once the form has drawn its data; it selects the branches that the visitor chose early
 */
export function takeUp(
  context: FormContext,
  early: Early,
  now: ControlTexts,
  { branches = {}, hidden }: Partial<KeptState> = {},
): () => void {
  const { choosers, drawn } = context;
  if (drawn.current && isObject(hidden)) hide(drawn.current.props.validator, restored(hidden));
  context.branches = branches;
  const picks = [...choosers].flatMap(([name, { chosen, show }]) => {
    const [picked] = doneEarly(early, name, [String(chosen)], now.get(name)) ?? [];
    const kept = branches[name];
    if (kept !== undefined) show(kept);
    return picked === undefined ? [] : () => choosers.get(name)?.choose(Number(picked));
  });
  return () => {
    context.branches = {};
    flushSync(() => {
      for (const pick of picks) pick();
    });
  };
}

/** Forgets what is not on the screen: shows the first branch of each choice, as in an untouched form. */
export function showFirst({ choosers, drawn }: FormContext): void {
  if (drawn.current) hide(drawn.current.props.validator);
  for (const { reset } of choosers.values()) reset();
}
