/**
 * Restores what is not part of the data: a draft's answers that were not on the screen, and the branches chosen in the draft or by
 * the visitor before hydration.
 */
import { flushSync } from "react-dom";
import { chosenBy } from "../../engine/schema/path.ts";
import { isObject, type Json } from "../../engine/schema/schema.ts";
import type { FormContext, Left } from "../context.ts";
import { type ControlTexts, doneEarly, type Early } from "../early.ts";
import { hide } from "../rich/hidden.ts";
import type { KeptState } from "./draft.ts";
import { restored } from "./kept.ts";

const entriesOf = (value: unknown) =>
  Object.entries(isObject(value) ? value : {}).flatMap(([key, one]) => (isObject(one) ? [[key, one] as const] : []));

/** What a draft contains for the branches of a field that are not shown. */
const leftIn = (kept: unknown, path: string): Map<number, Left> =>
  new Map(
    entriesOf(kept).map(([branch, { data, inside }]) => [
      Number(branch),
      {
        data: restored(data) as Json,
        inside: new Map(
          entriesOf(inside).map(([name, { chosen, left }]) => [
            name.slice(path.length),
            { chosen: Number(chosen), left: leftIn(left, chosenBy(name)) },
          ]),
        ),
      },
    ]),
  );

/**
 * Shows the branches that kept data belongs to, and keeps what was not on the screen with it.
 * @param now the current values of the controls
 * @returns a function to call once the form has drawn its data; it selects the branches that the visitor chose early
 */
export function takeUp(
  context: FormContext,
  early: Early,
  now: ControlTexts,
  { branches = {}, left: others, hidden }: Partial<KeptState> = {},
): () => void {
  const { choosers, away, drawn } = context;
  if (drawn.current && isObject(hidden)) hide(drawn.current.props.validator, restored(hidden));
  context.branches = branches;
  for (const [name, kept] of entriesOf(others))
    away.set(name, { chosen: branches[name] ?? 0, left: leftIn(kept, chosenBy(name)) });
  const picks = [...choosers].flatMap(([name, { chosen, left, show }]) => {
    const [picked] = doneEarly(early, name, [String(chosen)], now.get(name)) ?? [];
    const kept = branches[name];
    if (kept !== undefined) show(kept);
    for (const [branch, one] of away.get(name)?.left ?? []) left.set(branch, one);
    return picked === undefined ? [] : () => choosers.get(name)?.choose(Number(picked));
  });
  return () => {
    context.branches = {};
    flushSync(() => {
      for (const pick of picks) pick();
    });
  };
}

/**
 * Discards what is not on the screen, and shows the branches of an untouched form.
 * @param draw renders the data of an untouched form, from which the branches follow
 */
export function showFirst(context: FormContext, draw: () => void): void {
  const { choosers, away, drawn } = context;
  context.lost = context.touched = undefined;
  if (drawn.current) hide(drawn.current.props.validator);
  flushSync(draw);
  const all = [...choosers.values()];
  for (const known of [choosers, away]) known.clear();
  flushSync(() => {
    for (const { reset } of all) reset();
  });
}
