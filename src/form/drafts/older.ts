/**
 * A draft of another version of the form: whatever the current form has a field for, converted as its control would convert it.
 * Answers that were not on the screen are left out.
 */
import type { RJSFSchema } from "@rjsf/utils";
import { type Kind, kindIn } from "../../engine/kinds/kind.ts";
import { constantsIn } from "../../engine/kinds/structures.ts";
import { chooserOf, knownPath, pathStep, within } from "../../engine/schema/path.ts";
import { isObject, type Json, type JsonObject, type Schema, valueIn } from "../../engine/schema/schema.ts";
import type { FormContext } from "../context.ts";
import type { ControlTexts } from "../early.ts";
import { branchesIn, compared, drawnBranch, shared } from "../rich/branch-parts.ts";
import { opened } from "../rich/cycles.ts";
import type { ControlStates, Kept, KeptState } from "./draft.ts";
import { isLeftOut, restored } from "./kept.ts";

/** Controls that show nothing, or another value, instead of text that they cannot parse. */
const native = /^(date|datetime-local|time|color)$/;

/** Whether a control shows a text. */
const shows = (type: string, text: string) =>
  !native.test(type) || Object.assign(document.createElement("input"), { type, value: text }).value === text;

/** A text that a control of one line can show. */
const inOneLine = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");

/** A value as a control of some kind would hold it; undefined if it does not fit. */
function inControl({ name, read, write }: Kind, schema: Schema, widget: string, value: Json): Json | undefined {
  const typed = /^(string|number)$/.test(typeof value) ? [String(value)] : undefined;
  if (!/^(text|date|date-time|time|number)$/.test(name))
    return read(write(value, schema), schema) ?? (typed && read(typed, schema));
  const type = name === "number" ? name : "string";
  const taken = typeof value === type ? value : typed && read(typed, schema);
  if (typeof taken !== type || !shows(widget, write(taken, schema)[0] ?? "")) return undefined;
  return typeof taken === "string" && widget !== "textarea" ? inOneLine(taken) : taken;
}

const isThere = (entry: unknown) => entry !== undefined;

/** How many parts of a value are left. */
function countOf(left: unknown, value: unknown): number {
  if (!(left instanceof Object && value instanceof Object)) return Number(left !== undefined && left === value);
  return Object.keys(left).reduce((sum, key) => sum + countOf(Reflect.get(left, key), Reflect.get(value, key)), 0);
}

/** Whether a value's constants identify another branch. */
const isElsewhere = (branch: Schema, value: unknown) =>
  Object.entries(constantsIn(branch)).some(
    ([name, fixed]) => ![fixed, undefined].includes(valueIn(value, [name]) as Json),
  );

type Branches = KeptState["branches"];

type Group = { [name: string]: unknown };

/**
 * The part of another version's data that the current form has fields for.
 * @param before the branches that were chosen there
 * @param found receives the branches that the data belong to now
 */
function placed(context: FormContext, data: JsonObject, before: Branches, found: Branches): JsonObject {
  const { form, kinds, drawn } = context;
  const whole = (schema: Schema, value: unknown): Schema =>
    (drawn.current?.state.schemaUtils.retrieveSchema(schema as RJSFSchema, value) ?? schema) as Schema;

  function inGroup({ properties = {} }: Schema, value: Group, path: string, branches: Branches): Group {
    const names = Object.keys(properties).filter((name) => Object.hasOwn(value, name));
    const entries = names.map((name) => {
      const step = within(path, pathStep(name));
      return [name, value[name], at(properties[name], value[name], step, branches)] as const;
    });
    // A cleared field does not get its default back.
    return Object.fromEntries(
      entries.flatMap(([name, one, left]) => (left !== undefined || one === undefined ? [[name, left]] : [])),
    );
  }

  function inList({ items, additionalItems, maxItems }: Schema, value: unknown[], path: string, branches: Branches) {
    const entries = value.slice(0, maxItems).flatMap((entry, index) => {
      const schema = Array.isArray(items) ? (items[index] ?? additionalItems) : items;
      return isObject(schema) ? [at(schema, entry, within(path, String(index)), branches)] : [];
    });
    // An entry keeps its place, and a list from which all were removed is empty.
    return value.some(isThere) && !entries.some(isThere) ? undefined : entries;
  }

  function inBranches(schema: Schema, value: unknown, path: string, chooser: string, branches: Branches): unknown {
    const options = branchesIn(schema).map((branch) => whole(branch, value));
    const around = shared(schema, options);
    const common = isObject(value) ? inGroup(whole(around, value), value, path, branches) : undefined;
    const own = chooserOf(chooser);
    const tried = options.flatMap((option, index) => {
      if (isElsewhere(option, value)) return [];
      const inside: Branches = {};
      // A field may be described by the branch and the schema around it together.
      const [, branch = option] = compared(around, options, index, index);
      const left = at(drawnBranch(branch, schema), value, path, inside, own);
      return [{ index, option, inside, left, count: countOf(left, value) + Number(before[own] === index) / 2 }];
    });
    const [best] = tried.sort((one, other) => other.count - one.count);
    if (!best) return common;
    Object.assign(branches, best.inside, { [own]: best.index });
    return isObject(best.left) ? { ...common, ...best.left, ...constantsIn(best.option) } : (best.left ?? common);
  }

  function at(given: unknown, value: unknown, path: string, branches: Branches, chooser = path): unknown {
    if (value === undefined || !isObject(given) || isLeftOut(context, path, value)) return undefined;
    const schema = whole(opened(given) as Schema, value);
    const { widget = "", readOnly, disabled } = form.fields[knownPath(form, path)] ?? {};
    // The visitor could not correct it.
    if (readOnly || disabled || schema.readOnly || widget === "hidden") return undefined;
    const kind = kindIn(kinds, schema);
    if (kind?.widgets.length) return inControl(kind, schema, widget, value as Json);
    if (kind?.name === "branches") return inBranches(schema, value, path, chooser, branches);
    if (kind?.name === "list") return Array.isArray(value) ? inList(schema, value, path, branches) : undefined;
    return isObject(value) ? inGroup(schema, value, path, branches) : undefined;
  }

  return at(form.schema, data, "", found) as JsonObject;
}

/**
 * The restored state of a draft; for a draft of another version, the part that the form has fields for. If a control shows another
 * value than the draft has, that value was typed later and wins.
 * @param before the values of the controls
 */
export function stateIn(context: FormContext, kept: Kept | undefined, before: ControlTexts): Kept | undefined {
  if (!kept) return undefined;
  const data = restored(kept.data);
  context.lost = new Set(kept.lost);
  context.touched = new Set(kept.touched);
  if (!kept.isOlder) return { ...kept, data };
  const branches: Branches = {};
  const found = isObject(data) ? placed(context, data, Object(kept.branches), branches) : {};
  const isShown = ([, [name, value, state]]: ControlStates[0]) =>
    Boolean(before.get(name)?.includes(value)) === (state !== false);
  return { query: kept.query, data: found, branches, base: kept.base.filter(isShown) };
}
