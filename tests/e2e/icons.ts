/** What a password manager draws beside each control of a form; a page evaluates it. */
export const addIcons = (): void => {
  for (const control of document.querySelectorAll("form.form :is(input, select, textarea)"))
    control.after(document.createElement("strange-icon"));
};
