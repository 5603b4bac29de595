/** Adds an icon beside each control of a form, as password managers do; runs in the page. */
export const addIcons = (): void => {
  for (const control of document.querySelectorAll("form.form :is(input, select, textarea)"))
    control.after(document.createElement("strange-icon"));
};
