/** What a visitor did to a prerendered form before React arrived: it stays on the page, and must reach the form's state. */
import type { Json, JsonObject } from "../engine/schema.ts";
import type { Controls } from "./context.ts";

/** What each control of a form holds, by its name. */
export type ControlTexts = Map<string, string[]>;

/** Reads the controls inside an element. */
export function readControls(element: HTMLElement): ControlTexts {
  const form = element.querySelector("form");
  const held: ControlTexts = new Map();
  for (const [name, value] of form ? new FormData(form) : [])
    held.set(name, [...(held.get(name) ?? []), typeof value === "string" ? value : ""]);
  return held;
}

type Steps = (string | number)[];

const valueAt = (data: unknown, steps: Steps): unknown =>
  steps.reduce<unknown>(
    (value, step) => (value === null || value === undefined ? value : Reflect.get(Object(value), step)),
    data,
  );

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

/**
 * The data with what its controls hold where that is something else. A control as it is now wins over what it was before
 * React took over, unless taking over has set it back.
 * @param kept data of an earlier visit, which stands wherever nothing was done to a control
 */
export function withEarly(
  controls: Controls,
  data: JsonObject,
  before: ControlTexts,
  now: ControlTexts,
  kept: JsonObject = {},
): JsonObject {
  let changed: Json | undefined = { ...data, ...kept };
  for (const [name, { steps, codec }] of controls) {
    if (!codec) continue;
    const filled = (texts: string[] | undefined) => texts?.filter(Boolean) ?? [];
    const known = JSON.stringify(filled(codec.write(valueAt(data, steps))));
    const differing = [now, before]
      .map((held) => filled(held.get(name)))
      .find((texts) => JSON.stringify(texts) !== known && !(codec.local && texts.length === 0));
    if (differing) changed = withValue(changed, steps, codec.read(differing));
  }
  return changed as JsonObject;
}
