/**
 * A translation tool or an extension may change a document before it is hydrated; React then replaces the form. Whatever the
 * visitor was doing in the old form continues in the new one.
 */

import { type ControlTexts, readControls } from "./early.ts";

/** The form on the page, the values of its controls, and the element that has the focus. */
interface Place {
  form: HTMLFormElement | null;
  before: ControlTexts;
  focused: Element | null;
}

const formHere = () => document.querySelector<HTMLFormElement>("form.form");

/** Where the visitor is. */
export function placeNow(): Place {
  const form = formHere();
  return { form, before: readControls(form), focused: document.activeElement };
}

/**
 * If the form was replaced, restores the focus in the new one, and forwards clicks on the old one to it.
 * @returns whether the form was replaced
 */
export function resume({ form: left, focused }: Place): boolean {
  const form = formHere();
  if (!form || !left || form === left) return false;
  left.requestSubmit = () => form.requestSubmit();
  left.onclick = ({ target }) => document.getElementById((target as Element).closest("button")?.id ?? "")?.click();
  const { id, selectionStart: start, selectionEnd: end } = focused as HTMLInputElement;
  const control = document.getElementById(id) as HTMLInputElement | null;
  control?.focus({ preventScroll: true });
  if (typeof start === "number") control?.setSelectionRange(start, end);
  return true;
}
