/** Where a field is fixed: the way there from the error summary, and from the review of a form in steps. */
import { pathOf, stepsOf } from "../engine/path.ts";
import type { Controls } from "./context.ts";

/** Takes the visitor to the control, with its label in sight; false when it is not on the page. */
export function goTo(id: string): boolean {
  const control = document.getElementById(id);
  if (!control) return false;
  control.focus({ preventScroll: true });
  (control.closest(".field, .field-group") ?? control).scrollIntoView({ block: "start" });
  return true;
}

/** So much of the screen lies below the header, as the page's scroll padding has it (src/styles/base.css). */
const inSight = () => innerHeight - 88;

/** Hands the focus to what is said above a form, with the page's heading whole or out of sight, never cut by the header. */
export function bringUp(said: HTMLElement | null): void {
  const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
  const opening = document.querySelector(".form-intro");
  const fits = boxOf(said).bottom - boxOf(opening).top < inSight();
  said?.focus({ preventScroll: true });
  if (fits) opening?.scrollIntoView({ block: "nearest" });
  said?.scrollIntoView({ block: fits ? "nearest" : "start" });
}

/** The id of the field's own control, else of what frames it. */
export function targetOf(controls: Controls, field: string): string | undefined {
  for (let steps = stepsOf(field); steps.length > 0; steps = steps.slice(0, -1)) {
    const control = controls.get(pathOf(steps));
    if (control) return control.id;
  }
  return undefined;
}
