/** The form's controls, as the keeper reads and fills them: by their names, whoever has drawn them. */
import type { ControlState } from "../../form/draft.ts";

/** A control; what is asked of an input here holds for selects and text areas too. */
export type Control = HTMLInputElement;

/** The form's controls, now. */
export const controls = (): Control[] => [...document.querySelectorAll<Control>("form.form [name]")];

/** Whether a control is ticked rather than written into. */
export const isBox = ({ type }: Control): boolean => /box|radio/.test(type);

/** Passwords and files stay with the visitor; what is hidden is not theirs. */
export const isSecret = ({ type, autocomplete }: Control): boolean => /password|file|hidden/.test(type + autocomplete);

/** What tells a control from all others. */
export const keyOf = (control: Control): string => control.name + (isBox(control) ? ` ${control.value}` : "");

/** What stands between the choices of one select. */
const between = "\n";

/** What is chosen in a select that takes several. */
const chosenIn = (control: Control): string[] | undefined =>
  control.type === "select-multiple"
    ? [...(control as unknown as HTMLSelectElement).selectedOptions].map(({ value }) => value)
    : undefined;

/** What a control holds. */
export const heldBy = (control: Control): ControlState => [
  control.name,
  chosenIn(control)?.join(between) ?? control.value,
  isBox(control) ? control.checked : control.autocomplete,
];

/** Whether a link fills a control in: with any text, or with one of its choices. */
export const takes = (control: Control, link: URLSearchParams): boolean =>
  !isSecret(control) &&
  link.getAll(control.name).some((text) => {
    const { options } = control as unknown as Partial<HTMLSelectElement>;
    if (isBox(control)) return text === control.value;
    return text && (!options || [...options].some(({ value }) => value === text));
  });

/** Gives controls what they held; an option, or a kind of value, that a control no longer takes is left out. */
export function fill(held: Map<string, ControlState>): void {
  for (const control of controls()) {
    const before = control.value;
    const [, value = before, state] = held.get(keyOf(control)) ?? [];
    if (chosenIn(control))
      for (const option of (control as unknown as HTMLSelectElement).options)
        option.selected = held.has(keyOf(control)) ? value.split(between).includes(option.value) : option.selected;
    else if (isBox(control)) control.checked = Boolean(state ?? control.checked);
    else if (value !== before) {
      control.value = value;
      if (control.value !== value) control.value = before;
    }
  }
}
