/**
 * A translator or an extension may change a document before it is hydrated; React then draws the form anew. What the visitor
 * was doing in the one that was there goes on in the new one.
 */

/** The form on the page, and the element that has the focus. */
export type Place = [form: HTMLFormElement | null, focused: Element | null];

const formHere = () => document.querySelector<HTMLFormElement>("form.form");

/** Where the visitor is. */
export const placeNow = (): Place => [formHere(), document.activeElement];

/** Takes the visitor to the same place in the form that replaced theirs, if one did: what was pressed there is pressed here. */
export function resume([before, focused]: Place): void {
  const form = formHere();
  if (!form || !before || form === before) return;
  before.requestSubmit = () => form.requestSubmit();
  before.onclick = ({ target }) => document.getElementById((target as Element).closest("button")?.id ?? "")?.click();
  const { id, selectionStart: start, selectionEnd: end } = focused as HTMLInputElement;
  const control = document.getElementById(id) as HTMLInputElement | null;
  control?.focus({ preventScroll: true });
  if (typeof start === "number") control?.setSelectionRange(start, end);
}
