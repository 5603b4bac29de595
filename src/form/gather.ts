/** Brings what the controls of a form hold into its data, before the data is validated and sent. */
import type { FormEvent } from "react";
import { type JsonObject, valueIn } from "../engine/schema/schema.ts";
import type { Controls, FormContext } from "./context.ts";
import type { RichParts } from "./rich/rich-parts.ts";

/** They always show a value, answered or not, or have none that a program could write. */
const mute = /hidden|file|range|color/;

/**
 * Does as the visitor would what happened to controls without an event: some password managers fill in forms so, and browsers tell
 * nothing of half a date, which whoever sends the form by Enter has not left.
 */
function tellUntold(within: Element, controls: Controls, data: JsonObject): void {
  for (const control of within.querySelectorAll<HTMLInputElement>("[name]")) {
    const { codec, steps = [] } = controls.get(control.name) ?? {};
    if (!codec || mute.test(control.type)) continue;
    const texts = codec.write(valueIn(data, steps));
    if (/box|radio/.test(control.type)) {
      const isKnown = texts.includes(control.value);
      // A radio button that was chosen before is released by the one that was chosen since.
      if (control.checked === isKnown || (isKnown && control.type === "radio")) continue;
      // It has to change for React to hear of it.
      control.checked = !control.checked;
      control.click();
    } else if (control.value !== (texts[0] ?? "") || control.validity?.badInput)
      for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/**
 * Gathers everything for a submission; a rich form may hold it back.
 * @param onBusy called with whether it is held back
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
