/** The part of a form's data that is on the screen: an answer whose field a condition has hidden is kept, but not sent. */
import { useEffect } from "react";
import { parentOf, pathStep, within } from "../../engine/schema/path.ts";
import { isObject, type Json, type JsonObject, jsonTypeOf, type Schema } from "../../engine/schema/schema.ts";
import type { Control, Controls, FormContext } from "../context.ts";

/**
 * Registers a field as being on the screen, unless something inside it has done so.
 * @param isField whether the name is that of a field
 */
export function useOnScreen({ controls }: FormContext, isField: boolean, name: string, control: Control): void {
  useEffect(() => {
    if (!isField || controls.has(name)) return;
    controls.set(name, control);
    // Unregistered with the field, so that a branch without this field is sent without its answer.
    return () => void (controls.get(name) === control && controls.delete(name));
  });
}

/** The paths of all controls and of the groups and lists that contain them. */
function pathsOf(controls: Controls): Set<string> {
  const paths = new Set<string>();
  for (const name of controls.keys()) for (let path = name; !paths.has(path); path = parentOf(path)) paths.add(path);
  return paths;
}

/** Whether a value has a type; without one, any value does. A blank one always does: it stands for a key without a value. */
const isOf = (value: Json | undefined, type: Schema["type"]): boolean =>
  (value ?? "") === "" ||
  [type].flat().some((one) => one === undefined || jsonTypeOf(value) === one.replace("integer", "number"));

/**
 * The data that has a control on the page, or is part of what a control holds as a whole. An answer may stem from a field of the
 * same name and another type, under another condition: then only what the control shows counts, and nothing of a list or group.
 */
export function onScreen(controls: Controls, data: JsonObject): JsonObject {
  const paths = pathsOf(controls);
  const shown = (value: Json, path: string): Json | undefined => {
    const { isWhole, isList = false, codec } = controls.get(path) ?? {};
    if (isWhole) return codec && !isOf(value, codec.type) ? codec.read(codec.write(value)) : value;
    if (value === null || typeof value !== "object" || !paths.has(path)) return undefined;
    if (isList !== Array.isArray(value)) return undefined;
    // An entry keeps its index, even if nothing of it is shown.
    if (Array.isArray(value)) return value.map((entry, index) => shown(entry, within(path, String(index))) ?? entry);
    const entries = Object.entries(value).map(
      ([key, inner]) => [key, shown(inner, within(path, pathStep(key)))] as const,
    );
    return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined)) as JsonObject;
  };
  const all = shown(data, "");
  return isObject(all) ? all : data;
}
