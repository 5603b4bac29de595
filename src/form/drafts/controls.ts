/** Reads and fills the form's controls by name, however they were rendered. */

import { isFixed, isSecret } from "../../engine/define/secret.ts";
import type { ControlState, ControlStates } from "./draft.ts";

/** A control; the properties used here exist on selects and text areas too. */
export type Control = HTMLInputElement;

/** The form's current controls; hidden ones are not the visitor's. */
export const controls = (): Control[] => [...document.querySelectorAll<Control>(".form [name]:not([type=hidden])")];

/** Whether a control is checked rather than typed into. */
export const isBox = (control: Control): boolean => /box|radio/.test(control.type);

/**
 * The unique key of a control; empty if no draft may store its value, even if it was another kind of control in an older version.
 */
export const keyOf = (control: Control): string =>
  isSecret(control) ? "" : control.name + (isBox(control) ? ` ${control.value}` : "");

/** Separates the choices of a multiple select. */
const between = "\n";

/** The chosen values of a multiple select. */
const chosenIn = (control: Control): string[] | undefined =>
  control.type === "select-multiple"
    ? [...(control as unknown as HTMLSelectElement).selectedOptions].map((option) => option.value)
    : undefined;

/** The state of a control. */
export const heldBy = (control: Control): ControlState => [
  control.name,
  chosenIn(control)?.join(between) ?? control.value,
  isBox(control) ? control.checked : control.autocomplete,
];

/** Restores the state of controls that visitors may change; options or kinds of values that no longer exist are skipped. */
export function fill(states: ControlStates): void {
  const held = new Map(states);
  for (const control of controls()) {
    // A control that visitors could edit in an older version may be set by the form alone now.
    const found = !isFixed(control) && held.get(keyOf(control));
    if (!found) continue;
    const [, value, state] = found;
    if (chosenIn(control))
      for (const option of (control as unknown as HTMLSelectElement).options)
        option.selected = value.split(between).includes(option.value);
    else if (isBox(control)) control.checked = state as boolean;
    // Setting an equal value would clear a half-typed date, which browsers do not report.
    else for (const text of [value, control.value]) if (control.value !== value) control.value = text;
  }
}
