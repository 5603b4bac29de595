/** A form's state as a draft stores it: its data is the source of truth, and the controls follow. */

import { isFixed, isSecret } from "../../engine/define/secret.ts";
import { isFileUrl } from "../../engine/kinds/file.ts";
import { chosenBy, knownPath, pathStep, within } from "../../engine/schema/path.ts";
import { isObject, type Json, type JsonObject } from "../../engine/schema/schema.ts";
import type { Choice, FormContext } from "../context.ts";
import { hiddenOf, pathOfHidden } from "../rich/hidden.ts";
import { controls, heldBy, keyOf } from "./controls.ts";
import type { ControlStates, KeptLeft, KeptState, Known } from "./draft.ts";
import { isGiven } from "./lost.ts";
import { withNames, withValues } from "./pending.ts";

/** Marks a cleared value: JSON would drop it, and its default would come back. */
const cleared = "\u0000";

/**
 * Whether drafts leave out the answer at a path, whether or not its field is on the screen. This depends on the value, too: a path
 * may take files in one branch and a text in another, or a password in one and a number, date or choice in another; and where no
 * branch takes files, a text may look like one.
 * @param isOpen whether the value is readable on the screen
 */
export function isLeftOut(
  { form, secrets, pickers }: FormContext,
  path: string,
  answer: unknown,
  isOpen = false,
): boolean {
  const known = knownPath(form, path);
  const { widget = "", autocomplete = "" } = form.fields[known] ?? {};
  const isFile = widget === "file";
  if ((isFile || pickers?.has(known)) && [answer].flat().some(isFileUrl)) return true;
  const isOther = isFile || (widget === "password" && (isOpen || typeof answer !== "string"));
  return Boolean(secrets?.has(path)) || isSecret({ type: isOther ? "" : widget, autocomplete });
}

/**
 * A copy of a value as it may be stored: without secrets, whose fields are added to the lost ones.
 * @param open the paths of the values that are readable on the screen
 */
function storable(
  context: FormContext,
  lost: Set<string>,
  value: unknown,
  path: string,
  open?: ReadonlySet<string>,
): unknown {
  const isOut = isLeftOut(context, path, value, open?.has(path));
  if (isOut && isGiven(value)) lost.add(knownPath(context.form, path));
  if (isOut || value === undefined) return cleared;
  const inner = (step: string, one: unknown) => storable(context, lost, one, within(path, pathStep(step)), open);
  if (Array.isArray(value)) return value.map((entry, index) => inner(String(index), entry));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(key, one)]));
}

/**
 * What was filled in under branches that are not shown, as it may be stored.
 * @param to the name of the chooser in the draft
 */
function leftOf(
  context: FormContext,
  lost: Set<string>,
  chooser: string,
  { chosen, left }: Choice,
  to: string,
): KeptLeft {
  const others = [...left].filter(([branch]) => branch !== chosen);
  const [path, there] = [chooser, to].map(chosenBy) as [string, string];
  return Object.fromEntries(
    others.map(([branch, { data, inside }]) => [
      branch,
      {
        data: storable(context, lost, data, path) as Json,
        inside: Object.fromEntries(
          [...inside].map(([name, one]) => [
            there + name,
            { chosen: one.chosen, left: leftOf(context, lost, path + name, one, there + name) },
          ]),
        ),
      },
    ]),
  );
}

/**
 * The state that may be stored, without secrets, and the current state of the controls.
 * @param held the state of the controls as the keeper knows it
 */
export function stateOf(
  context: FormContext,
  form: Element | null,
  data: JsonObject,
  held: ControlStates = [],
): Pick<Known, "state" | "base"> {
  const { choosers, away, drawn, form: definition } = context;
  const touched = new Set(context.touched);
  for (const [, [name]] of held) touched.add(knownPath(definition, name));
  context.touched = touched;
  context.secrets ??= new Set();
  context.pickers ??= new Set();
  const open = new Set<string>();
  for (const control of form?.querySelectorAll<HTMLInputElement>("[name]") ?? []) {
    const known = knownPath(definition, control.name);
    if (control.type === "file") context.pickers.add(known);
    else if (!isSecret(control)) open.add(control.type === "hidden" ? "" : control.name);
    else if (definition.fields[known]?.widget !== "password") context.secrets.add(control.name);
  }
  const lost = new Set(context.lost);
  const all: [string, Choice][] = [...away, ...choosers];
  const hidden = Object.entries(drawn.current ? hiddenOf(drawn.current.props.validator) : {});
  const stored = storable(context, lost, withValues(context, data), "", open) as JsonObject;
  const { data: named, there } = withNames(context, stored);
  const state: KeptState = {
    data: named,
    branches: Object.fromEntries(all.map(([name, { chosen }]) => [there(name), chosen])),
    left: Object.fromEntries(all.map(([name, one]) => [there(name), leftOf(context, lost, name, one, there(name))])),
    hidden: Object.fromEntries(
      hidden.map(([field, value]) => [there(field), storable(context, lost, value, pathOfHidden(field))]),
    ) as JsonObject,
    touched: [...touched],
    query: location.search,
  };
  const base = controls()
    .filter((control) => !isSecret(control) && touched.has(knownPath(definition, control.name)))
    .map((control): ControlStates[0] => [keyOf(control), heldBy(control)]);
  return { state: lost.size > 0 ? { ...state, lost: [...lost] } : state, base };
}

/** Restores stored data. */
export function restored<T>(value: T): T {
  if (value === cleared) return undefined as T;
  if (Array.isArray(value)) return value.map(restored) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, restored(inner)])) as T;
}

/**
 * The value that the keeper has filled into a control (./controls.ts); undefined if it could not: in another branch, the control of
 * this name may be of another kind, or set by the form alone.
 */
function filled(
  control: HTMLInputElement | HTMLSelectElement,
  value: string,
  state: boolean | string,
): string[] | undefined {
  const { type } = control;
  const isBox = /box|radio/.test(type);
  if (isFixed(control) || isSecret(control as HTMLInputElement) || isBox !== (typeof state === "boolean"))
    return undefined;
  const texts = value.split("\n");
  if (type === "select-multiple")
    return [...(control as HTMLSelectElement).options].map((one) => one.value).filter((one) => texts.includes(one));
  const like = (isBox ? control : control.cloneNode(true)) as HTMLInputElement;
  if (!isBox) like.value = value;
  return like.value === value ? [value].filter(Boolean) : undefined;
}

/** Values of the controls after the keeper restored a draft; to be called while the controls that it filled in exist. */
export function firstOf(base: ControlStates): (control: string, drawn: string[]) => string[] {
  const there = [...document.querySelectorAll<HTMLInputElement>("[name]")];
  const states = base.map(([, [name, value, state]]) => {
    const found = there.map((one) => (one.name === name ? filled(one, value, state) : undefined)).find(Boolean);
    return { name, value, state, found };
  });
  return (control, drawn) => {
    let first = drawn;
    for (const { name, value, state, found } of states) {
      if (name !== control || !found) continue;
      const others = typeof state === "boolean" ? first.filter((text) => text !== value) : [];
      first = state === false ? others : [...others, ...found];
    }
    return first;
  };
}
