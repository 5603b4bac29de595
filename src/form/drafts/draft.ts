/**
 * The draft of a form that has not been sent, and how the host and the keeper (src/browser/keeper/keeper.ts) exchange it.
 * The keeper is inlined into the form's document, so it works even if the form's own scripts fail to load.
 */
import type { Json, JsonObject } from "../../engine/schema/schema.ts";
import type { Data, events } from "../../page-state.ts";
import type { FormContext } from "../context.ts";

/** State of a control: its name, its value, and whether it is checked, or for other controls its `autocomplete`. */
export type ControlState = [name: string, value: string, state: boolean | string];

/** State of several controls, each under a unique key. */
export type ControlStates = [control: string, held: ControlState][];

/** The visitor's personal data, by `autocomplete` token. */
export interface Person {
  [token: string]: string;
}

/** What was filled in under branches that are not on show, by their index, with the choosers inside each, by their name. */
export interface KeptLeft {
  [branch: string]: { data: Json; inside: { [chooser: string]: { chosen: number; left: KeptLeft } } };
}

/** A form's data as its host knows it: the source of truth, whatever its controls show. */
export interface KeptState {
  data: JsonObject;
  /** The selected branch of each chooser, by the chooser's name. */
  branches: { [chooser: string]: number };
  /** The other branches of each. */
  left?: { [chooser: string]: KeptLeft };
  /** The answers whose fields a condition has hidden, by the fields' paths: they come back with their fields. */
  hidden?: JsonObject;
  /** The fields that were written into, of any entry and under any name that the visitor has given. */
  touched?: string[];
  /** The fields whose answers no draft keeps, where one was given. */
  lost?: string[];
  /** What was written in older versions of the form, and has no place in this one (src/form/drafts/unplaced.ts). */
  unplaced?: string[];
  /** The page's query string then: a deep link that is followed later wins over it. */
  query: string;
}

/** A draft as session storage has it. */
export interface Draft {
  /** When it was last saved. */
  at: number;
  /** Version of the schema that the host's state is of. */
  version: string;
  /** The page's query string at that time. */
  query: string;
  /** State of the touched controls: all that is known before hydration. */
  held: ControlStates;
  /** The language that these are written in, where it is another than the page's. */
  lang?: string;
  /** The host's state when it last ran; for rich forms only, since a flat form's state is that of its controls. */
  state?: KeptState;
  /** State of the controls at that moment: later changes are unknown to the host. */
  base?: ControlStates;
}

declare global {
  interface DocumentEventMap {
    [events.keep]: CustomEvent<Known | null>;
    [events.sent]: Event;
    [events.refill]: CustomEvent<string[]>;
  }
}

/**
 * Notifies the keeper.
 * @param linked the names of the controls that a deep link fills in
 */
export const tell = (event: typeof events.sent | typeof events.refill, linked?: string[]): boolean =>
  document.dispatchEvent(new CustomEvent(event, { detail: linked }));

/** A draft as the host reads it: its own state, and that of its controls at the time. */
export interface Kept extends KeptState {
  base: ControlStates;
  /** Whether it is of another version of the schema. */
  isOlder?: boolean;
}

/** The draft that the keeper found for an island, if it was saved after hydration. */
export function keptIn({ dataset }: HTMLElement): Kept | undefined {
  const { kept, version } = dataset as Data;
  if (!kept) return undefined;
  const { state, held, base, version: own }: Draft = JSON.parse(kept);
  return state && { ...state, base: base || held, isOlder: own !== version };
}

/** The host's answer to the keeper. */
export interface Known {
  /** What the keeper has of the controls that were touched. */
  held?: ControlStates;
  /** The form's current data, without pending edits of its controls. */
  holds?: { context: FormContext; data: JsonObject };
  /** The same in the form it may be saved in, where the controls alone are not enough. */
  state?: KeptState;
  /** With it: what was touched and is on the page now, wherever its entry has moved, and if it was off the page meanwhile. */
  base?: ControlStates;
  /** Whether the form was changed since it was rendered, even without typing: by moving entries, for example. */
  isTouched?: boolean;
}
