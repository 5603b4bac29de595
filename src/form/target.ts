/** Navigation to a field, from the error summary and from the review of a form in steps. */
import { parentOf } from "../engine/schema/path.ts";
import type { Controls } from "./context.ts";

/** Scrolls to a control with its label in view and focuses it; false when it is not on the page. */
export function goTo(id: string): boolean {
  const control = document.getElementById(id);
  if (!control) return false;
  control.focus({ preventScroll: true });
  (control.closest(".field, .field-group") ?? control).scrollIntoView({ block: "start" });
  return true;
}

/** Focuses a message without scrolling to it; if the open menu of a small screen covers it, once that is closed. */
export function focusOn(said: HTMLElement): void {
  const focus = () => said.focus({ preventScroll: true });
  focus();
  if (document.activeElement !== said) addEventListener("toggle", focus, { capture: true, once: true });
}

/** Focuses a message above a form, with the page's heading either fully in view or out of it, never cut by the header. */
export function bringUp(said: HTMLElement | null): void {
  if (!said) return;
  const opening = document.querySelector(".form-intro") ?? said;
  // The header takes 88 px, as the scroll padding in src/styles/base.css says, and the ring around the message 5.
  const fits = said.getBoundingClientRect().bottom - opening.getBoundingClientRect().top < innerHeight - 96;
  focusOn(said);
  if (fits) opening.scrollIntoView({ block: "nearest" });
  said.scrollIntoView({ block: fits ? "nearest" : "start" });
}

/** The id of the field's own control, else of its frame; for a missing free key of the form, of the button that adds one. */
export function controlIdOf(controls: Controls, field: string): string | undefined {
  const own = controls.get(field);
  return own || !field ? own?.id : controlIdOf(controls, parentOf(field));
}
