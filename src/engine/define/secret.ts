/** What a visitor types that no draft keeps, and what none can change. */

/** Whether a control, by its DOM properties, holds a password, a file, a payment card or a one-time code. */
export const isSecret = (control: { type: string; autocomplete: string }): boolean =>
  /^file|password|cc-|one-time/.test(control.type + control.autocomplete);

/** Whether a control, by its DOM properties, is for the form alone to say: of a select it has no `readOnly`. */
export const isFixed = (control: { type: string; readOnly?: boolean; disabled: boolean }): boolean | undefined =>
  control.type === "hidden" || control.readOnly || control.disabled;
