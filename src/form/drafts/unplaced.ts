/** What was written in an older version of the form, and has no place in this one: it is shown above the form, to be copied. */

import { isSecret } from "../../engine/define/secret.ts";
import { chooserOf } from "../../engine/schema/path.ts";
import { spoken } from "../../engine/words/spoken.ts";
import { type Data, events } from "../../page-state.ts";
import { readControls } from "../early.ts";
import type { Draft } from "./draft.ts";

/** What says nothing without its question: the number of a branch, a box that was ticked. */
const isMute = (name: string, value: string) => name.endsWith(chooserOf("")) || /^(true|false)?$/.test(value);

/** The controls that a visitor can write anything into, by their type. */
const written = /text|email|url|tel|search|number/;

/** Long texts scroll: the notice stays in view where the page was scrolled to. In no stylesheet, which every visitor would load. */
const style = "display: block; max-height: 30vh; overflow: auto; overflow-wrap: anywhere; white-space: pre-line";

/** What a draft of another version holds that no control of this form shows. */
function unplacedIn(island: HTMLElement, { held }: Draft): string[] {
  const now = readControls(island.querySelector("form"));
  const named = (isAny: (control: HTMLInputElement) => boolean) =>
    [...island.querySelectorAll<HTMLInputElement>("[name]")].filter(isAny).map(({ name }) => name);
  // What became a file was no secret when it was written.
  const secrets = named((control) => isSecret(control) && control.type !== "file");
  const lists = named(({ type }) => type === "select-multiple");
  // They have any text, if in other words; all others may show a default, or what the form says itself.
  const open = named(({ type, readOnly, disabled }) => written.test(type) && !readOnly && !disabled);
  return held.flatMap(([, [name, value, state]]) => {
    if (state === false || secrets.includes(name)) return [];
    const isPlaced = (text: string) =>
      state !== true && open.includes(name) ? now.has(name) : now.get(name)?.includes(text);
    const texts = lists.includes(name) ? value.split("\n") : [value];
    return texts.filter((text) => !isPlaced(text) && !isMute(name, text));
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
