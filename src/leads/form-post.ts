/** Reads an ordinary form post, as browsers send it without script, into the body that the form's rules are about. */
import type { Form } from "../engine/definition.ts";
import { kindOf } from "../engine/kinds/index.ts";
import { maxDepth } from "../engine/limits.ts";
import { chooserOf, pathStep, stepsOf, within } from "../engine/path.ts";
import { isObject, type Json, type JsonObject, type Schema } from "../engine/schema.ts";
import { schemaAt } from "./known.ts";

/** The content type of such a post. */
export const formPostType = "application/x-www-form-urlencoded";

/** What a box without a value of its own sends. */
const ticked = (texts: string[]) => texts.map((text) => (text === "on" ? "true" : text));

/** What was sent for a field. What its kind cannot read stays as it was sent, so that the rules refuse it. */
function valueFrom(texts: string[], schema: Schema): Json {
  const kind = kindOf(schema);
  const said = kind?.name === "boolean" ? ticked(texts) : texts;
  const [text = "", ...more] = said;
  const isList = schema.type === "array";
  const value = kind && (isList || more.length === 0) ? kind.read(said, schema) : undefined;
  const isWhole = !Array.isArray(value) || value.length === new Set(said).size;
  if (value !== undefined && isWhole) return value;
  if (!isList) return more.length > 0 ? said : text;
  const entry = isObject(schema.items) ? (schema.items as Schema) : {};
  return said.filter((one) => one !== "").map((one) => kindOf(entry)?.read([one], entry) ?? one);
}

/** What was sent, step by step: values, and what holds others. */
type Tree = Map<string, Tree | Json>;

/** Puts a value where its steps lead; false where another value is in the way. */
function place(tree: Tree, [step = "", ...rest]: string[], value: Json): boolean {
  const there = tree.get(step);
  if (rest.length === 0) {
    if (there === undefined) tree.set(step, value);
    return there === undefined;
  }
  const inner = there ?? (new Map() as Tree);
  if (!(inner instanceof Map)) return false;
  tree.set(step, inner);
  return place(inner, rest, value);
}

/** An entry of which nothing was sent: a box that was left alone, a group of such boxes. */
const untouched: { [kind: string]: Json } = { boolean: false, group: {} };

/** The entries of a list, each in its place; what is no place is left in the order in which it came. */
function entriesFrom(form: Form, tree: Tree, path: string): Json[] {
  const steps = [...tree.keys()];
  if (!steps.every((step) => /^\d{1,3}$/.test(step)))
    return [...tree].map(([step, one]) => jsonOf(form, one, within(path, step)));
  return Array.from({ length: Math.max(...steps.map(Number)) + 1 }, (_, index) => {
    const at = within(path, String(index));
    const one = tree.get(String(index));
    return one === undefined
      ? (untouched[kindOf(schemaAt(form, at) ?? {})?.name ?? ""] ?? null)
      : jsonOf(form, one, at);
  });
}

function jsonOf(form: Form, tree: Tree | Json, path: string): Json {
  if (!(tree instanceof Map)) return tree;
  const schema = path ? (schemaAt(form, path) ?? {}) : form.schema;
  if (kindOf(schema)?.name === "list") return entriesFrom(form, tree, path);
  return Object.fromEntries([...tree].map(([step, one]) => [step, jsonOf(form, one, within(path, pathStep(step)))]));
}

/** The steps to what a name stands for; whatever is no field of the form is one by itself, so that the rules refuse it. */
function stepsTo(form: Form, name: string): string[] {
  const steps = stepsOf(name);
  return steps.length <= maxDepth && schemaAt(form, name) ? steps : [name];
}

const isChooser = (form: Form, name: string) =>
  name.endsWith(chooserOf("")) && schemaAt(form, name.slice(0, -chooserOf("").length)) !== undefined;

/** The fields that were sent, by their paths; lists come as repeated keys, lines as browsers end them. */
export function bodyFrom(form: Form, sent: URLSearchParams): JsonObject {
  const texts = new Map<string, string[]>();
  for (const [name, text] of sent) {
    const known = texts.get(name);
    if (known) known.push(text.replaceAll("\r\n", "\n"));
    else texts.set(name, [text.replaceAll("\r\n", "\n")]);
  }
  const tree: Tree = new Map();
  for (const [name, values] of texts) {
    const value = valueFrom(values, schemaAt(form, name) ?? {});
    // A value for what also holds others is under a name that no field has, so that the rules refuse it.
    if (!isChooser(form, name) && !place(tree, stepsTo(form, name), value)) tree.set(`${name}.`, value);
  }
  return jsonOf(form, tree, "") as JsonObject;
}
