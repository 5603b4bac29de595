/** Input made in a prerendered form before hydration: it stays on the page and must reach the form's state. */
import { type Json, type JsonObject, valueIn } from "../engine/schema/schema.ts";
import type { Codec, Controls } from "./context.ts";
import type { Kept } from "./drafts/draft.ts";

/** The values of a form's controls, by their names. */
export type ControlTexts = Map<string, string[]>;

/** What a prerendered form is hydrated with. */
export interface Hydration {
  /** The draft of an earlier visit. */
  kept?: Kept;
  /** Called once the form's state includes early input, with what remains to be done after rendering it. */
  alive: (last?: () => void) => void;
}

/** Reads the controls of a form. */
export function readControls(form: HTMLFormElement | null | undefined): ControlTexts {
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
  /** Values of the controls in the form that was there. */
  before: ControlTexts;
  /** Whether React replaced the form's element; otherwise hydration leaves the controls as they are. */
  isReplaced?: boolean;
  /** A control's value after the keeper restored a draft, where it differs from what was prerendered. */
  first?: (name: string, drawn: string[]) => string[];
}

const keyOf = (texts: string[]) => String([...texts].sort());

/**
 * What the visitor changed a control to before hydration, even to nothing; undefined if it has its initial value.
 * @param name of the control
 * @param drawn the prerendered data
 * @param now what it holds once the form is hydrated
 * @param set what hydration has set it to, if anything
 */
export function doneEarly(
  { before, isReplaced, first }: Early,
  name: string,
  drawn: string[],
  now: string[] = [],
  set?: string[],
): string[] | undefined {
  const held = isReplaced || (set && keyOf(now) === keyOf(set)) ? (before.get(name) ?? []) : now;
  return keyOf(held) === keyOf(first?.(name, drawn) ?? drawn) ? undefined : held;
}

/**
 * Data merged with what the visitor entered before hydration.
 * @param early includes the controls that existed then: React may call this again when it has rendered more
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
    const done = codec.local
      ? doneEarly(early, name, [], now.get(name), written)
      : doneEarly(early, name, written, now.get(name));
    if (done) changed = withValue(changed, steps, codec.read(done));
  }
  return changed as JsonObject;
}

const writtenBy = (codec: Codec, value: unknown) => codec.write(value).filter(Boolean);
