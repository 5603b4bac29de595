/** Reads react-jsonschema-form's own UI vocabulary (`uiSchema`) as the looks of fields, so that documents move over as they are. */
import { choicesOf } from "./choices.ts";
import type { FieldUi } from "./definition.ts";
import type { UiDocument } from "./documents.ts";
import { pathStep, within } from "./path.ts";
import { isObject, type Json, type Schema } from "./schema.ts";

/** A node of a `uiSchema`. */
export type UiNode = { [key: string]: unknown };

/** What one option is for us: a part of a field's look, from the option's value and the field's schema. */
type Meaning = (value: never, schema: Schema) => Partial<FieldUi>;

/** Names that react-jsonschema-form has for widgets that are called otherwise here. */
const widgetNames: { [name: string]: string } = {
  uri: "url",
  "alt-date": "date",
  "alt-datetime": "datetime-local",
  "date-time": "datetime-local",
  datetime: "datetime-local",
  files: "file",
};

/** The name that a widget of react-jsonschema-form's has here: `TextareaWidget` is `textarea`. */
export function widgetOf(name: string): string {
  const short = /^\w+Widget$/.test(name) ? name.replace(/Widget$/, "").toLowerCase() : name;
  const byComponent: { [name: string]: string } = { altdate: "date", altdatetime: "datetime-local", url: "url" };
  return widgetNames[short] ?? byComponent[short] ?? short;
}

const labelled = (names: string[], schema: Schema): Partial<FieldUi> => {
  const choices = choicesOf((isObject(schema.items) ? schema.items : schema) as Schema, {});
  const texts = choices.length > 0 ? choices.map(({ text }) => text) : ["true", "false"];
  return { options: Object.fromEntries(texts.map((text, index) => [text, names[index] ?? text])) };
};

const offered = (part: NonNullable<FieldUi["list"]>): Partial<FieldUi> => ({ list: part });

/** Every option that is honoured, as `ui:<option>` or inside `ui:options`. */
export const uiOptions: { [option: string]: Meaning } = {
  widget: (name: string) => ({ widget: widgetOf(name) }),
  inputType: (type: string) => ({ widget: type }),
  title: (label: string) => ({ label }),
  description: (hint: string) => ({ hint }),
  help: (hint: string) => ({ hint }),
  placeholder: (placeholder: string) => ({ placeholder }),
  autocomplete: (autocomplete: string) => ({ autocomplete }),
  enumNames: labelled,
  enumDisabled: (values: Json[]) => ({
    disabledOptions: values.map((value) => (typeof value === "string" ? value : JSON.stringify(value))),
  }),
  disabled: (disabled: boolean) => ({ disabled }),
  readonly: (readOnly: boolean) => ({ readOnly }),
  autofocus: (autofocus: boolean) => ({ autofocus }),
  emptyValue: (emptyValue: Json) => ({ emptyValue }),
  classNames: (className: string) => ({ className }),
  rows: (rows: number) => ({ rows }),
  inline: (inline: boolean) => ({ inline }),
  accept: (accept: string) => ({ accept }),
  label: (shown: boolean) => ({ hideLabel: !shown }),
  order: (order: string[]) => ({ order }),
  addable: (addable: boolean) => offered({ addable }),
  orderable: (orderable: boolean) => offered({ orderable }),
  removable: (removable: boolean) => offered({ removable }),
  copyable: (copyable: boolean) => offered({ copyable }),
};

/** Keys of a node that are not names of fields: those of lists, free keys and alternatives. */
export const structuralKeys = ["items", "additionalItems", "additionalProperties", "anyOf", "oneOf", "classNames"];

/** The options a node sets, by their name, whichever of the ways it is written in. */
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

function lookOf(node: UiNode, schema: Schema): Partial<FieldUi> {
  let look: Partial<FieldUi> = {};
  for (const [option, value] of Object.entries(optionsIn(node))) {
    const meaning = uiOptions[option];
    if (meaning) look = merge(look, meaning(value as never, schema));
  }
  return look;
}

/** The nodes inside a node, each with its path; several may stand for the same path. */
export function* nodesIn(
  node: UiNode,
  path = "",
  pointer = "",
): Generator<{ path: string; node: UiNode; pointer: string }> {
  yield { path, node, pointer };
  for (const [key, value] of Object.entries(node)) {
    if (key.startsWith("ui:")) continue;
    const at = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (Array.isArray(value)) {
      for (const [index, inner] of value.entries())
        if (isObject(inner))
          yield* nodesIn(inner, key === "items" ? within(path, String(index)) : path, `${at}/${index}`);
    } else if (isObject(value)) {
      const isEntry = ["items", "additionalItems", "additionalProperties"].includes(key);
      yield* nodesIn(value, within(path, isEntry ? "*" : pathStep(key)), at);
    }
  }
}

/**
 * The looks that a UI document gives, by path: its `uiSchema`, then its `fields`. The form's own is at the empty path.
 * @param schemaAt the schema of the field at a path
 */
export function controlsOf(ui: UiDocument, schemaAt: (path: string) => Schema): { [path: string]: Partial<FieldUi> } {
  const looks: { [path: string]: Partial<FieldUi> } = {};
  for (const { path, node } of nodesIn(ui.uiSchema ?? {}))
    looks[path] = merge(lookOf(node, schemaAt(path)), looks[path] ?? {});
  for (const [path, look] of Object.entries(ui.fields ?? {})) looks[path] = merge(looks[path] ?? {}, look);
  return looks;
}

/** Names in the order a `ui:order` asks for; `*` stands for those it does not name. */
export function ordered(names: string[], order: string[]): string[] {
  const rest = names.filter((name) => !order.includes(name));
  const wanted = order.includes("*") ? order : [...order, "*"];
  return wanted.flatMap((name) => (name === "*" ? rest : names.includes(name) ? [name] : []));
}

/** The words of the button that sends, where a `uiSchema` says them. */
export function submitLabel(ui: UiDocument): string | undefined {
  const options = optionsIn(ui.uiSchema ?? {}).submitButtonOptions as { submitText?: string } | undefined;
  return options?.submitText;
}
