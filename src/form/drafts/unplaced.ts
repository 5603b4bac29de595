/** What was written in an older version of the form, and has no place in this one: it is shown above the form, to be copied. */

import { isFixed, isSecret } from "../../engine/define/secret.ts";
import { chooserOf } from "../../engine/schema/path.ts";
import { spoken } from "../../engine/words/spoken.ts";
import { type Data, events } from "../../page-state.ts";
import type { Draft } from "./draft.ts";

/** What says nothing without its question: the number of a branch, a box that was ticked. */
const isMute = (name: string, value: string) => name.endsWith(chooserOf("")) || /^(true|false)?$/.test(value);

/** The controls that a visitor can write anything into, by their type. */
const written = /text|email|url|tel|search|number/;

/** A control that may be a select. */
type Choosable = HTMLInputElement & Partial<Pick<HTMLSelectElement, "options">>;

/**
 * Whether a text has a place in a control: it shows it, or had it before the visitor chose or wrote something else. What the form says
 * itself, or asks in another way, has only what it shows.
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

/** Long texts scroll: the notice stays in view where the page was scrolled to. In no stylesheet, which every visitor would load. */
const style = "display: block; max-height: 30vh; overflow: auto; overflow-wrap: anywhere; white-space: pre-line";

/** What a draft of another version holds that no control of this form shows. */
function unplacedIn(island: HTMLElement, { held }: Draft): string[] {
  const controls = [...island.querySelectorAll<Choosable>("form [name]")];
  return held.flatMap(([, [name, value, state]]) => {
    const now = controls.filter((control) => control.name === name);
    // What became a file was no secret when it was written.
    if (state === false || now.some((control) => isSecret(control) && control.type !== "file")) return [];
    const texts = now.some(({ type }) => type === "select-multiple") ? value.split("\n") : [value];
    const isLost = (text: string) => !now.some((control) => isPlaced(control, text, state === true));
    return texts.filter((text) => isLost(text) && !isMute(name, text));
  });
}

/**
 * Shows it in the notice about the draft, with which it goes, also after further visits: of a rich form, the draft that is stored
 * from now on is of this version.
 */
export function showUnplaced(island: HTMLElement): void {
  const { kept, version } = island.dataset as Data;
  const draft: Draft | undefined = kept && JSON.parse(kept);
  if (!draft) return;
  const words = [...(draft.state?.unplaced ?? []), ...(draft.version === version ? [] : unplacedIn(island, draft))];
  if (words.length === 0) return;
  const addTo = ({ detail }: DocumentEventMap[typeof events.keep]) => {
    if (detail?.state) detail.state.unplaced = words;
    // Without one it is discarded.
    if (!detail) document.removeEventListener(events.keep, addTo);
  };
  document.addEventListener(events.keep, addTo);
  const shown = document.createElement("span");
  shown.style.cssText = style;
  shown.textContent = [spoken.form.unplaced, ...words].join("\n");
  document.querySelector(".form-kept > span")?.append(shown);
}
