/** What a visitor types that no draft keeps. */

/** Whether a control, by its DOM properties, holds a password, a file, a payment card or a one-time code. */
export const isSecret = (control: { type: string; autocomplete: string }): boolean =>
  /^file|password|cc-|one-time/.test(control.type + control.autocomplete);
