/** Brings the values of a form's controls into its data before these are validated and sent. */
import type { FormEvent } from "react";
import { type JsonObject, valueIn } from "../engine/schema/schema.ts";
import type { Controls, FormContext } from "./context.ts";
import type { RichParts } from "./rich/rich-parts.ts";

/** Controls that are skipped: they always show a value, answered or not, or have none that a program could set. */
const mute = /hidden|file|range|color/;

/**
 * Fires the events for controls that changed without one: some password managers fill in forms silently, and browsers do not report
 * a half-typed date before the focus leaves it, which sending by Enter does not cause.
 */
function tellUntold(within: Element, controls: Controls, data: JsonObject): void {
  for (const control of within.querySelectorAll<HTMLInputElement>("[name]")) {
    const { codec, steps = [] } = controls.get(control.name) ?? {};
    if (!codec || mute.test(control.type)) continue;
    const texts = codec.write(valueIn(data, steps));
    if (/box|radio/.test(control.type)) {
      const isKnown = texts.includes(control.value);
      // A radio button that is no longer chosen follows from the one that is.
      if (control.checked === isKnown || (isKnown && control.type === "radio")) continue;
      // React fires its change event only if the click changes the control.
      control.checked = !control.checked;
      control.click();
    } else if (control.value !== (texts[0] ?? "") || control.validity?.badInput)
      for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/**
 * Gathers everything for a submission; a rich form may delay it while files are being read.
 * @param onBusy called with whether it is delayed
 */
export function gather(
  submission: FormEvent<Element>,
  context: FormContext,
  data: JsonObject,
  rich: RichParts | undefined,
  onBusy: (isBusy: boolean) => void,
): void {
  tellUntold(submission.currentTarget, context.controls, data);
  if (rich) rich.flush(context, submission, onBusy);
  else context.edits.flush();
}
