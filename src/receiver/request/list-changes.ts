/** Changes to lists, free keys and recursive groups that a form post asks for by its button; the form is then shown again. */
import type { Form } from "../../engine/define/definition.ts";
import { maxValues } from "../../engine/define/limits.ts";
import { changeOf, countOf, type ListChange } from "../../engine/define/list-changes.ts";
import { knownStep, ownOf, parentOf, pathOf, stepsOf } from "../../engine/schema/path.ts";
import { isObject, type Json, type JsonObject } from "../../engine/schema/schema.ts";
import { kindAt, knownIn, schemaOfField, untouchedAt } from "./known.ts";
import type { Changed } from "./refusal.ts";

const [counted, changes] = [countOf(""), ["add", "remove"] as const];

/** The path in a name with an ending, if it is that of a list or group of the form. */
function pathIn(form: Form, name: string, ending: string, kinds?: string[]): string | undefined {
  if (!name.endsWith(ending) || Object.hasOwn(form.fields, name)) return undefined;
  const path = name.slice(0, -ending.length);
  const known = knownIn(form, path);
  if (known === undefined || stepsOf(path).includes("__proto__")) return undefined;
  return !kinds || kinds.includes(kindAt(form, known) ?? "") ? path : undefined;
}

const listOf = (form: Form, name: string) => pathIn(form, name, counted, ["list", "branches"]);

/** A list by its path, and how many entries it has, where a name says so. */
export function countIn(form: Form, name: string, [text = ""]: string[]): { path: string; count: number } | undefined {
  const path = /^\d{1,3}$/.test(text) ? listOf(form, name) : undefined;
  return path === undefined ? undefined : { path, count: Number(text) };
}

/** What a name asks to be changed. */
function changeIn(form: Form, name: string): Changed | undefined {
  for (const change of changes) {
    const path = pathIn(form, name, changeOf("", change), change === "add" ? ["list", "group", "branches"] : undefined);
    if (path !== undefined && (path !== "" || change === "add")) return { path, change };
  }
  return undefined;
}

/** Whether a name is that of a button that changes a list, or of the count of its entries, which are no fields. */
export const isOfList = (form: Form, name: string): boolean =>
  listOf(form, name) !== undefined || changeIn(form, name) !== undefined;

/** The change that a post asks for; undefined if it is to be sent. */
export const changeAsked = (form: Form, sent: ReadonlyMap<string, string[]>): Changed | undefined =>
  [...sent.keys()].map((name) => changeIn(form, name)).find(Boolean);

/** A list or group of a body. */
type Holder = Json[] | JsonObject;

const isHolder = (value: Json | undefined): value is Holder => Array.isArray(value) || isObject(value);

/** What a structure is when nothing was posted of it. */
const blank: { [kind: string]: () => Holder } = { list: () => [], group: () => ({}), branches: () => ({}) };

/** The list or group at some steps; it is made where nothing was posted of it, since it may be one of unticked boxes. */
function madeAt(form: Form, body: JsonObject, steps: string[]): Holder | undefined {
  let [at, known]: [Holder, string] = [body, ""];
  for (const step of steps) {
    known = knownStep(form, known, step);
    const there: Json | undefined = ownOf(at as JsonObject, step);
    // A list has only the entries that were posted.
    const made: Json | undefined =
      there ?? (Array.isArray(at) && !(step in at) ? undefined : blank[kindAt(form, known) ?? ""]?.());
    if (!isHolder(made)) return undefined;
    (at as JsonObject)[step] = made;
    at = made;
  }
  return at;
}

/** A key that the group does not have yet, as react-jsonschema-form names it. */
function newKeyIn(group: JsonObject): string {
  let count = 0;
  const key = () => (count > 0 ? `newKey-${count}` : "newKey");
  while (Object.hasOwn(group, key())) count += 1;
  return key();
}

/** A new entry, by its known path: its default, else an empty one; a list has the fewest entries that it may have. */
function freshAt(form: Form, known: string): Json {
  const { default: given, minItems = 0 } = schemaOfField(form, known) ?? {};
  if (given !== undefined) return structuredClone(given);
  if (kindAt(form, known) !== "list") return blank[kindAt(form, known) ?? ""]?.() ?? untouchedAt(form, known);
  return Array.from({ length: minItems }, () => freshAt(form, knownStep(form, known, "0")));
}

const apply: { [Change in ListChange]: (form: Form, body: JsonObject, path: string) => Changed } = {
  add(form, body, path) {
    const [steps, known] = [stepsOf(path), knownIn(form, path) ?? ""];
    const there = madeAt(form, body, steps);
    // A recursive group is there now.
    if (!Array.isArray(there) && !form.free?.includes(known)) return { path, change: "add" };
    if (Array.isArray(there) && there.length >= (schemaOfField(form, known)?.maxItems ?? maxValues))
      return { path, change: "remove" };
    const step = Array.isArray(there) ? String(there.length) : newKeyIn(there ?? {});
    if (there) (there as JsonObject)[step] = freshAt(form, knownStep(form, known, step));
    return { path: pathOf([...steps, step]), change: "add" };
  },
  remove(form, body, path) {
    const [holder, last] = [madeAt(form, body, stepsOf(path).slice(0, -1)), stepsOf(path).at(-1) ?? ""];
    if (!Array.isArray(holder)) delete holder?.[last];
    else if (Object.hasOwn(holder, last)) holder.splice(Number(last), 1);
    return {
      path: Array.isArray(holder) || form.free?.includes(knownIn(form, parentOf(path)) ?? "") ? parentOf(path) : path,
      change: "remove",
    };
  },
};

/** Changes a body as a post asks; returns where the change was made. */
export const change = (form: Form, body: JsonObject, { change, path }: Changed): Changed =>
  apply[change](form, body, path);
