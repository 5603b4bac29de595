/** Stores a draft as the keeper does (src/browser/keeper/keeper.ts). */
import type { Draft, Known } from "../../src/form/drafts/draft.ts";
import { events } from "../../src/page-state.ts";

/** The draft of the form that is open, as the keeper stores it. */
export function draftNow(): Pick<Draft, "state"> {
  const known: Known = {};
  document.dispatchEvent(new CustomEvent(events.keep, { detail: known }));
  return JSON.parse(JSON.stringify({ held: [], state: known.state }));
}
