/** Changes to lists, free keys and recursive groups that a form post asks for by its button; the form is then shown again. */
import type { Form } from "../../engine/define/definition.ts";
import { maxValues } from "../../engine/define/limits.ts";
import { changeOf, countOf, type ListChange } from "../../engine/define/list-changes.ts";
import { kindOf } from "../../engine/kinds/index.ts";
import { knownStep, ownOf, parentOf, pathOf, pathStep, stepsOf, within } from "../../engine/schema/path.ts";
import { isObject, type Json, type JsonObject, type Schema } from "../../engine/schema/schema.ts";
import type { SchemaOf } from "./chosen.ts";
import { kindsAt, knownIn, untouchedOf } from "./known.ts";
import { isIndex } from "./posted-texts.ts";
import type { Changed } from "./refusal.ts";

const [counted, changes] = [countOf(""), ["add", "remove"] as const];

/** The path in a name with an ending, if it is that of a list or group of the form. */
function pathIn(form: Form, name: string, ending: string, kinds?: string[]): string | undefined {
  if (!name.endsWith(ending) || Object.hasOwn(form.fields, name)) return undefined;
  const path = name.slice(0, -ending.length);
  const known = knownIn(form, path);
  if (known === undefined || stepsOf(path).includes("__proto__")) return undefined;
  return !kinds || kindsAt(form, known).some((kind) => kinds.includes(kind)) ? path : undefined;
}

const listOf = (form: Form, name: string) => pathIn(form, name, counted, ["list", "branches"]);

/** A list by its path, and how many entries it has, where a name says so. */
export function countIn(form: Form, name: string, [text = ""]: string[]): { path: string; count: number } | undefined {
  const path = isIndex(text) ? listOf(form, name) : undefined;
  return path === undefined ? undefined : { path, count: Number(text) };
}

/** The change that the name of a button requests. */
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

/** The value of a structure for which nothing was posted. */
const blank: { [kind: string]: () => Holder } = { list: () => [], group: () => ({}), branches: () => ({}) };

const kindIn = (schema?: Schema): string | undefined => schema && kindOf(schema)?.name;

/** The list or group at a path; created if nothing was posted for it, since it may consist of unticked boxes. */
function madeAt(form: Form, schemaOf: SchemaOf, body: JsonObject, steps: string[]): Holder | undefined {
  let [at, path, known]: [Holder, string, string] = [body, "", ""];
  for (const step of steps) {
    [path, known] = [within(path, pathStep(step)), knownStep(form, known, step)];
    const there: Json | undefined = ownOf(at as JsonObject, step);
    // A list has only the entries that were posted.
    const made: Json | undefined =
      there ?? (Array.isArray(at) && !(step in at) ? undefined : blank[kindIn(schemaOf(path, known)) ?? ""]?.());
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

/** A new entry: its default, else an empty value; an inner list gets its minimum number of entries. */
function freshAt(form: Form, schemaOf: SchemaOf, path: string, known: string): Json {
  const schema = schemaOf(path, known) ?? {};
  const { default: given, minItems = 0 } = schema;
  const kind = kindIn(schema);
  if (given !== undefined) return structuredClone(given);
  if (kind !== "list") return blank[kind ?? ""]?.() ?? untouchedOf(kind);
  return Array.from({ length: minItems }, () =>
    freshAt(form, schemaOf, within(path, "0"), knownStep(form, known, "0")),
  );
}

type Apply = (form: Form, schemaOf: SchemaOf, body: JsonObject, path: string) => Changed;

const apply: { [Change in ListChange]: Apply } = {
  add(form, schemaOf, body, path) {
    const [steps, known] = [stepsOf(path), knownIn(form, path) ?? ""];
    const there = madeAt(form, schemaOf, body, steps);
    // For a recursive group, `madeAt` has just created it.
    if (!Array.isArray(there) && !form.free?.includes(known)) return { path, change: "add" };
    if (Array.isArray(there) && there.length >= (schemaOf(path, known)?.maxItems ?? maxValues))
      return { path, change: "remove" };
    const step = Array.isArray(there) ? String(there.length) : newKeyIn(there ?? {});
    const added = pathOf([...steps, step]);
    if (there) (there as JsonObject)[step] = freshAt(form, schemaOf, added, knownStep(form, known, step));
    return { path: added, change: "add" };
  },
  remove(form, schemaOf, body, path) {
    const [holder, last] = [madeAt(form, schemaOf, body, stepsOf(path).slice(0, -1)), stepsOf(path).at(-1) ?? ""];
    if (!Array.isArray(holder)) delete holder?.[last];
    else if (Object.hasOwn(holder, last)) holder.splice(Number(last), 1);
    return {
      path: Array.isArray(holder) || form.free?.includes(knownIn(form, parentOf(path)) ?? "") ? parentOf(path) : path,
      change: "remove",
    };
  },
};

/** Changes a body as a post asks; returns where the change was made. */
export const change = (form: Form, schemaOf: SchemaOf, body: JsonObject, { change, path }: Changed): Changed =>
  apply[change](form, schemaOf, body, path);
