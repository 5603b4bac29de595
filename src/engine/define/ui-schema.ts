/**
 * Reads react-jsonschema-form's `uiSchema` vocabulary as the presentation of fields, so that existing documents work
 * unchanged.
 */

import { isChoiceList } from "../kinds/choices.ts";
import { ownOf, pathStep, pointerStep, within } from "../schema/path.ts";
import { isObject, type Json, jsonTypeOf, type Schema } from "../schema/schema.ts";
import { choicesOf, controlText } from "../words/choices.ts";
import { plainMarkdown } from "../words/plain-markdown.ts";
import type { FieldUi, Looks } from "./definition.ts";
import type { UiDocument } from "./documents.ts";

/** A node of a `uiSchema`. */
type UiNode = { [key: string]: unknown };

type OptionType = "string" | "boolean" | "number" | "array" | "object" | "any";

/** An option of a node: the types of its value, and the key of `FieldUi` that it sets. */
interface Option {
  type: OptionType | OptionType[];
  look: (value: never, schema: Schema) => Partial<FieldUi>;
}

/** react-jsonschema-form's names of widgets that have another name here. */
const widgetNames: { [name: string]: string } = {
  uri: "url",
  "alt-date": "date",
  "alt-datetime": "datetime-local",
  altdate: "date",
  altdatetime: "datetime-local",
  "date-time": "datetime-local",
  datetime: "datetime-local",
  files: "file",
};

/** Our name of a react-jsonschema-form widget: `TextareaWidget` is `textarea`. */
function widgetOf(name: string): string {
  const short = /^\w+Widget$/.test(name) ? name.replace(/Widget$/, "").toLowerCase() : name;
  return widgetNames[short] ?? short;
}

/** Labels of choices: in the order of the schema, or by value. */
const labeled = (names: string[] | { [text: string]: string }, schema: Schema): Partial<FieldUi> => {
  if (!Array.isArray(names)) return { options: names };
  const choices = choicesOf(isObject(schema.items) ? schema.items : schema, {});
  const texts = choices.length > 0 ? choices.map(({ text }) => text) : ["true", "false"];
  return { options: Object.fromEntries(texts.map((text, index) => [text, names[index] ?? text])) };
};

/** Every supported option, as `ui:<option>` or inside `ui:options`. */
export const uiOptions: { [option: string]: Option } = {
  widget: { type: "string", look: (name: string) => ({ widget: widgetOf(name) }) },
  inputType: { type: "string", look: (type: string) => ({ widget: type }) },
  title: { type: "string", look: (label: string) => ({ label }) },
  description: { type: "string", look: (hint: string) => ({ hint }) },
  help: { type: "string", look: (hint: string) => ({ hint }) },
  placeholder: { type: "string", look: (placeholder: string) => ({ placeholder }) },
  autocomplete: { type: "string", look: (autocomplete: string) => ({ autocomplete }) },
  enumNames: { type: ["array", "object"], look: labeled },
  enumOrder: { type: "array", look: () => ({}) },
  enumDisabled: { type: "array", look: (values: Json[]) => ({ disabledOptions: values.map(controlText) }) },
  disabled: { type: "boolean", look: (disabled: boolean) => ({ disabled }) },
  readonly: { type: "boolean", look: (readOnly: boolean) => ({ readOnly }) },
  autofocus: { type: "boolean", look: (autofocus: boolean) => ({ autofocus }) },
  emptyValue: { type: "any", look: (emptyValue: Json) => ({ emptyValue }) },
  classNames: { type: "string", look: (className: string) => ({ className }) },
  className: { type: "string", look: (className: string) => ({ className }) },
  enableMarkdownInDescription: { type: "boolean", look: () => ({}) },
  enableMarkdownInHelp: { type: "boolean", look: () => ({}) },
  rows: { type: "number", look: (rows: number) => ({ rows }) },
  inline: { type: "boolean", look: (inline: boolean) => ({ inline }) },
  accept: { type: "string", look: (accept: string) => ({ accept }) },
  label: { type: "boolean", look: (shown: boolean) => ({ hideLabel: !shown }) },
  order: { type: "array", look: (order: string[]) => ({ order }) },
  addable: { type: "boolean", look: (addable: boolean) => ({ list: { addable } }) },
  orderable: { type: "boolean", look: (orderable: boolean) => ({ list: { orderable } }) },
  removable: { type: "boolean", look: (removable: boolean) => ({ list: { removable } }) },
  copyable: { type: "boolean", look: (copyable: boolean) => ({ list: { copyable } }) },
};

/** Whether a value is of a type that an option takes; any other is refused by the check, and says nothing before it. */
export const isTaken = ({ type }: Option, value: unknown): boolean =>
  [type].flat().some((one) => one === "any" || one === jsonTypeOf(value));

/** The options that a node sets, by name, in any of the supported notations. */
export function optionsIn(node: UiNode): { [option: string]: unknown } {
  const { "ui:options": grouped, classNames } = node;
  const own = Object.entries(node).flatMap(([key, value]) =>
    key.startsWith("ui:") && key !== "ui:options" ? [[key.slice(3), value] as const] : [],
  );
  return {
    ...(typeof classNames === "string" ? { classNames } : {}),
    ...(grouped as object),
    ...Object.fromEntries(own),
  };
}

