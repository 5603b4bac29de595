/** What a visitor did to a prerendered form before React arrived: it stays on the page, and must reach the form's state. */
import type { Form } from "../engine/definition.ts";
import { isChoiceList, type JsonObject } from "../engine/schema.ts";
import { kindOf } from "../engine/widgets.ts";

/** What each control of a form holds, by its name. */
export type Held = Map<string, string[]>;

/** Reads the controls inside an element. */
export function readControls(element: HTMLElement): Held {
  const form = element.querySelector("form");
  const held: Held = new Map();
  for (const [name, value] of form ? new FormData(form) : [])
    held.set(name, [...(held.get(name) ?? []), typeof value === "string" ? value : ""]);
  return held;
}

/**
 * The fields that hold something else than the form's state says. A control as it is now wins over what it was before
 * React took over, unless taking over has set it back.
 */
export function changesOf(form: Form, data: JsonObject, before: Held, now: Held): JsonObject {
  const changes: JsonObject = {};
  for (const [field, schema] of Object.entries(form.schema.properties ?? {})) {
    const isList = isChoiceList(schema);
    if (!isList && !["text", "choice"].includes(kindOf(schema))) continue;
    const known = JSON.stringify([data[field] ?? []].flat());
    const differing = [now, before]
      .map((held) => held.get(field)?.filter(Boolean) ?? [])
      .find((held) => JSON.stringify(held) !== known);
    if (differing) changes[field] = isList ? differing : (differing[0] ?? "");
  }
  return changes;
}
