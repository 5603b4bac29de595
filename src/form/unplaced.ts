/** What was written in an older version of the form, and has no place in this one: it is shown above the form, to be copied. */
import { chooserOf } from "../engine/schema/path.ts";
import { isSecret } from "../engine/visit/secret.ts";
import { spoken } from "../engine/words/spoken.ts";
import type { Data } from "../page-state.ts";
import type { Draft } from "./draft.ts";
import { readControls } from "./early.ts";

/** What says nothing without its question: the number of a branch, a box that was ticked. */
const isMute = (name: string, value: string) => name.endsWith(chooserOf("")) || /^(true|false)?$/.test(value);

/** Long texts scroll: the notice stays in view where the page was scrolled to. In no stylesheet, which every visitor would load. */
const style = "display: block; max-height: 30vh; overflow: auto; overflow-wrap: anywhere; white-space: pre-line";

/** Shows it in the notice about the draft, with which it goes; nothing if the draft is of this version. */
export function showUnplaced(island: HTMLElement): void {
  const { kept, version } = island.dataset as Data;
  const draft: Draft | undefined = kept && JSON.parse(kept);
  if (!draft || draft.version === version) return;
  const now = readControls(island);
  const secrets = [...island.querySelectorAll<HTMLInputElement>("[name]")].filter(isSecret).map(({ name }) => name);
  const words = draft.held.flatMap(([, [name, value, state]]) => {
    const isPlaced = typeof state === "boolean" ? !state || now.get(name)?.includes(value) : now.has(name);
    return isPlaced || secrets.includes(name) || isMute(name, value) ? [] : [value];
  });
  if (words.length === 0) return;
  const shown = document.createElement("span");
  shown.style.cssText = style;
  shown.textContent = [spoken.form.unplaced, ...words].join("\n");
  document.querySelector(".form-kept > span")?.append(shown);
}
