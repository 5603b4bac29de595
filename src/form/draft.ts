/**
 * What is kept of a form that is not sent yet, and how the host and the keeper (src/browser/keeper/keeper.ts) tell each other of it.
 * The keeper is inlined into the form's document, so that it works where the form's own scripts do not arrive.
 */
import type { JsonObject } from "../engine/schema.ts";
import type { Edit } from "./context.ts";

/** What a control held: its name, its value, and of a box whether it was ticked, of others their `autocomplete`. */
export type ControlState = [name: string, value: string, state: boolean | string];

/** Who the visitor is, by the tokens of `autocomplete`. */
export interface Person {
  [token: string]: string;
}

/** A draft as session storage has it. */
export interface Draft {
  /** Of the schema it was written for. */
  version: string;
  /** The page's query string then: a deep link that is followed later wins over the draft. */
  query: string;
  /** What the controls held that were touched, each under what tells it from the others. */
  held: [control: string, held: ControlState][];
  /** The form's data, where its host was alive: controls alone cannot draw a list that grew. */
  data?: JsonObject;
}

/** Events on the document, between the keeper and the host. */
export const events = {
  /** The keeper writes a draft, and the event's `detail` takes what the host knows; without one the draft is discarded. */
  keep: "form-keep",
  /** The host has sent the form. */
  sent: "form-sent",
  /** The form was drawn anew without its host. */
  refill: "form-refill",
} as const;

/** Tells the keeper. */
export const tell = (event: string): boolean => document.dispatchEvent(new Event(event));

/** The data of a draft, and whether a deep link was followed since. */
export interface Kept {
  data: JsonObject;
  isLinked: boolean;
}

/** The draft that the keeper found for an island. */
export function keptIn({ dataset }: HTMLElement): Kept | undefined {
  if (!dataset.kept) return undefined;
  const { data = {}, query }: Draft = JSON.parse(dataset.kept);
  return { data, isLinked: query !== location.search };
}

/** What the host knows when the keeper asks. */
export interface Known {
  data?: JsonObject;
  /** What controls hold beyond the data. */
  pending?: Edit[];
}