function merge(before: Partial<FieldUi>, more: Partial<FieldUi>): Partial<FieldUi> {
  const hint = before.hint && more.hint ? `${before.hint} ${more.hint}` : (more.hint ?? before.hint);
  const list = before.list || more.list ? { list: { ...before.list, ...more.list } } : {};
  return { ...before, ...more, ...(hint ? { hint } : {}), ...list };
}

/** The options that declare a text to be Markdown. */
const marking: { [option: string]: string } = {
  description: "enableMarkdownInDescription",
  help: "enableMarkdownInHelp",
};

const typed = /^(text|email|tel|url|password|number|date|datetime-local|time|color)$/;

/** The option that has no say beside another one: the type of an input decides, and a text area has none. */
const idleIn = ({ widget, inputType }: ReturnType<typeof optionsIn>): string | undefined => {
  if (typeof widget !== "string" || inputType === undefined) return undefined;
  return typed.test(widgetOf(widget)) ? "widget" : "inputType";
};

function lookOf(node: UiNode, schema: Schema): Partial<FieldUi> {
  let look: Partial<FieldUi> = {};
  const options = optionsIn(node);
  const idle = idleIn(options);
  for (const [option, value] of Object.entries(options)) {
    const meaning = option === idle ? undefined : ownOf(uiOptions, option);
    const isMarked = typeof value === "string" && options[marking[option] ?? ""] === true;
    if (meaning && isTaken(meaning, value))
      look = merge(look, meaning.look((isMarked ? plainMarkdown(value) : value) as never, schema));
  }
  return look;
}

/** A node with the field it applies to. */
export interface PlacedNode {
  path: string;
  node: UiNode;
  /** Its JSON pointer within the `uiSchema`. */
  pointer: string;
  /** The index of the branch it applies to, if it is about one. */
  branch?: number;
}

/** The nodes inside a node, each with its path; several nodes may have the same path. */
export function* nodesIn(node: UiNode, path = "", pointer = "", branch?: number): Generator<PlacedNode> {
  yield { path, node, pointer, branch };
  for (const [key, value] of Object.entries(node)) {
    if (key.startsWith("ui:")) continue;
    const at = `${pointer}/${pointerStep(key)}`;
    if (Array.isArray(value)) {
      for (const [index, inner] of value.entries())
        if (isObject(inner))
          yield* key === "items"
            ? nodesIn(inner, within(path, String(index)), `${at}/${index}`)
            : nodesIn(inner, path, `${at}/${index}`, index);
    } else if (isObject(value)) {
      const isEntry = ["items", "additionalItems", "additionalProperties"].includes(key);
      yield* nodesIn(value, within(path, isEntry ? "*" : pathStep(key)), at);
    }
  }
}

/** The field that a node applies to: options of a choice list's entries apply to the list. */
export const ownerOf = (path: string, schemaAt: (path: string) => Schema): string => {
  const list = path.replace(/\.\*$/, "");
  return list !== path && isChoiceList(schemaAt(list)) ? list : path;
};

/**
 * The presentation that a UI document sets, by path: its `uiSchema`, overridden by its `fields`. The form's own is at
 * the empty path.
 * @param fields the fields that it presents, by path
 */
export function controlsOf(ui: UiDocument, fields: ReadonlyMap<string, { whole: Schema }[]> = new Map()): Looks {
  const schemaAt = (path: string) => fields.get(path)?.[0]?.whole ?? {};
  const looks: Looks = {};
  for (const { path, node, branch } of nodesIn(ui.uiSchema ?? {})) {
    const owner = ownerOf(path, schemaAt);
    const { label, ...look } = lookOf(node, schemaAt(owner));
    const known = looks[owner] ?? {};
    const branches = [...(known.branches ?? [])];
    if (branch !== undefined && label) branches[branch] = label;
    const own = branch === undefined && label ? { label } : {};
    looks[owner] = merge({ ...look, ...own }, { ...known, ...(branches.length > 0 && { branches }) });
  }
  for (const [path, look] of Object.entries(ui.fields ?? {})) looks[path] = merge(looks[path] ?? {}, look);
  return looks;
}

/** Names in the order of a `ui:order`; `*` stands for those it does not name. */
export function ordered(names: string[], order: string[]): string[] {
  const rest = names.filter((name) => !order.includes(name));
  const wanted = order.includes("*") ? order : [...order, "*"];
  return wanted.flatMap((name) => (name === "*" ? rest : names.includes(name) ? [name] : []));
}

/** What the `uiSchema` says of the form as a whole: its heading, its introduction, the label of its submit button. */
export function wholeWords({ uiSchema = {} }: UiDocument) {
  const { label: heading, hint: introduction } = lookOf(uiSchema, {});
  const { submitButtonOptions } = optionsIn(uiSchema);
  return { heading, introduction, submit: (submitButtonOptions as { submitText?: string } | undefined)?.submitText };
}
