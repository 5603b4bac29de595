/** Input made in a prerendered form before hydration: it stays on the page and must reach the form's state. */
import { type Json, type JsonObject, valueIn } from "../engine/schema/schema.ts";
import type { Codec, Controls } from "./context.ts";
import type { Kept } from "./draft.ts";

/** The values of a form's controls, by their names. */
export type ControlTexts = Map<string, string[]>;

/** What happened before a prerendered form was hydrated. */
export interface Hydration {
  /** Values of the controls at that time. */
  before: ControlTexts;
  /** The draft of an earlier visit. */
  kept?: Kept;
  /** Called once the form's state includes it, with what remains to be done when the form has drawn it. */
  alive: (last?: () => void) => void;
}

/** Reads the controls inside an element. */
export function readControls(element: HTMLElement): ControlTexts {
  const form = element.querySelector("form");
  const held: ControlTexts = new Map();
  for (const [name, value] of form ? new FormData(form) : [])
    if (value && typeof value === "string") held.set(name, [...(held.get(name) ?? []), value]);
  return held;
}

type Steps = (string | number)[];

/** A copy of some data with one value changed. */
export function withValue(data: Json | undefined, [step, ...rest]: Steps, value: Json | undefined): Json | undefined {
  if (step === undefined) return value;
  if (typeof step === "number") {
    const list = Array.isArray(data) ? [...data] : [];
    list[step] = withValue(list[step], rest, value) ?? null;
    return list;
  }
  const group = (data ?? {}) as JsonObject;
  return { ...group, [step]: withValue(group[step], rest, value) } as JsonObject;
}

/** The state of the page before hydration. */
export interface Early {
  /** Values of the controls when hydration began. */
  before: ControlTexts;
  /** A control's value after the keeper restored a draft, where it differs from what was prerendered. */
  first?: (name: string, drawn: string[]) => string[];
}

const keyOf = (texts: string[]) => String([...texts].sort());

/**
 * What the visitor entered into a control while nothing listened: since hydration began, unless hydration has reset it,
 * else before that; undefined if its value is the initial one.
 * @param drawn the prerendered data
 * @param name of the control
 */
export function doneEarly(
  { before, first }: Early,
  name: string,
  drawn: string[],
  now: string[] = [],
  set: string[] = drawn,
): string[] | undefined {
  const then = before.get(name) ?? [];
  if (![then, drawn, set].map(keyOf).includes(keyOf(now))) return now;
  return keyOf(then) === keyOf(first?.(name, drawn) ?? drawn) ? undefined : then;
}

/**
 * Data merged with what the visitor entered while nothing listened.
 * @param early with the controls that were there: React may ask again when more of them are drawn
 * @param drawn the prerendered data
 * @param now the current values of the controls
 */
export function withEarly(
  early: Early & { controls: Controls },
  now: ControlTexts,
  drawn: JsonObject,
  data: JsonObject,
): JsonObject {
  let changed: Json | undefined = data;
  for (const [name, { steps, codec }] of early.controls) {
    if (!codec) continue;
    const written = writtenBy(codec, valueIn(drawn, steps));
    const done = doneEarly(early, name, codec.local ? [] : written, now.get(name), written);
    if (done) changed = withValue(changed, steps, codec.read(done));
  }
  return changed as JsonObject;
}

const writtenBy = (codec: Codec, value: unknown) => codec.write(value).filter(Boolean);
