/** Text from an older version of the form for which this one has no field: it is shown above the form, to be copied. */

import { isFixed, isSecret } from "../../engine/define/secret.ts";
import { chooserOf } from "../../engine/schema/path.ts";
import { spoken } from "../../engine/words/spoken.ts";
import { type Data, events } from "../../page-state.ts";
import type { Draft } from "./draft.ts";

/** Whether a value means nothing without its label: the number of a branch, a ticked box. */
const isMute = (name: string, value: string) => name.endsWith(chooserOf("")) || /^(true|false)?$/.test(value);

/** The controls that a visitor can write anything into, by their type. */
const written = /text|email|url|tel|search|number/;

/** A control that may be a select. */
type Choosable = HTMLInputElement & Partial<Pick<HTMLSelectElement, "options">>;

/**
 * Whether a control has a place for a text: it shows the text, or did so before the visitor entered something else. A control that
 * only the form sets, or of another kind than before, has a place only for what it shows.
 */
function isPlaced(control: Choosable, text: string, wasBox: boolean): boolean {
  const { type, value, options } = control;
  const isBox = /box|radio/.test(type);
  const found: { value: string; selected?: boolean; checked?: boolean }[] = options ? [...options] : [control];
  const same = found.filter((one) => one.value === text);
  if (isFixed(control) || isBox !== wasBox) return same.some((one) => one.selected ?? (!isBox || one.checked));
  const takes = () => Object.assign(control.cloneNode() as HTMLInputElement, { value: text }).value === text;
  return same.length > 0 || (!isBox && value !== "" && (written.test(type) || takes()));
}

/** Long texts scroll, so that the notice stays in view. Not in a stylesheet, which every visitor would load. */
const style = "display: block; max-height: 30vh; overflow: auto; overflow-wrap: anywhere; white-space: pre-line";

/** The texts in a draft of another version that no control of this form shows. */
function unplacedIn(island: HTMLElement, { held }: Draft): string[] {
  const controls = [...island.querySelectorAll<Choosable>("form [name]")];
  return held.flatMap(([, [name, value, state]]) => {
    const now = controls.filter((control) => control.name === name);
    // A text whose field now takes files was no secret when it was typed.
    if (state === false || now.some((control) => isSecret(control) && control.type !== "file")) return [];
    const texts = now.some(({ type }) => type === "select-multiple") ? value.split("\n") : [value];
    const isLost = (text: string) => !now.some((control) => isPlaced(control, text, state === true));
    return texts.filter((text) => isLost(text) && !isMute(name, text));
  });
}

/**
 * Shows these texts in the notice about the draft until that is closed, on later visits, too: there the draft of a rich form is
 * already of this version, so the texts are stored with it.
 */
export function showUnplaced(island: HTMLElement): void {
  const { kept, version } = island.dataset as Data;
  const draft: Draft | undefined = kept && JSON.parse(kept);
  if (!draft) return;
  const words = [...(draft.state?.unplaced ?? []), ...(draft.version === version ? [] : unplacedIn(island, draft))];
  if (words.length === 0) return;
  const addTo = ({ detail }: DocumentEventMap[typeof events.keep]) => {
    if (detail?.state) detail.state.unplaced = words;
    // Null means that the draft was discarded.
    if (!detail) document.removeEventListener(events.keep, addTo);
  };
  document.addEventListener(events.keep, addTo);
  const shown = document.createElement("span");
  shown.style.cssText = style;
  shown.textContent = [spoken.form.unplaced, ...words].join("\n");
  document.querySelector(".form-kept > span")?.append(shown);
}
