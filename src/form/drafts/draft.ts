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

/** A form's data as the host knows them: the source of truth, whatever its controls show. */
export interface KeptState {
  data: JsonObject;
  /** The selected branch of each chooser, by the chooser's name. */
  branches: { [chooser: string]: number };
  /** The other branches of each. */
  left?: { [chooser: string]: KeptLeft };
  /** Answers hidden by a condition, by the paths and types of their fields: they are restored when the field is shown again. */
  hidden?: JsonObject;
  /** The known paths of the fields that were edited, with `*` for entries and free keys. */
  touched?: string[];
  /** The fields whose answers no draft stores, if they had one. */
  lost?: string[];
  /** Texts from older versions of the form for which this one has no field (src/form/drafts/unplaced.ts). */
  unplaced?: string[];
  /** The page's query string then: a deep link that is followed later wins over it. */
  query: string;
}

/** A draft as session storage has it. */
export interface Draft {
  /** When it was last saved. */
  at: number;
  /** The version of the schema to which the host's state belongs. */
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
  /** The state of the touched controls, as the keeper knows it. */
  held?: ControlStates;
  /** The form's current data, without pending edits of its controls. */
  holds?: { context: FormContext; data: JsonObject };
  /** The same data as they may be stored, if the controls alone are not enough. */
  state?: KeptState;
  /** The state of the touched controls at that moment, even if their entry was moved or they were off the page meanwhile. */
  base?: ControlStates;
  /** Whether the form was changed since it was rendered, even without typing: by moving entries, for example. */
  isTouched?: boolean;
}
