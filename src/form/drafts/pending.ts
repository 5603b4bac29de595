/** A form's data including pending edits: values first, then names of free keys, inner ones before outer ones. */
import { chooserOf, parentOf, pathStep, stepsOf, within } from "../../engine/schema/path.ts";
import { isObject, type Json, type JsonObject, valueIn } from "../../engine/schema/schema.ts";
import type { Control, Edit, FormContext } from "../context.ts";
import { withValue } from "../early.ts";

/** The data including the values in controls. */
export function withValues({ edits, controls }: FormContext, data: JsonObject): JsonObject {
  let now: Json | undefined = data;
  for (const { path, read, isName } of edits.all()) {
    const { steps } = controls.get(path) ?? {};
    if (steps && !isName) now = withValue(now, steps, read() as Json);
  }
  return now as JsonObject;
}

/** The data with a field renamed, unless the new name is empty or taken. */
function withName(data: Json | undefined, steps: Control["steps"], name: string): Json | undefined {
  const group = valueIn(data, steps.slice(0, -1));
  if (!name || !isObject(group) || Object.hasOwn(group, name)) return data;
  const named = Object.entries(group).map(([key, value]) => [key === steps.at(-1) ? name : key, value]);
  return withValue(data, steps.slice(0, -1), Object.fromEntries(named));
}

const isInside = (name: string, path: string) =>
  [within(path, ""), chooserOf(path)].some((start) => name.startsWith(start));

/** The data with pending names applied, and a function that maps a path, or the name of a chooser, accordingly. */
export function withNames({ edits, controls }: FormContext, data: JsonObject) {
  const depth = ({ path }: Edit) => stepsOf(path).length;
  const names = edits.all().filter(({ isName }) => isName);
  const moves: [from: string, to: string][] = [];
  let now: Json | undefined = data;
  for (const { path, read } of names.sort((one, other) => depth(other) - depth(one))) {
    const { steps } = controls.get(path) ?? {};
    const name = String(read());
    const named: Json | undefined = steps ? withName(now, steps, name) : now;
    if (named !== now) moves.push([path, within(parentOf(path), pathStep(name))]);
    now = named;
  }
  const there = (path: string): string =>
    moves.reduce((one, [from, to]) => (isInside(one, from) ? to + one.slice(from.length) : one), path);
  return { data: now as JsonObject, there };
}

/** The data including all that is still being typed. */
export const dataNow = (context: FormContext, data: JsonObject): JsonObject =>
  withNames(context, withValues(context, data)).data;
