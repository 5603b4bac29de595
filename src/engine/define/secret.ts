/** Controls whose value no draft stores, and controls that no draft may change. */

/** Whether a control, by its DOM properties, holds a password, a file, a payment card or a one-time code. */
export const isSecret = (control: { type: string; autocomplete: string }): boolean =>
  /^file|password|cc-|one-time/.test(control.type + control.autocomplete);

/** Whether only the form sets a control's value, by its DOM properties; a select has no `readOnly`. */
export const isFixed = (control: { type: string; readOnly?: boolean; disabled: boolean }): boolean | undefined =>
  control.type === "hidden" || control.readOnly || control.disabled;
