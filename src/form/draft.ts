/**
 * What is kept of a form that is not sent yet, and how the host and the keeper (src/browser/keeper/keeper.ts) tell each other of it.
 * The keeper is inlined into the form's document, so that it works where the form's own scripts do not arrive.
 */
import type { JsonObject } from "../engine/schema.ts";
import type { Data, events } from "../page-state.ts";
import type { FormContext } from "./context.ts";

/** What a control held: its name, its value, and of a box whether it was ticked, of others their `autocomplete`. */
export type ControlState = [name: string, value: string, state: boolean | string];

/** What controls held, each under what tells it from the others. */
export type ControlStates = [control: string, held: ControlState][];

/** Who the visitor is, by the tokens of `autocomplete`. */
export interface Person {
  [token: string]: string;
}

/** What a form holds, as its host knows it: this is what was written, whatever its controls look like. */
export interface KeptState {
  data: JsonObject;
  /** Which branch each chooser has chosen, by the chooser's name. */
  branches: { [chooser: string]: number };
  /** The page's query string then: a deep link that is followed later wins over it. */
  query: string;
}

/** A draft as session storage has it. */
export interface Draft {
  /** When it was kept last. */
  at?: number;
  /** Of the schema it was written for. */
  version: string;
  /** The page's query string then. */
  query: string;
  /** What the controls hold that were touched: all there is before the form is alive. */
  held: ControlStates;
  /** What the host knew, last time it was alive; only of a rich form, since what a flat one holds, its controls hold. */
  state?: KeptState;
  /** What the controls held when it told: what they hold beyond that, it has not heard of. */
  base?: ControlStates;
}

declare global {
  interface DocumentEventMap {
    [events.keep]: CustomEvent<Known | null>;
    [events.sent]: Event;
    [events.refill]: Event;
  }
}

/** Tells the keeper. */
export const tell = (event: typeof events.sent | typeof events.refill): boolean =>
  document.dispatchEvent(new Event(event));

/** What a draft has for the host: what it told itself, and what its controls held then. */
export interface Kept extends KeptState {
  base: ControlStates;
}

/** The draft that the keeper found for an island, if the form was alive when it was written. */
export function keptIn({ dataset }: HTMLElement): Kept | undefined {
  const { kept } = dataset as Data;
  if (!kept) return undefined;
  const { state, held, base = held }: Draft = JSON.parse(kept);
  return state && { ...state, base };
}

/** What the host knows when the keeper asks. */
export interface Known {
  /** What the form holds now, but for what its controls hold beyond it. */
  holds?: { context: FormContext; data: JsonObject };
  /** The same as it may be kept, where controls alone do not say it all. */
  state?: KeptState;
  /** Whether the form was changed since it was drawn, be it without a word typed: entries were moved, say. */
  isTouched?: boolean;
}
